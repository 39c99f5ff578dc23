import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useHeldEnter } from '../../../src/ui/app/use-held-enter.ts'
import { Button } from '../../../src/ui/kit/button.tsx'
import { Chip } from '../../../src/ui/kit/chip.tsx'
import { Dialog } from '../../../src/ui/kit/dialog.tsx'
import { Field } from '../../../src/ui/kit/field.tsx'
import { PriceFrom } from '../../../src/ui/features/product-cards/price.tsx'
import { ProgressStitch } from '../../../src/ui/kit/progress-stitch.tsx'

afterEach(cleanup)

const Opener = () => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Abrir filtros</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Filtros">
        <p>Elige talla</p>
      </Dialog>
    </>
  )
}

describe('componentes', () => {
  it('R12.32 un precio dice cuánto cuesta el mínimo y el mejor, o que se consulta', () => {
    const { container, rerender } = render(<PriceFrom tiers={[{ from: 6, price: 7800 }]} minimum={6} />)
    const shown = () => container.textContent?.trim()
    expect(shown()).toBe('$78 c/u desde 6 pzs')
    const tiers = [
      { from: 3, price: 5000 },
      { from: 6, price: 4850 },
      { from: 12, price: 4450 },
    ]
    rerender(<PriceFrom tiers={tiers} minimum={6} />)
    expect(shown()).toBe('$48.50 c/u desde 6 pzs · $44.50 desde 12 pzs')
    rerender(<PriceFrom tiers={tiers} minimum={12} />)
    expect(shown()).toBe('$44.50 c/u desde 12 pzs')
    rerender(<PriceFrom tiers={[{ from: 1, price: 7800 }]} minimum={1} />)
    expect(shown()).toBe('$78 c/u')
    rerender(<PriceFrom tiers={[]} minimum={6} />)
    expect(container.textContent).toBe('Precio a consultar')
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
    expect(button.getAttribute('aria-busy')).toBe('true')
    expect(document.activeElement).toBe(button)
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

  it('un campo con error lo dice junto a él', () => {
    render(<Field label="Teléfono" error="Escribe 10 dígitos." help="Sin espacios." />)
    const field = screen.getByRole('textbox', { name: 'Teléfono', description: 'Sin espacios. Escribe 10 dígitos.' })
    expect(field.getAttribute('aria-invalid')).toBe('true')
  })

  it('un filtro activo se quita con su botón', async () => {
    const remove = vi.fn()
    render(<Chip label="CH" onRemove={remove} />)
    await userEvent.click(screen.getByRole('button', { name: 'Quitar filtro: CH' }))
    expect(remove).toHaveBeenCalledOnce()
  })

  it('un diálogo toma su nombre del título y al cerrarse devuelve el foco', async () => {
    render(<Opener />)
    const opener = screen.getByRole('button', { name: 'Abrir filtros' })
    await userEvent.click(opener)
    expect(screen.getByRole('dialog', { name: 'Filtros' })).toBeShown()
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
    await vi.waitFor(() => expect(screen.queryByText('Elige talla')).toBeNull())
    expect(document.activeElement).toBe(opener)
  })

  it(
    'un diálogo que nadie ha abierto no pregunta por animaciones, que obligan ' + 'al navegador a calcular la página',
    async () => {
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
    },
  )

  it('el avance de un mínimo se lee con palabras y nunca pasa de cien', () => {
    render(<ProgressStitch label="Pedido mínimo" value={3000} max={1500} text="Mínimo completo" />)
    const bar = screen.getByRole('progressbar', { name: 'Pedido mínimo' })
    expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuetext')]).toEqual(['100', 'Mínimo completo'])
  })
})
