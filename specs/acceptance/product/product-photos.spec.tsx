import { act, fireEvent, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openProduct, press, hasText, has, lacksText } from '../../support/buyer.ts'

describe('Fotos y colores de un producto', () => {
  const openGallery = async (...gallery: readonly string[]) => {
    const site = await openProduct({ product: { gallery } })
    return { site, strip: site.screen.getByRole('group', { name: 'Fotos de Playera Alba' }) }
  }
  const openColours = (of: readonly { name: string; image?: string }[], gallery?: readonly string[], search = '') => {
    const colours = of.map((colour) => ({ hex: null, ...colour }))
    return openProduct({ product: { colours, soldOut: [], ...(gallery && { gallery }) }, search })
  }

  it('R11.80 dos pasos rápidos avanzan dos fotos, aunque la primera todavía se esté deslizando', async () => {
    const { site, strip } = await openGallery('a.svg', 'b.svg', 'c.svg')
    Object.defineProperty(strip, 'clientWidth', { value: 300 })
    const next = site.screen.getByRole('button', { name: 'Foto siguiente' })
    await site.user.click(next)
    // A third of the way to the second photo, and no scroll event for longer than a swipe takes to end.
    strip.scrollLeft = 100
    fireEvent.scroll(strip)
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)))
    await hasText(site, 'Foto 2 de 3')
    await site.user.click(next)
    await hasText(site, 'Foto 3 de 3')
  })

  it('R12.05 las fotos se recorren con las flechas y se amplían', async () => {
    const { site, strip } = await openGallery('a.svg', 'b.svg', 'c.svg')
    fireEvent.keyDown(strip, { key: 'ArrowRight' })
    await hasText(site, 'Foto 2 de 3')
    await press(site, 'Ver foto 3 de 3')
    await hasText(site, 'Foto 3 de 3')
    const next = site.screen.getByRole('button', { name: 'Foto siguiente' })
    expect(next.getAttribute('aria-disabled')).toBe('true')
    await site.user.click(next)
    await hasText(site, 'Foto 3 de 3')
    expect(document.activeElement).toBe(next)

    await press(site, 'Ampliar foto')
    const zoom = site.screen.getByRole('dialog', { name: 'Playera Alba' })
    await has(within(zoom), 'img', 'Playera Alba, foto 3 de 3')
  })

  it('R12.05 con tabulador la tira de miniaturas es una sola parada, la de la foto que se ve', async () => {
    const { site } = await openGallery('a.svg', 'b.svg', 'c.svg')
    await press(site, 'Foto siguiente')
    site.screen.getByRole('button', { name: 'Ampliar foto' }).focus()
    await site.user.tab()
    expect(site.screen.getByRole('button', { name: 'Ver foto 2 de 3' })).toHaveFocus()
    await site.user.tab()
    expect(document.activeElement?.textContent).toBe('Tejidos Cuatro Cabos')
  })

  it('R12.79 la foto ampliada cambia con sus flechas y con el teclado', async () => {
    const { site } = await openGallery('a.svg', 'b.svg')
    await press(site, 'Ampliar foto')
    const dialog = within(site.screen.getByRole('dialog'))
    const photos = dialog.getByRole('group', { name: 'Fotos ampliadas de Playera Alba' })
    expect(photos.tabIndex).toBe(0)
    fireEvent.keyDown(photos, { key: 'ArrowLeft', altKey: true })
    fireEvent.keyDown(photos, { key: 'ArrowRight' })
    await has(dialog, 'img', 'Playera Alba, foto 2 de 2')
    fireEvent.keyDown(photos, { key: 'ArrowRight' })
    await press(site, 'Foto anterior', dialog)
    await has(dialog, 'img', 'Playera Alba, foto 1 de 2')
  })

  it('R12.34 cada color es un botón: cambia la foto, la dirección y la fila de la tabla', async () => {
    const site = await openColours(
      [
        { name: 'Limón', image: 'a.svg' },
        { name: 'Negro', image: 'negro.svg' },
      ],
      ['a.svg', 'b.svg'],
    )
    const swatches = within(site.screen.getByRole('list', { name: 'Colores' }))
    await press(site, 'Ver en Negro', swatches)
    expect(swatches.getByRole('button', { name: 'Ver en Negro', pressed: true })).toBeInTheDocument()
    expect(window.location.search).toBe('?color=Negro')
    await hasText(site, 'Foto 3 de 3')
    const rows = within(site.screen.getByRole('group', { name: 'Cantidades por color y talla' }))
    expect(rows.getByRole('group', { name: 'Negro' })).toHaveAttribute('aria-current', 'true')
    expect(rows.getByRole('group', { name: 'Limón' })).not.toHaveAttribute('aria-current')
  })

  it('R12.34 un enlace con color abre en ese color, aunque venga sin acentos', async () => {
    const colours = [
      { name: 'Negro', image: 'a.svg' },
      { name: 'Limón', image: 'limon.svg' },
    ]
    const site = await openColours(colours, ['a.svg'], '?color=limon')
    await hasText(site, 'Foto 2 de 2')
    expect(site.screen.getByRole('button', { name: 'Ver en Limón', pressed: true })).toBeInTheDocument()
  })

  it('R12.34 de un color sin foto, entre otros que la tienen, lo dice', async () => {
    const site = await openColours([{ name: 'Limón' }, { name: 'Negro', image: 'negro.svg' }, { name: 'Jade' }])
    lacksText(site, /Todavía no hay foto/)
    await press(site, 'Ver en Limón')
    await hasText(site, 'Todavía no hay foto en Limón.')
    await press(site, 'Ver en Negro')
    lacksText(site, /Todavía no hay foto/)
  })

  it('R12.34 sin fotos por color no adivina cuál se ve', async () => {
    const site = await openColours([{ name: 'Limón' }, { name: 'Negro' }, { name: 'Jade' }])
    await press(site, 'Ver en Jade')
    lacksText(site, /Todavía no hay foto/)
  })
})
