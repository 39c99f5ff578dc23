import { fireEvent, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { field, openProduct } from '../../support/buyer.ts'
import { ANA } from '../../support/device.ts'
import { freshSimulation, openSite } from '../../support/site.tsx'

const greeting = (link: HTMLElement): string => new URL(link.getAttribute('href') ?? '').searchParams.get('text') ?? ''

describe('La página de un producto', () => {
  it('R2.03 muestra el producto con su nombre, tienda, precios por escala y ficha', async () => {
    const { screen } = await openProduct()

    expect(screen.getByRole('heading', { level: 1, name: 'Playera Alba' })).toBeShown()
    expect(document.title).toBe('Playera Alba · Puntada')
    const prices = within(screen.getByRole('table', { name: 'Precios de mayoreo' }))
      .getAllByRole('row')
      .slice(1)
    expect(prices.map((row) => row.textContent)).toEqual([
      '6 a 11 pzs$92 c/u',
      '12 pzs o más$78.50 c/u',
    ])
    expect(screen.getByText('Mínimo 6 pzs de este modelo. Mezcla tallas y colores como quieras.')).toBeShown()
    expect(screen.getByText('Tela')).toBeShown()
    expect(screen.getByText('Cuidados')).toBeShown()
    expect(screen.getByText('Origen')).toBeShown()
  })

  it('R2.03 se llega desde otra pantalla sin cargar la página', async () => {
    const site = await openProduct()
    const similar = await site.screen.findByRole('list', { name: 'Productos similares' })
    const link = within(similar).getAllByRole('link')[0]
    const name = link?.textContent ?? ''
    await site.user.click(link!)

    expect(await site.screen.findByRole('heading', { level: 1, name })).toBeShown()
    expect(site.page.reloads).toBe(0)
  })

  it('R7.15 sin sesión pide los datos públicos del producto', async () => {
    const site = await openProduct()
    expect(site.calledWith('catalogue.product')).toEqual([['5']])
    expect(site.calledWith('catalogue.productForUser')).toEqual([])
  })

  it('R6.04 R7.16 con sesión pide los datos de quien mira', async () => {
    const site = await openProduct({ session: ANA })
    expect(site.calledWith('catalogue.productForUser')).toEqual([[{ id: '5', user: 'ana@ejemplo.mx' }]])
    expect(site.calledWith('catalogue.product')).toEqual([])
  })

  it('R7.17 muestra productos similares', async () => {
    const site = await openProduct()
    const similar = await site.screen.findByRole('list', { name: 'Productos similares' })
    expect(within(similar).getAllByRole('article').length).toBeGreaterThan(0)
    expect(site.calledWith('catalogue.similarProducts')).toHaveLength(1)
    expect(site.calledWith('catalogue.similarProducts')[0]?.[0]).toMatchObject({ productId: '5' })
  })

  it('R12.23 un producto que no existe lo dice y lleva a otros', async () => {
    const { screen } = await openSite('/vistaproducto/no-existe')
    expect(await screen.findByRole('heading', { level: 1, name: 'No encontramos este producto' })).toBeShown()
    expect(screen.getByRole('link', { name: 'Ver todos los productos' }).getAttribute('href')).toBe(
      '/productos/todos/0/todas',
    )
  })

  it('R11.21 si el producto falla lo dice, y Reintentar lo trae', async () => {
    const { catalogue } = freshSimulation().ports
    let tries = 0
    const site = await openSite('/vistaproducto/5', {
      services: {
        catalogue: {
          product: (id, signal) =>
            tries++ === 0
              ? Promise.resolve({ ok: false, failure: { kind: 'offline' } })
              : catalogue.product(id, signal),
        },
      },
    })
    expect(
      await site.screen.findByText('No hay conexión con el sitio. Revisa tu internet e inténtalo de nuevo.'),
    ).toBeShown()
    await site.user.click(site.screen.getByRole('button', { name: 'Reintentar' }))
    expect(await site.screen.findByRole('button', { name: 'Agregar al pedido' })).toBeShown()
  })

  it('R11.32 un producto sin precios dice «Precio a consultar»; sin fotos, colores ni tallas se puede pedir', async () => {
    const site = await openProduct({
      product: { gallery: [], tiers: [], colours: [], sizes: [], soldOut: [], care: [], fabric: '' },
    })
    expect(site.screen.getByText('Precio a consultar con el fabricante')).toBeShown()
    expect(field(site, 'Color único, talla Unitalla')).toBeShown()
    expect(document.body.textContent).not.toMatch(/undefined|NaN|null|Invalid/)
  })

  it('R11.80 dos pasos rápidos avanzan dos fotos, aunque la primera todavía se esté deslizando', async () => {
    const site = await openProduct({ product: { gallery: ['a.svg', 'b.svg', 'c.svg'] } })
    const strip = site.screen.getByRole('group', { name: 'Fotos de Playera Alba' })
    Object.defineProperty(strip, 'clientWidth', { value: 300 })
    const next = site.screen.getByRole('button', { name: 'Foto siguiente' })
    await site.user.click(next)
    // A third of the way to the second photo, and no scroll event for longer than a swipe takes to end.
    strip.scrollLeft = 100
    fireEvent.scroll(strip)
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(site.screen.getByText('Foto 2 de 3')).toBeShown()
    await site.user.click(next)
    expect(site.screen.getByText('Foto 3 de 3')).toBeShown()
  })

  it('R12.05 las fotos se recorren con las flechas y se amplían', async () => {
    const site = await openProduct({ product: { gallery: ['a.svg', 'b.svg', 'c.svg'] } })
    const strip = site.screen.getByRole('group', { name: 'Fotos de Playera Alba' })
    fireEvent.keyDown(strip, { key: 'ArrowRight' })
    expect(site.screen.getByText('Foto 2 de 3')).toBeShown()
    await site.user.click(site.screen.getByRole('button', { name: 'Ver foto 3 de 3' }))
    expect(site.screen.getByText('Foto 3 de 3')).toBeShown()
    expect(site.screen.getByRole<HTMLButtonElement>('button', { name: 'Foto siguiente' }).disabled).toBe(true)

    await site.user.click(site.screen.getByRole('button', { name: 'Ampliar foto' }))
    const zoom = site.screen.getByRole('dialog', { name: 'Playera Alba' })
    expect(within(zoom).getByRole('img', { name: 'Playera Alba, foto 3 de 3' })).toBeShown()
  })

  it('R12.34 cada color es un botón: cambia la foto, la dirección y la fila de la tabla', async () => {
    const colours = [{ name: 'Limón', hex: '#b7cf3a', image: 'a.svg' }, { name: 'Negro', hex: '#14110f', image: 'negro.svg' }]
    const site = await openProduct({ product: { gallery: ['a.svg', 'b.svg'], colours, soldOut: [] } })
    const swatches = within(site.screen.getByRole('list', { name: 'Colores' }))
    await site.user.click(swatches.getByRole('button', { name: 'Ver en Negro' }))
    expect(swatches.getByRole('button', { name: 'Ver en Negro', pressed: true })).toBeShown()
    expect(window.location.search).toBe('?color=Negro')
    expect(site.screen.getByText('Foto 3 de 3')).toBeShown()
    const rows = within(site.screen.getByRole('group', { name: 'Cantidades por color y talla' }))
    expect(rows.getByRole('group', { name: 'Negro' }).getAttribute('aria-current')).toBe('true')
    expect(rows.getByRole('group', { name: 'Limón' }).hasAttribute('aria-current')).toBe(false)
  })

  it('R12.34 un enlace con color abre en ese color, aunque venga sin acentos', async () => {
    const colours = [{ name: 'Negro', hex: null, image: 'a.svg' }, { name: 'Limón', hex: null, image: 'limon.svg' }]
    const site = await openProduct({ product: { gallery: ['a.svg'], colours, soldOut: [] }, search: '?color=limon' })
    expect(site.screen.getByText('Foto 2 de 2')).toBeShown()
    expect(site.screen.getByRole('button', { name: 'Ver en Limón', pressed: true })).toBeShown()
  })

  it('R12.34 con fotos de algunos colores dice en cuáles hay y en cuáles más viene', async () => {
    const colours = [{ name: 'Limón', hex: null }, { name: 'Negro', hex: null, image: 'negro.svg' }, { name: 'Jade', hex: null }]
    const site = await openProduct({ product: { colours, soldOut: [] } })
    expect(site.screen.getByText('Foto en Negro. También en Limón, Jade.')).toBeShown()
    await site.user.click(site.screen.getByRole('button', { name: 'Ver en Limón' }))
    expect(site.screen.getByText('Todavía no hay foto en Limón.')).toBeShown()
    await site.user.click(site.screen.getByRole('button', { name: 'Ver en Negro' }))
    expect(site.screen.queryByText(/Todavía no hay foto|Foto en|Viene en/)).toBeNull()
  })

  it('R12.34 sin fotos por color dice en cuáles viene, y no adivina cuál se ve', async () => {
    const colours = [{ name: 'Limón', hex: null }, { name: 'Negro', hex: null }, { name: 'Jade', hex: null }]
    const site = await openProduct({ product: { colours, soldOut: [] } })
    expect(site.screen.getByText('Viene en Limón, Negro, Jade.')).toBeShown()
    await site.user.click(site.screen.getByRole('button', { name: 'Ver en Jade' }))
    expect(site.screen.getByText('Viene en Limón, Negro, Jade.')).toBeShown()
    expect(site.screen.queryByText(/Todavía no hay foto|Foto en/)).toBeNull()
  })

  it('R12.36 el producto se describe a sí mismo en cuanto hay datos, y la pantalla siguiente no hereda su foto', async () => {
    const site = await openProduct({ product: { description: 'Suave y fresca.', image: 'productos/5-1.svg', storeName: 'Tejidos Alba', town: 'Moroleón' } })
    const said = (selector: string) => document.head.querySelector(selector)?.getAttribute('content')
    expect(document.title).toBe('Playera Alba · Puntada')
    expect(said('meta[name="description"]')).toBe('$92 con 6 pzs. Tejidos Alba, Moroleón. Suave y fresca.')
    expect(said('meta[property="og:title"]')).toBe('Playera Alba')
    expect(said('meta[property="og:description"]')).toBe('$92 con 6 pzs. Tejidos Alba, Moroleón. Suave y fresca.')
    expect(said('meta[property="og:image"]')).toBe('https://puntada.test/images/productos/5-1.svg')
    expect(document.head.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe('https://puntada.test/vistaproducto/5')
    await site.user.click(within(site.screen.getByRole('navigation', { name: 'Principal' })).getByRole('link', { name: 'Nosotros' }))
    await site.screen.findByRole('heading', { level: 1, name: 'Quiénes somos' })
    expect(document.head.querySelector('meta[property="og:image"]')).toBeNull()
  })

  it('R12.11 los buscadores reciben los datos del producto', async () => {
    await openProduct()
    const data = JSON.parse(
      document.head.querySelector('script[type="application/ld+json"]')?.textContent ?? '',
    ) as Record<string, unknown>
    expect(data).toMatchObject({
      '@type': 'Product',
      name: 'Playera Alba',
      url: 'https://puntada.test/vistaproducto/5',
      offers: { priceCurrency: 'MXN', lowPrice: '78.50', highPrice: '100.00' },
    })
  })

  it('R12.07 compartir un producto copia su enlace y lo dice', async () => {
    const site = await openProduct()
    site.page.shareOutcome = 'copied'
    await site.user.click(site.screen.getByRole('button', { name: 'Compartir' }))
    expect(site.page.shared).toEqual([{ title: 'Playera Alba', url: 'https://puntada.test/vistaproducto/5' }])
    expect(await site.screen.findByText('Copiamos el enlace. Pégalo donde quieras compartirlo.')).toBeShown()
  })

  it('R12.06 el producto queda entre lo visto en este navegador; lo guardado que está roto se descarta', async () => {
    const storage = { puntada_vistos: [null, { id: 7 }, { id: '9', name: 'Gorra Sol', tiers: 'x' }] }
    const site = await openProduct({ storage })
    const viewed = await site.screen.findByRole('list', { name: 'Vistos recientemente' })
    expect(
      within(viewed)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Gorra Sol'])
    expect((site.storage.get('puntada_vistos') as { name: string }[]).map(({ name }) => name)).toEqual([
      'Playera Alba',
      'Gorra Sol',
    ])
  })
})

describe('Hablar con la tienda desde un producto', () => {
  it('R1.08 con sesión, WhatsApp abre con el saludo, las cantidades y el enlace', async () => {
    const site = await openProduct({ session: ANA })
    const link = () => site.screen.getByRole('link', { name: /Contactar por WhatsApp/ })
    expect(link().getAttribute('href')).toMatch(/^https:\/\/wa\.me\/524451234567\?text=/)
    expect(link().getAttribute('target')).toBe('_blank')
    expect(link().getAttribute('rel')).toBe('noopener')
    expect(greeting(link())).toBe(
      'Hola, vi el producto Playera Alba en Puntada y me interesa. https://puntada.test/vistaproducto/5',
    )

    await site.user.type(field(site, 'Negro, talla CH'), '6')
    expect(greeting(link())).toContain('- Negro, talla CH: 6\nTotal: 6 piezas\nhttps://puntada.test/vistaproducto/5')
  })

  it('R3.09 el saludo sigue escrito después de recorrer las fotos y de cambiar cantidades', async () => {
    const site = await openProduct({ session: ANA, product: { gallery: ['a.svg', 'b.svg'] } })
    const link = site.screen.getByRole('link', { name: /Contactar por WhatsApp/ })
    const written = greeting(link)
    expect(written).toBe('Hola, vi el producto Playera Alba en Puntada y me interesa. https://puntada.test/vistaproducto/5')
    await site.user.click(site.screen.getByRole('button', { name: 'Ver foto 2 de 2' }))
    expect(greeting(link)).toBe(written)
    await site.user.type(field(site, 'Negro, talla CH'), '6')
    expect(greeting(link)).toMatch(/^Hola, vi el producto Playera Alba en Puntada y me interesa\.\n/)
    await site.user.clear(field(site, 'Negro, talla CH'))
    expect(greeting(link)).toBe(written)
  })

  it('R10.11 sin sesión no se puede abrir el WhatsApp: se pide ingresar, y las cantidades escritas siguen después', async () => {
    const site = await openProduct()
    await site.user.type(field(site, 'Negro, talla M'), '4')
    expect(site.screen.queryByRole('link', { name: /Contactar por WhatsApp/ })).toBeNull()
    await site.user.click(site.screen.getByRole('button', { name: 'Contactar por WhatsApp' }))
    expect(await site.screen.findByLabelText('Correo electrónico')).toBeShown()
    expect(site.calledWith('visits.whatsappContact')).toEqual([])

    site.rendered.unmount()
    const storage: Record<string, unknown> = {}
    for (const [key, text] of site.storage.texts) if (key === 'puntada_cantidades') storage[key] = JSON.parse(text)
    const again = await openProduct({ session: ANA, storage })
    expect(field(again, 'Negro, talla M').value).toBe('4')
  })

  it('R1.08 con un teléfono que no sirve no hay WhatsApp, pero sí mensaje', async () => {
    const { screen } = await openProduct({ session: ANA, product: { storePhone: 'pregunta en tienda' } })
    expect(screen.queryByRole('link', { name: /WhatsApp/ })).toBeNull()
    expect(screen.getByRole('link', { name: 'Enviar mensaje' }).getAttribute('href')).toMatch(
      /^\/chat\/[^?]+\?producto=5$/,
    )
  })

  it('R10.08 sin sesión, Enviar mensaje pide ingresar sin salir del producto', async () => {
    const site = await openProduct()
    await site.user.click(site.screen.getByRole('link', { name: 'Enviar mensaje' }))
    expect(await site.screen.findByLabelText('Correo electrónico')).toBeShown()
    expect(window.location.pathname).toBe('/vistaproducto/5')
    expect(site.calls.filter(({ port }) => port === 'messaging')).toEqual([])
  })
})
