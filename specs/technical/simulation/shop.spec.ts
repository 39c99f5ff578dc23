import { describe, expect, it } from 'vitest'
import { createSimulation } from '../../../mocks/db.ts'
import { createHandlers } from '../../../mocks/handlers/handlers.ts'
import { drawStoreMark } from '../../../mocks/pictures/marks.ts'
import { pictureOf } from '../../../mocks/pictures/picture-of.ts'
import { seededArticles } from '../../../mocks/seed/articles.ts'
import { morningOf } from '../../../mocks/seed/clock.ts'
import { PROMOTIONS } from '../../../mocks/seed/promotions.ts'
import { isOutOfStock } from '../../../src/domain/catalogue/catalogue.ts'
import { DEMO } from '../../support/device.ts'
import { fetchFrom, small, START, value } from '../../support/simulated.ts'

const user = DEMO.mail
const shared = createSimulation({ seed: 1, now: () => START })
const { catalogue } = shared.ports
const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id).join()

describe('La tienda simulada', () => {
  it('con la misma semilla repite tiendas, productos, fechas y dibujos; con otra es otra', async () => {
    const again = createSimulation({ seed: 1, now: () => START + 999_999_999 })
    const other = createSimulation({ seed: 2, products: 80 })
    expect(other.shop.store('2')?.name).not.toBe(shared.shop.store('2')?.name)
    const all = async ({ db, shop, ports: { blog, messaging } }: typeof again) => [
      db.store.getAll(),
      shop.products,
      shop.detail('77'),
      await value(blog.articles()),
      await value(messaging.inbox({ user })),
      pictureOf(shop, 'productos/77-1.svg'),
    ]
    expect(await all(again)).toEqual(await all(shared))
  })

  it('parte del 20 de noviembre de 2026; abierta hoy, de hoy, y lo guardado sigue con su día', async () => {
    let time = START
    const seeded = small({ now: () => time })
    time += 61_500
    expect(seeded.now()).toBe(Date.UTC(2026, 10, 20, 16, 1, 1))
    const opened = (now: number) => small({ storage: localStorage, now: () => now, openedAt: morningOf(now) })
    const lastAt = async ({ ports }: typeof seeded) => (await value(ports.messaging.inbox({ user })))[0]?.lastAt
    const noon = Date.UTC(2027, 2, 3, 18)
    const [before, said] = [opened(noon), Date.UTC(2027, 2, 3, 15, 22)]
    expect([before.now(), await lastAt(before)]).toEqual([noon, said])
    await value(before.ports.favourites.add({ user, productId: '9' }))
    const later = noon + 3 * 86_400_000
    expect([opened(later).now(), await lastAt(opened(later))]).toEqual([later, said])
    expect(morningOf(Date.UTC(2027, 2, 3, 15, 59))).toBe(Date.UTC(2027, 2, 2, 16))
  })

  it('R7.11 R7.12 R7.19 tiene cuarenta fabricantes y 900 nombres, se busca por pueblo, y lo pedido llena corridas', async () => {
    const companies = await value(catalogue.companies({ limit: 100 }))
    expect(new Set(companies.map(({ name }) => name)).size).toBe(40)
    expect(companies.map(({ id }) => id)).not.toContain('1')
    const products = await value(catalogue.products({ limit: 0 }))
    expect(new Set(products.map(({ name }) => name)).size).toBe(900)
    const bad = products.filter(({ sizes, colours, minimum, multiple }) => {
      const [least, step] = [minimum ?? 0, multiple ?? 0]
      const fills = sizes.length === 1 || step % sizes.length === 0 || sizes.length % step === 0
      return least % step !== 0 || !fills || colours.some(({ hex }) => hex === null)
    })
    expect(bad).toEqual([])
    const towns = (await value(catalogue.search({ text: 'jeans pénjamo' }))).map(({ town }) => town)
    expect(new Set(towns)).toEqual(new Set(['Pénjamo']))
  })

  // The contract holds each target against a twin: only what is written out here tells when both change.
  it('primero va lo que se llama así, y el último artículo, conversación y favorito', async () => {
    const { catalogue, blog, favourites, messaging } = small().ports
    const list = async () => idsOf(await value(favourites.list({ user })))
    const before = await list()
    for (const productId of ['5', '9']) await value(favourites.add({ user, productId }))
    expect(await list()).toBe(`9,5,${before}`)
    const found = (await value(catalogue.search({ text: 'blusa' }))).map(({ name }) => name.startsWith('Blusa'))
    expect(found).toEqual(found.toSorted((one, other) => Number(other) - Number(one)))
    expect(new Set(found).size).toBe(2)
    expect(await value(catalogue.suggestions({ text: 'c' }))).toHaveLength(20)
    expect(idsOf(await value(blog.articles()))).toBe('8,7,6,5,4,3,2,1')
    const inbox = await value(messaging.inbox({ user }))
    expect(inbox.map(({ unread }) => unread)).toEqual([2, 1, 0, 0])
    expect(inbox.map(({ lastAt }) => lastAt)).toEqual(inbox.map(({ lastAt }) => lastAt).toSorted((a, b) => b! - a!))
  })

  it('tiene lo que se quiere ver sin el panel: un fabricante que falla, lo agotado y lo que no tiene precio', async () => {
    const { shop } = shared
    const asked = async (path: string) => (await fetchFrom(createHandlers(shared))(path)).status
    expect(await asked('/api/data-company.php?id=error500')).toBe(500)
    expect(await asked('/api/data-company.php?id=2')).toBe(200)
    expect(shop.store('error500')?.name).toBe('Error 500')
    expect(shop.detail('1')).toMatchObject({ name: 'Agotado' })
    expect(shop.detail('2')).toMatchObject({ name: 'Sin precio', tiers: [] })
    // Some of the others are sold out too, and lists say so.
    const gone = shop.products.filter(isOutOfStock).map(({ id }) => id)
    expect([gone.includes('1'), gone.length > 8]).toEqual([true, true])
  })

  it('lo que se cambia en un modelo es lo que contestan todas las llamadas, aun si ya contestaron', async () => {
    const { db, ports } = createSimulation({ products: 120, now: () => START })
    const { storeId } = (await value(ports.catalogue.product({ id: '7' })))!
    const data = { name: 'Rebozo Candelaria', price12: 50_00, minimum: 12 }
    db.product.update({ where: { id: { equals: '7' } }, data })
    db.store.update({ where: { id: { equals: storeId } }, data: { name: 'Telares Nuevos' } })
    const changed = { name: 'Rebozo Candelaria', storeName: 'Telares Nuevos', tiers: [{ from: 12, price: 50_00 }] }
    expect(await value(ports.catalogue.product({ id: '7' }))).toMatchObject(changed)
    expect(await value(ports.catalogue.search({ text: 'candelaria' }))).toMatchObject([changed])
    expect((await value(ports.catalogue.companies({ limit: 0 }))).map(({ name }) => name)).toContain('Telares Nuevos')
  })
})

describe('Los dibujos de la tienda simulada', () => {
  const ELEMENT = /<([\w-]+)(?: [\w:-]+="[^"<&]*")*(?:\/>|>(?:[^<>&]|&\w+;)*<\/\1>)/g
  /** The innermost elements go first. The page's parser takes a second for all of them. */
  const isWellFormed = (svg: string): boolean => {
    const outer = svg.replaceAll(ELEMENT, '')
    return outer === '' || (outer !== svg && isWellFormed(outer))
  }
  /** What would keep a browser from showing the text as a picture, or make it do more. */
  const faults = (svg: string): readonly string[] => [
    ...(isWellFormed(svg) ? [] : ['mal formado']),
    ...(svg.match(/<(?:script|foreignObject|style|image|a)\b|\son\w+\s*=|href="(?!#)|url\((?!#)/gi) ?? []),
    ...(svg.replaceAll(/(?:id|href)="[^"]*"|url\([^)]*\)/g, '').match(/NaN|undefined|null|Infinity/g) ?? []),
  ]

  it('R7.03 cada imagen que nombra se dibuja, sin fallas y en menos de 8 KB', () => {
    const { shop } = shared
    const paths = [
      // A third of them, and of each its next picture.
      ...shop.products.flatMap(({ id }, at) => (at % 3 === 0 ? `productos/${id}-${1 + (at % 4)}.svg` : [])),
      ...shop.db.store.getAll().flatMap(({ logo, cover }) => [logo, cover]),
      ...PROMOTIONS.map(({ image }) => image),
      ...seededArticles(1).map(({ id }) => `blog/${id}.svg`),
      'segments/svg/dama.svg',
    ]
    for (const path of paths) {
      const svg = pictureOf(shop, path ?? '') ?? ''
      expect(svg, String(path)).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 /)
      expect(faults(svg), String(path)).toEqual([])
      if (path?.startsWith('productos/')) expect(svg.length, path).toBeLessThan(8192)
    }
    for (const path of [
      'productos/901-1.svg',
      'productos/1-5.svg',
      'productos/1-de-ningun-color.svg',
      'tiendas/99.svg',
    ])
      expect(pictureOf(shop, path)).toBeNull()
    expect(faults(drawStoreMark({ name: '<script>"', seed: 1, hues: ['#ffd966', '#c9006b'] }))).toEqual([])
  })
})
