import { act, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { texts, within } from '../../support/area.ts'
import { aProduct, neverAnswers } from '../../support/builders.ts'
import { openProduct } from '../../support/buyer.ts'
import { ANA } from '../../support/device.ts'
import { openSite } from '../../support/site.tsx'

describe('La página de un producto', () => {
  it('R2.03 R7.15 R7.17 muestra nombre, precios y ficha, y lleva a uno similar sin cargar la página', async () => {
    const site = await openProduct()
    await site.arrivesAt('Playera Alba')
    await waitFor(() => expect(document.title).toBe('Playera Alba · Puntada'))
    const prices = (await site.part('table', 'Precios de mayoreo')).getAllByRole('row')
    expect(texts(prices.slice(1))).toEqual(['6 a 11 pzs$92 c/u', '12 pzs o más$78.50 c/u'])
    await site.hasText('Mínimo 6 pzs; tallas y colores surtidos.', 'Tela', 'Cuidados', 'Origen')

    const similar = await site.part('list', 'Productos similares')
    const { category } = site.simulation.shop.product('5')!
    site.called('catalogue.product', { id: '5' })
    site.neverCalled('catalogue.productForUser')
    site.called('catalogue.similarProducts', { category, productId: '5' })
    const link = similar.getAllByRole('link')[0]!
    const name = link.textContent
    await site.user.click(link)
    expect(await site.findByRole('heading', { level: 1, name })).toBeInTheDocument()
    expect(site.page.reloads).toBe(0)
  })

  it('R12.93 al abrirlo desde una lista, su foto, su nombre y su precio se ven mientras llega lo demás', async () => {
    const site = await openSite('/productos/todos/0/todas', {
      services: { catalogue: { product: neverAnswers } },
    })
    const list = site.main
    const [card] = await list.findAllByRole('article')
    const link = within(card!).getByRole('link')
    const name = link.textContent
    await site.user.click(link)
    expect(await site.findByRole('heading', { level: 1, name })).toBeInTheDocument()
    await site.has('img', name)
    expect(site.getByRole('table', { name: 'Precios de mayoreo' }).textContent).toMatch(/\$\d/)
  })

  it('R11.25 al salir de un producto que no ha llegado, su petición se corta', async () => {
    const signals: (AbortSignal | undefined)[] = []
    const product = (_asked: { id: string }, signal?: AbortSignal) => {
      signals.push(signal)
      return new Promise<never>(() => undefined)
    }
    const site = await openSite('/vistaproducto/5', { services: { catalogue: { product } } })
    await waitFor(() => expect(signals.map((signal) => signal?.aborted)).toEqual([false]))
    act(() => window.history.pushState(null, '', '/quienessomos'))
    await site.arrivesAt('Quiénes somos')
    expect(signals.map((signal) => signal?.aborted)).toEqual([true])
  })

  it('R11.39 de un producto que no dice quién lo vende no hay página, mensaje ni pedido a nadie', async () => {
    const site = await openProduct({ product: { storeId: '', storeName: '' } })
    await site.hasText('Fabricante a consultar', 'No sabemos qué fabricante lo vende, así que no se puede pedir aquí.')
    for (const name of ['Ver al fabricante', 'Enviar mensaje']) site.lacks('link', name)
    site.lacks('button', 'Agregar al pedido')
  })

  it('R11.39 sin precios dice «Precio a consultar»; sin fotos, colores ni tallas se puede pedir', async () => {
    const site = await openProduct({
      product: { gallery: [], tiers: [], colours: [], sizes: [], soldOut: [], care: [], fabric: '' },
    })
    await site.hasText('Precio a consultar con el fabricante')
    expect(site.field('Color a consultar, talla A consultar')).toBeInTheDocument()
    expect(document.body.textContent).not.toMatch(/undefined|NaN|null|Invalid/)
  })

  it('R12.36 R12.23 el producto se describe a sí mismo, y la pantalla siguiente no hereda nada', async () => {
    const site = await openProduct()
    const said = (selector: string) => document.head.querySelector(selector)?.getAttribute('content')
    expect(said('meta[property="og:image"]')).toMatch(/^https:\/\/puntada\.test\/images\//)
    const data = document.head.querySelector('script[type="application/ld+json"]')?.textContent ?? ''
    expect(JSON.parse(data)).toMatchObject({
      '@type': 'Product',
      name: 'Playera Alba',
      url: 'https://puntada.test/vistaproducto/5',
      offers: { priceCurrency: 'MXN', lowPrice: '78.50', highPrice: '92.00', offerCount: 2 },
    })
    act(() => window.history.pushState(null, '', '/empresa/no-hay'))
    await site.arrivesAt('Fabricante no encontrado')
    expect(said('meta[property="og:image"]')).toBeUndefined()
    expect(said('meta[name="description"]')).toBe(
      'Compra ropa de mayoreo directo de los fabricantes de Guanajuato: Moroleón, Uriangato, León y más.',
    )
  })

  it('R12.284 a los buscadores no se dice nada vacío, y sin precio no se dice que es un producto', async () => {
    const data = () => document.head.querySelector('script[type="application/ld+json"]')?.textContent ?? 'nada'
    const bare = { gallery: [], description: '', fabric: '', storeName: '', segment: '', category: '' }
    const site = await openProduct({ product: bare })
    await waitFor(() =>
      expect(JSON.parse(data())).toEqual({
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: 'Playera Alba',
        sku: expect.stringMatching(/./) as string,
        url: 'https://puntada.test/vistaproducto/5',
        offers: expect.objectContaining({ '@type': 'AggregateOffer' }) as object,
      }),
    )
    site.rendered.unmount()
    await openProduct({ product: { ...bare, tiers: [] } })
    expect(data()).toBe('nada')
  })

  it('R11.55 y R12.06 cada quien ve solo lo que vio, sin lo que está roto, y solo a lo suyo se agrega', async () => {
    const seen = (id: string, name: string) => aProduct({ id, name })
    const guests = [seen('9', 'Gorra Sol')]
    const anas = [null, { id: 7 }, seen('8', 'Bata Luna')]
    const storage = { puntada_vistos: guests, 'puntada_vistos_ana@ejemplo.mx': anas }
    const site = await openProduct({ session: ANA, storage })
    const viewed = await site.part('list', 'Vistos recientemente')
    expect(viewed.texts('link')).toEqual(['Bata Luna'])
    expect(site.storage.get('puntada_vistos')).toEqual(guests)
    expect(site.storage.get('puntada_vistos_ana@ejemplo.mx')).toMatchObject([
      { name: 'Playera Alba' },
      { name: 'Bata Luna' },
    ])
  })
})

describe('Lo que el fabricante dice de un producto', () => {
  it('R12.87 dice clave, medidas, entrega y envío como la API los da, y nada donde no', async () => {
    const sizeGuide = 'CH: largo 60, ancho 48\nViene reducida: pide una talla más'
    const some = await openProduct({
      product: { key: 'PLA-5', leadTime: '3 a 5 días hábiles', shipping: 'Por paquetería', sizeGuide },
    })
    expect(some.texts('term').join()).toBe('Clave,Tela,Origen,Tallas,Medidas,Tiempo de entrega,Envío,Cuidados')
    expect(some.getAllByText('3 a 5 días hábiles').map((said) => said.tagName)).toEqual(['SPAN', 'DD'])
    expect(some.getByText((_, element) => element?.textContent === sizeGuide, { selector: 'dd' })).toBeInTheDocument()
    for (const product of [
      { key: '', leadTime: '', shipping: '', sizeGuide: '' },
      { key: '', leadTime: '5', shipping: 'Sí' },
    ]) {
      const site = await openProduct({ product })
      expect(site.texts('term').join()).toBe('Tela,Origen,Tallas,Cuidados')
    }
  })
})
