import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { useLinks } from '../../../src/ui/app/links.ts'
import { Button } from '../../../src/ui/kit/button.tsx'
import { Dialog, DialogBox } from '../../../src/ui/kit/dialog.tsx'
import { Field } from '../../../src/ui/kit/field.tsx'
import { aColour, aProduct } from '../../support/builders.ts'
import { ColourDots } from '../../../src/ui/features/product-cards/colour-dots.tsx'
import { Price } from '../../../src/ui/features/product-cards/product-card.tsx'

const Opener = () => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Abrir filtros</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Filtros">
        <p>Elige talla</p>
        <a href="/productos" onClick={(event) => event.preventDefault()}>
          Ver productos
        </a>
      </Dialog>
    </>
  )
}

const TIERS = [
  { from: 3, price: 5000 },
  { from: 6, price: 4850 },
  { from: 12, price: 4450 },
]
it.each([
  ['$78 c/u desde 6 pzs', [{ from: 6, price: 7800 }], 6],
  ['$48.50 c/u desde 6 pzs $44.50 desde 12 pzs', TIERS, 6],
  ['$44.50 c/u desde 12 pzs', TIERS, 12],
  ['$78 c/u', [{ from: 1, price: 7800 }], 1],
  ['Precio a consultar', [], 6],
])('R12.32 un precio dice cuánto cuesta el mínimo y el mejor, o que se consulta: «%s»', (text, tiers, minimum) => {
  const { container } = render(<Price product={aProduct({ tiers, minimum })} />)
  expect(container.textContent.trim()).toBe(text)
})

it('R12.34 un color sin código se dibuja con el de su nombre; uno que no se conoce, tachado', () => {
  const colours = [aColour('NEGRA'), aColour('Limón', '#123456'), aColour('Humo de luna')]
  const { container } = render(<ColourDots colours={colours} />)
  const dots = [...container.querySelectorAll('circle')]
  expect(dots.map((dot) => dot.getAttribute('fill'))).toEqual(['#14110f', '#123456', 'none'])
  expect(container.querySelectorAll('path')).toHaveLength(1)
})

it('un botón ocupado no hace nada y conserva el foco', async () => {
  const click = vi.fn()
  render(
    <Button busy onClick={click}>
      Enviar pedido
    </Button>,
  )
  const button = screen.getByRole('button', { name: /^Enviar pedido/ })
  await userEvent.click(button)
  expect(click).not.toHaveBeenCalled()
  expect(button).toHaveAttribute('aria-busy', 'true')
  expect(button).toHaveFocus()
})

it('Enter sostenido oprime una vez, y en un texto largo sigue haciendo renglones', () => {
  const Page = () => {
    useLinks()
    return (
      <>
        <Field label="Correo" />
        <textarea aria-label="Mensaje" />
      </>
    )
  }
  render(<Page />)
  const goesOn = (name: string, repeat: boolean) =>
    fireEvent.keyDown(screen.getByRole('textbox', { name }), { key: 'Enter', repeat })
  expect(goesOn('Correo', false)).toBe(true)
  expect(goesOn('Correo', true)).toBe(false)
  expect(goesOn('Mensaje', true)).toBe(true)
})

it('un clic fuera cierra un diálogo; el segundo de un doble clic, que lo abrió, no', async () => {
  render(<Opener />)
  await userEvent.click(screen.getByRole('button', { name: 'Abrir filtros' }))
  const dialog = screen.getByRole('dialog', { name: 'Filtros' })
  for (const detail of [2, 1]) {
    fireEvent.pointerDown(dialog)
    fireEvent.click(dialog, { detail })
    expect(dialog.hasAttribute('open')).toBe(detail === 2)
  }
  // What it shows goes after it has closed.
  await waitFor(() => expect(screen.queryByText('Elige talla')).toBeNull())
})

it('cerrar un diálogo que está dentro de otro deja abierto el de afuera', async () => {
  const closed = vi.fn()
  render(
    <Dialog open onClose={closed} title="Afuera">
      <Opener />
    </Dialog>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Abrir filtros' }))
  const inner = screen.getByRole('dialog', { name: 'Filtros' })
  await userEvent.click(within(inner).getByRole('button', { name: 'Cerrar' }))
  await waitFor(() => expect(inner).not.toHaveAttribute('open'))
  expect(closed).not.toHaveBeenCalled()
})

it('lo que tarda en llegar aparece en el mismo diálogo, y al cerrarlo el foco vuelve al botón que lo abrió', async () => {
  const shown = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
  const Late = () => {
    const [part, setPart] = useState<'none' | 'wait' | 'order'>('none')
    const dialog = { open: part !== 'none', onClose: () => setPart('none') }
    return (
      <>
        <Button onClick={() => setPart('wait')}>Pedido</Button>
        <DialogBox variant="drawer-end">
          {part === 'wait' ? (
            <Dialog {...dialog} title="Un momento…">
              <button type="button" onClick={() => setPart('order')}>
                Llega
              </button>
            </Dialog>
          ) : (
            <Dialog key="order" {...dialog} title="Tu pedido" children={<p>6 piezas</p>} />
          )}
        </DialogBox>
      </>
    )
  }
  render(<Late />)
  await userEvent.click(screen.getByRole('button', { name: 'Pedido' }))
  expect(screen.getByRole('heading', { name: 'Un momento…' })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Llega' }))
  expect(screen.getByRole('dialog', { name: 'Tu pedido' })).toHaveClass('dialog-drawer-end')
  expect(screen.getByRole('heading', { name: 'Tu pedido' })).toHaveFocus()
  expect(shown).toHaveBeenCalledTimes(1)
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
  expect(screen.getByRole('button', { name: 'Pedido' })).toHaveFocus()
})

it('Escape cierra el diálogo en el momento; no elegir archivo dentro de él, no', async () => {
  const closed = vi.fn()
  render(
    <Dialog open onClose={closed} title="Mensaje">
      <input type="file" aria-label="Foto" />
    </Dialog>,
  )
  fireEvent(screen.getByLabelText('Foto'), new Event('cancel', { bubbles: true }))
  expect(closed).not.toHaveBeenCalled()
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  expect(closed).toHaveBeenCalledTimes(1)
})

it('un enlace a otra pantalla cierra el diálogo, salvo el que se abre en otra pestaña', async () => {
  const user = userEvent.setup()
  render(<Opener />)
  await user.click(screen.getByRole('button', { name: 'Abrir filtros' }))
  const link = screen.getByRole('link', { name: 'Ver productos' })
  for (const key of ['Control', 'Meta', 'Shift', 'Alt']) {
    await user.keyboard(`{${key}>}`)
    await user.click(link)
    await user.keyboard(`{/${key}}`)
  }
  expect(screen.getByRole('dialog')).toHaveAttribute('open')
  await user.click(link)
  await waitFor(() => expect(screen.queryByText('Ver productos')).toBeNull())
})

describe('El foco de un botón que se va', () => {
  const Parts = () => {
    const [step, setStep] = useState(0)
    const button = (name: string) => (
      <Button key={name} onClick={() => setStep(step + 1)}>
        {name}
      </Button>
    )
    return (
      <main>
        <h1 tabIndex={-1}>Inicio</h1>
        <section aria-labelledby="titulo">
          <div>
            <h2 id="titulo">Nuevos</h2>
          </div>
          {step === 0 ? <p>{button('Reintentar')}</p> : <div>{button(step === 1 ? 'Deshacer' : 'Volver a pedir')}</div>}
        </section>
        <input aria-label="Nota" />
      </main>
    )
  }
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  const focusIs = (role: string, name: string) => waitFor(() => expect(screen.getByRole(role, { name })).toHaveFocus())

  it('R11.81 pasa al título de su parte, o al botón que queda en su lugar', async () => {
    render(<Parts />)
    await press('Reintentar')
    await focusIs('heading', 'Nuevos')
    await press('Deshacer')
    await focusIs('button', 'Volver a pedir')
  })

  it('R11.81 de un diálogo que no abrió un botón pasa al título de la pantalla', async () => {
    const Menu = () => {
      const [open, setOpen] = useState(true)
      return <Dialog open={open} onClose={() => setOpen(false)} title="Aviso" children={<p>Hola</p>} />
    }
    render(
      <>
        <Parts />
        <Menu />
      </>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
    await focusIs('heading', 'Inicio')
  })

  it('no se mueve si ya está en otra parte', async () => {
    render(<Parts />)
    const button = screen.getByRole('button', { name: 'Reintentar' })
    button.focus()
    fireEvent.click(button)
    screen.getByRole('textbox').focus()
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    expect(screen.getByRole('textbox')).toHaveFocus()
  })
})
