import { act, fireEvent } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { within } from '../../support/area.ts'
import { aColour } from '../../support/builders.ts'
import { openProduct } from '../../support/buyer.ts'

const openGallery = async (...gallery: readonly string[]) => {
  const site = await openProduct({ product: { gallery } })
  return { site, strip: site.getByRole('group', { name: 'Fotos de Playera Alba' }) }
}
/** `Negro` has no photo of its own, `Negro negro.svg` has. */
const openColours = (named: readonly string[], gallery?: readonly string[], search = '') => {
  const colours = named.map((each) => {
    const [name = '', image = null] = each.split(' ')
    return aColour(name, null, image)
  })
  return openProduct({ product: { colours, soldOut: [], ...(gallery && { gallery }) }, search })
}
/** What the browser was told to fetch for the gallery, in the order of the page. */
const asked = () =>
  [...document.querySelectorAll('.product-pictures img')].flatMap(
    (image) => image.getAttribute('src')?.split('/').at(-1) ?? [],
  )
const slide = (file: string) =>
  [...document.querySelectorAll<HTMLImageElement>('.gallery-slide img')].find((image) => image.src.endsWith(file))
const isBroken = (file: string) => fireEvent.error(slide(file)!)
const waits = (ms = 60) => act(() => new Promise((resolve) => setTimeout(resolve, ms)))
const arrives = (file: string) => {
  fireEvent.load(slide(file)!)
  return waits()
}
const swatches = () => [...document.querySelectorAll('.swatch img')].map((image) => image.getAttribute('src'))

describe('Las fotos de un producto', () => {
  it.each([
    ['y las miniaturas al final', false, ['a.svg', 'b.svg', 'a.svg', 'b.svg', 'c.svg']],
    ['y con ahorro de datos ninguna miniatura', true, ['a.svg', 'b.svg']],
  ] as const)('R11.230 se pide la foto que se ve, luego la siguiente, %s', async (_, saveData, atLast) => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData } })
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'))
    await openGallery('a.svg', 'b.svg', 'c.svg')
    await waits()
    expect(asked()).toEqual(['a.svg'])
    expect(slide('a.svg')).toHaveAttribute('fetchpriority', 'high')
    await arrives('a.svg')
    expect(asked()).toEqual(['a.svg', 'b.svg'])
    await arrives('b.svg')
    expect(asked()).toEqual(atLast)
  })

  it('R12.05 se salta las que no se pueden abrir, también al ampliar; si no queda ninguna lo dice', async () => {
    const { site, strip } = await openGallery('a.svg', 'b.svg', 'c.svg', 'd.svg')
    isBroken('a.svg')
    await site.hasText('Foto 1 de 3')
    expect(asked()).toEqual(['b.svg'])
    fireEvent.keyDown(strip, { key: 'End' })
    isBroken('d.svg')
    await site.hasText('Foto 2 de 2')
    fireEvent.keyDown(strip, { key: 'Home' })
    isBroken('b.svg')
    await site.press('Ampliar foto')
    const dialog = within(site.getByRole('dialog'))
    expect(await dialog.findByRole('img', { name: 'Playera Alba' })).toHaveAttribute('src', '/images/c.svg')
    await dialog.press('Cerrar')
    isBroken('c.svg')
    await site.has('img', 'Playera Alba, sin fotos por ahora')
    site.lacks('button', 'Ampliar foto')
  })

  it('R12.05 si falla la miniatura de una anterior, se sigue viendo la misma', async () => {
    const { site, strip } = await openGallery('a.svg', 'b.svg', 'c.svg', 'd.svg')
    for (const _ of ['b', 'c']) fireEvent.keyDown(strip, { key: 'ArrowRight' })
    await arrives('c.svg')
    await arrives('d.svg')
    fireEvent.error(document.querySelector('.gallery-thumb img[src$="b.svg"]')!)
    await site.hasText('Foto 2 de 3')
    expect(slide('c.svg')?.closest('[aria-hidden=false]')).not.toBeNull()
  })

  it('R12.05 R11.230 de treinta fotos se espera solo la del color elegido; si no se abre, lo dice', async () => {
    const gallery = Array.from({ length: 30 }, (_, number) => `${number}.svg`)
    const site = await openColours(['Negro 0.svg', 'Guinda guinda.svg'], gallery)
    await site.press('Ver en Guinda')
    await site.hasText('Foto 31 de 31')
    expect(asked()).toEqual(['guinda.svg'])
    isBroken('guinda.svg')
    await site.hasText('La foto en Guinda no se pudo abrir.')
  })

  it('R12.05 la foto ampliada se abre entera, y solo crece si su archivo tiene más', async () => {
    const { site } = await openGallery('a.jpg', 'b.svg')
    await site.press('Ampliar foto')
    const dialog = within(site.getByRole('dialog'))
    const photo = await dialog.findByRole('img')
    const pressArrow = () => fireEvent.keyDown(dialog.getByRole('group'), { key: 'ArrowRight' })
    const measures = (naturalWidth: number) => {
      Object.defineProperties(photo, {
        naturalWidth: { value: naturalWidth, configurable: true },
        clientWidth: { value: 300, configurable: true },
      })
      fireEvent.load(photo)
    }
    measures(80)
    dialog.lacks('button', 'Acercar')
    measures(4000)
    await dialog.press('Acercar')
    // In a large photo the arrows are the browser's, which scrolls it.
    pressArrow()
    await dialog.press('Alejar')
    pressArrow()
    // A drawing grows whatever width the browser says of it: Safari's is the one in which it is drawn.
    fireEvent.load(await dialog.findByRole('img', { name: 'Playera Alba, foto 2 de 2' }))
    await dialog.has('button', 'Acercar')
  })

  it('R12.05 un clic la amplía y dos la crecen; su archivo se pide entonces', async () => {
    const site = await openProduct({ product: { gallery: ['a.jpg'] }, imageSizes: '/images/w{width}/{path}' })
    await site.user.click(slide('a.jpg')!)
    const dialog = within(site.getByRole('dialog'))
    const photo = dialog.getByRole<HTMLImageElement>('img')
    const comes = (naturalWidth: number) => {
      Object.defineProperty(photo, 'naturalWidth', { value: naturalWidth, configurable: true })
      fireEvent.load(photo)
      return [photo.srcset, photo.getAttribute('src'), dialog.getByRole('group').dataset['large']]
    }
    expect(photo.srcset).toContain('/images/w1920/a.jpg')
    // What browsers say of a picture with widths is the window's.
    comes(0)
    await site.user.dblClick(photo)
    expect([comes(0), comes(4000)]).toEqual([
      ['', '/images/a.jpg', 'window'],
      ['', '/images/a.jpg', 'file'],
    ])
    await site.user.dblClick(photo)
    await dialog.has('button', 'Acercar')
  })

  it.each([
    ['/images/w{width}/{path}', '/images/w160/a.svg 160w, /images/w320/a.svg 320w'],
    ['https://fotos.mx/{path}?w={width}', 'https://fotos.mx/a.svg?w=160 160w'],
    ['', null],
  ])('R11.230 con %s la foto se pide en la medida en que se ve', async (imageSizes, widths) => {
    await openProduct({ product: { gallery: ['a.svg'] }, imageSizes })
    const photo = slide('a.svg')
    expect(photo?.getAttribute('srcset')?.slice(0, widths?.length) ?? null).toBe(widths)
    expect(photo?.getAttribute('sizes')).toBe(widths && '(max-width: 43.7rem) 100vw, 50vw')
  })

  it('R12.05 dos pasos rápidos avanzan dos fotos; quien detiene la que se desliza ve la que queda', async () => {
    const { site, strip } = await openGallery('a.svg', 'b.svg', 'c.svg')
    Object.defineProperty(strip, 'clientWidth', { value: 300 })
    const scrolls = (left: number) => {
      strip.scrollLeft = left
      fireEvent.scroll(strip)
    }
    await site.press('Foto siguiente')
    // A third of the way to the second photo, and no scroll event for longer than a swipe takes to end.
    scrolls(100)
    await waits(200)
    await site.hasText('Foto 2 de 3')
    await site.press('Foto siguiente')
    await site.hasText('Foto 3 de 3')
    for (const hold of ['pointerDown', 'touchStart', 'wheel'] as const) {
      fireEvent[hold](strip)
      scrolls(0)
      await site.hasText('Foto 1 de 3')
      await site.press('Foto siguiente')
    }
  })

  it('R12.05 las fotos se recorren con las flechas, también ampliadas', async () => {
    const { site, strip } = await openGallery('a.svg', 'b.svg', 'c.svg')
    fireEvent.keyDown(strip, { key: 'ArrowRight' })
    await site.hasText('Foto 2 de 3')
    await site.press('Ver foto 3 de 3')
    const next = site.getByRole('button', { name: 'Foto siguiente' })
    expect(next).toHaveAttribute('aria-disabled', 'true')
    await site.user.click(next)
    await site.hasText('Foto 3 de 3')
    expect(next).toHaveFocus()

    await site.press('Ampliar foto')
    const zoom = await site.part('dialog', 'Playera Alba')
    const photos = zoom.getByRole('group', { name: 'Fotos ampliadas de Playera Alba' })
    expect(photos.tabIndex).toBe(0)
    fireEvent.keyDown(photos, { key: 'ArrowLeft', altKey: true })
    await zoom.has('img', 'Playera Alba, foto 3 de 3')
    fireEvent.keyDown(photos, { key: 'ArrowLeft' })
    await zoom.has('img', 'Playera Alba, foto 2 de 3')
    await zoom.press('Foto anterior')
    await zoom.has('img', 'Playera Alba, foto 1 de 3')
  })

  it('R12.05 con tabulador las miniaturas son una parada, la de la foto que se ve', async () => {
    const { site } = await openGallery('a.svg', 'b.svg', 'c.svg')
    await site.press('Foto siguiente')
    site.getByRole('button', { name: 'Ampliar foto' }).focus()
    await site.user.tab()
    site.hasFocus('button', 'Ver foto 2 de 3')
    await site.user.tab()
    site.hasFocus('link', 'Tejidos Cuatro Cabos')
  })
})

describe('Los colores de un producto', () => {
  it('R12.34 la muestra de cada renglón trae su foto, y cambia la grande y la dirección', async () => {
    const site = await openColours(['Limón', 'Negro negro.svg', 'Jade a.svg'], ['a.svg', 'b.svg'])
    const rows = await site.part('group', 'Cantidades por color y talla')
    const marks = () =>
      rows
        .getAllByRole('group')
        .map((row) => [row.getAttribute('aria-label'), row.getAttribute('aria-current')].join(' '))
    // With the thumbnails, after the photo that is looked at.
    expect(swatches()).toEqual([])
    await arrives('a.svg')
    await arrives('b.svg')
    expect(swatches()).toEqual(['/images/negro.svg', '/images/a.svg'])
    await rows.press('Ver en Negro')
    rows.getByRole('button', { name: 'Ver en Negro', pressed: true })
    site.hasQuery('?color=Negro')
    await site.hasText('Foto 3 de 3')
    expect(marks()).toEqual(['Limón ', 'Negro true', 'Jade '])
    fireEvent.error(document.querySelector('.swatch img')!)
    expect(document.querySelectorAll('.swatch .colour-dots-drawing')).toHaveLength(2)
  })

  it('R12.34 un enlace con color abre en ese color, aunque venga sin acentos', async () => {
    const site = await openColours(['Negro a.svg', 'Limón limon.svg'], ['a.svg'], '?color=limon')
    await site.hasText('Foto 2 de 2')
    site.getByRole('button', { name: 'Ver en Limón', pressed: true })
  })

  it('R12.34 de un color sin foto, entre otros con foto, lo dice', async () => {
    const site = await openColours(['Limón', 'Negro negro.svg'])
    site.lacksText(/Todavía no hay foto/)
    await site.press('Ver en Limón')
    await site.hasText('Todavía no hay foto en Limón.')
    await site.press('Ver en Negro')
    site.lacksText(/Todavía no hay foto/)
    const without = await openColours(['Limón', 'Jade'])
    await without.press('Ver en Jade')
    without.lacksText(/Todavía no hay foto/)
  })
})
