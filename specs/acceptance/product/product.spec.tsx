import { act, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { texts } from '../../support/area.ts'
import { aProduct, neverAnswers } from '../../support/builders.ts'
import { openProduct, shopWith } from '../../support/buyer.ts'
import { ANA } from '../../support/device.ts'
import { openSite } from '../../support/site.tsx'

const data = () => document.head.querySelector('script[type="application/ld+json"]')?.textContent ?? 'nada'

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
    await site.arrivesAt(name)
    expect(site.page.reloads).toBe(0)
  })

  it('R12.93 desde una lista, foto, nombre y precio se ven mientras llega lo demás', async () => {
    const { services } = shopWith([aProduct()])
    const catalogue = { ...services.catalogue, product: neverAnswers }
    const site = await openSite('/productos/todos/0/todas', { services: { catalogue } })
    await site.follow('Suéter Cosecha')
    await site.arrivesAt('Suéter Cosecha')
    await site.has('img', 'Suéter Cosecha')
    await site.hasText('$98')
  })

  it('R11.25 al salir de un producto que no ha llegado, su petición se corta', async () => {
    const product = vi.fn((_asked: { id: string }, _signal?: AbortSignal) => neverAnswers())
    const isCut = () => product.mock.calls.map(([, signal]) => signal?.aborted)
    const site = await openSite('/vistaproducto/5', { services: { catalogue: { product } } })
    await waitFor(() => expect(isCut()).toEqual([false]))
    act(() => window.history.pushState(null, '', '/quienessomos'))
    await site.arrivesAt('Quiénes somos')
    expect(isCut()).toEqual([true])
  })

  it('R11.39 sin decir quién lo vende no hay página, mensaje ni pedido', async () => {
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
    site.hasValue('Color a consultar, talla A consultar', '')
    site.lacks('button', /corrida/i)
    expect(document.body.textContent).not.toMatch(/undefined|NaN|null|Invalid/)
  })

  it('R12.36 R12.23 se describe a sí mismo, y la pantalla siguiente no hereda nada', async () => {
    const site = await openProduct()
    const said = (selector: string) => document.head.querySelector(selector)?.getAttribute('content')
    expect(said('meta[property="og:image"]')).toMatch(/^https:\/\/puntada\.test\/images\//)
    act(() => window.history.pushState(null, '', '/empresa/no-hay'))
    await site.arrivesAt('Fabricante no encontrado')
    expect(said('meta[property="og:image"]')).toBeUndefined()
    expect(said('meta[name="description"]')).toMatch(/^Compra ropa de mayoreo directo de los fabricantes/)
  })

  it('R12.284 a los buscadores no se dice nada vacío, ni nada sin precio', async () => {
    const bare = { gallery: [], description: '', fabric: '', storeName: '', segment: '', category: '' }
    const site = await openProduct({ product: bare })
    await waitFor(() =>
      expect(JSON.parse(data())).toEqual({
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: 'Playera Alba',
        sku: 'PLA-5',
        url: 'https://puntada.test/vistaproducto/5',
        offers: expect.objectContaining({ priceCurrency: 'MXN', lowPrice: '78.50', highPrice: '92.00' }) as object,
      }),
    )
    site.rendered.unmount()
    await openProduct({ product: { ...bare, tiers: [] } })
    expect(data()).toBe('nada')
  })

  it('R11.55 y R12.06 cada quien ve solo lo que vio, sin lo que está roto', async () => {
    const seen = (id: string, name: string) => aProduct({ id, name })
    const guests = [seen('9', 'Gorra Sol')]
    const anas = [null, { id: 7 }, seen('8', 'Bata Luna')]
    const storage = { puntada_vistos: guests, 'puntada_vistos_ana@ejemplo.mx': anas }
    const site = await openProduct({ session: ANA, storage })
    const viewed = await site.part('list', 'Vistos recientemente')
    expect(viewed.texts('link')).toEqual(['Bata Luna'])
    // It was no guest who saw it.
    site.changeSessionElsewhere(null)
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
    const product = { leadTime: '3 a 5 días hábiles', shipping: 'Por paquetería', sizeGuide, isNew: true }
    const some = await openProduct({ product: { ...product, storeVerified: true } })
    expect(some.texts('term').join()).toBe('Clave,Tela,Origen,Tallas,Medidas,Tiempo de entrega,Envío,Cuidados')
    expect(some.texts('definition')).toContain(sizeGuide)
    expect(document.querySelector('.product-maker')?.textContent).toMatch(
      /VerificadaNuevo.+Entrega: 3 a 5 días hábiles/,
    )
    const site = await openProduct({ product: { key: '', leadTime: '5', shipping: 'Sí', sizeGuide: '' } })
    expect(site.texts('term').join()).toBe('Tela,Origen,Tallas,Cuidados')
  })
})
