import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useHeldEnter } from '../../../src/ui/app/use-held-enter.ts'
import { Button } from '../../../src/ui/kit/button.tsx'
import { Dialog } from '../../../src/ui/kit/dialog.tsx'
import { Field } from '../../../src/ui/kit/field.tsx'
import { aProduct } from '../../support/builders.ts'
import { Price } from '../../../src/ui/lib/price.tsx'
import { ProgressStitch } from '../../../src/ui/kit/progress-stitch.tsx'

afterEach(cleanup)

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

describe('componentes', () => {
  const TIERS = [
    { from: 3, price: 5000 },
    { from: 6, price: 4850 },
    { from: 12, price: 4450 },
  ]
  it.each([
    [[{ from: 6, price: 7800 }], 6, '$78 c/u desde 6 pzs'],
    [TIERS, 6, '$48.50 c/u desde 6 pzs $44.50 desde 12 pzs'],
    [TIERS, 12, '$44.50 c/u desde 12 pzs'],
    [[{ from: 1, price: 7800 }], 1, '$78 c/u'],
    [[], 6, 'Precio a consultar'],
  ])(
    'R12.32 un precio dice cuánto cuesta el mínimo y el mejor, o que se consulta: %j desde %i',
    (tiers, minimum, text) => {
      const { container } = render(<Price product={aProduct({ tiers, minimum })} />)
      expect(container.textContent.trim()).toBe(text)
    },
  )

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
      useHeldEnter()
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

  it('un diálogo toma su nombre del título y al cerrarse devuelve el foco', async () => {
    render(<Opener />)
    const opener = screen.getByRole('button', { name: 'Abrir filtros' })
    await userEvent.click(opener)
    expect(screen.getByRole('dialog', { name: 'Filtros' })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
    await vi.waitFor(() => expect(screen.queryByText('Elige talla')).toBeNull())
    expect(opener).toHaveFocus()
  })

  it.each<readonly [what: string, act: (dialog: HTMLElement, inside: HTMLElement) => void, isOpen: boolean]>([
    ['un clic fuera lo cierra', (dialog) => (fireEvent.pointerDown(dialog), fireEvent.click(dialog)), false],
    [
      'el segundo clic de un doble clic, no',
      (dialog) => (fireEvent.pointerDown(dialog), fireEvent.click(dialog, { detail: 2 })),
      true,
    ],
    [
      'soltar fuera lo que se arrastró desde dentro, no',
      (dialog, inside) => (fireEvent.pointerDown(inside), fireEvent.click(dialog)),
      true,
    ],
    ['un clic dentro, no', (_, inside) => (fireEvent.pointerDown(inside), fireEvent.click(inside)), true],
  ])('de un diálogo abierto: %s', async (_what, press, isOpen) => {
    render(<Opener />)
    await userEvent.click(screen.getByRole('button', { name: 'Abrir filtros' }))
    const dialog = screen.getByRole('dialog')
    press(dialog, screen.getByText('Elige talla'))
    expect(dialog.hasAttribute('open')).toBe(isOpen)
    // What it shows goes after it has closed.
    await waitFor(() => expect(screen.queryByText('Elige talla') !== null).toBe(isOpen))
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

  it('un diálogo que nadie ha abierto no obliga al navegador a calcular la página', async () => {
    const asked = vi.fn(() => [])
    HTMLElement.prototype.getAnimations = asked
    try {
      render(<Opener />)
      expect(asked).not.toHaveBeenCalled()
      await userEvent.click(screen.getByRole('button', { name: 'Abrir filtros' }))
      await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
      await vi.waitFor(() => expect(screen.queryByText('Elige talla')).toBeNull())
      expect(asked).toHaveBeenCalledOnce()
    } finally {
      Reflect.deleteProperty(HTMLElement.prototype, 'getAnimations')
    }
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

  it('el avance de un mínimo se lee con palabras y nunca pasa de cien', () => {
    render(<ProgressStitch label="Pedido mínimo" value={3000} max={1500} text="Mínimo completo" />)
    const bar = screen.getByRole('progressbar', { name: 'Pedido mínimo' })
    expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuetext')]).toEqual(['100', 'Mínimo completo'])
  })
})
