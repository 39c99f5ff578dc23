import { describe, expect, it } from 'vitest'
import { createSimulation } from '../../../mocks/db.ts'
import { pictureOf } from '../../../mocks/pictures/picture-of.ts'
import { morningOf } from '../../../mocks/seed/clock.ts'
import { DEMO } from '../../support/device.ts'
import { small, START, value } from '../../support/simulated.ts'

const shared = createSimulation({ seed: 1, now: () => START })
const { catalogue } = shared.ports
const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id).join()
const dateOf = (at: number | null | undefined) => new Date(at ?? 0).toISOString()

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
      await value(messaging.inbox({ user: DEMO.mail })),
      pictureOf(shop, 'productos/77-1.svg'),
    ]
    expect(await all(again)).toEqual(await all(shared))
    expect({ ...small().shop.product('7'), isNew: null }).toEqual({ ...shared.shop.product('7'), isNew: null })
  })

  it('parte del 20 de noviembre de 2026; abierta hoy, de hoy, y lo guardado sigue con su día', async () => {
    const lastOf = async ({ ports }: ReturnType<typeof small>) =>
      dateOf((await value(ports.messaging.inbox({ user: DEMO.mail })))[0]?.lastAt)
    const opened = (now: number) => small({ storage: localStorage, now: () => now, openedAt: morningOf(now) })
    let time = START
    const seeded = small({ now: () => time })
    time += 61_500
    expect(dateOf(seeded.now())).toBe('2026-11-20T16:01:01.000Z')
    const noon = Date.UTC(2027, 2, 3, 18)
    const before = opened(noon)
    expect([dateOf(before.now()), await lastOf(before)]).toEqual([
      '2027-03-03T18:00:00.000Z',
      '2027-03-03T15:22:00.000Z',
    ])
    await value(before.ports.favourites.add({ user: DEMO.mail, productId: '9' }))
    const after = opened(noon + 3 * 86_400_000)
    expect([dateOf(after.now()), await lastOf(after)]).toEqual(['2027-03-06T18:00:00.000Z', '2027-03-03T15:22:00.000Z'])
    expect(dateOf(morningOf(Date.parse('2027-03-03T15:59:00.000Z')))).toBe('2027-03-02T16:00:00.000Z')
  })

  it('R7.11 R7.12 tiene cuarenta fabricantes, y lo que se pide de cada producto llena corridas enteras', async () => {
    const companies = await value(catalogue.companies({ limit: 100 }))
    expect(new Set(companies.map(({ name }) => name)).size).toBe(40)
    expect(companies.map(({ id }) => id)).not.toContain('1')
    const products = await value(catalogue.products({ limit: 0 }))
    expect(new Set(products.map(({ id }) => id)).size).toBe(900)
    const bad = products.filter(({ sizes, colours, minimum, multiple }) => {
      const [least, step] = [minimum ?? 0, multiple ?? 0]
      const fills = sizes.length === 1 || step % sizes.length === 0 || sizes.length % step === 0
      return least % step !== 0 || !fills || colours.some(({ hex }) => hex === null)
    })
    expect(bad).toEqual([])
  })

  it('R12.12 cada color tiene su propia foto, en ese color; la del primero es la del producto', async () => {
    const product = (await value(catalogue.products({ limit: 1 })))[0]!
    expect(product.colours[0]?.image).toBe(product.image)
    const drawings = product.colours.map(({ image }) => pictureOf(shared.shop, image ?? '') ?? '')
    for (const [at, { hex }] of product.colours.entries()) expect(drawings[at]).toContain(`fill="${hex}"`)
    expect(new Set(drawings).size).toBe(product.colours.length)
    expect(pictureOf(shared.shop, `productos/${product.id}-de-ningun-color.svg`)).toBeNull()
  })

  it('R7.19 R7.13 busca todas las palabras, sus parecidas, y sin acentos ni mayúsculas', async () => {
    const found = async (text: string) => idsOf(await value(catalogue.search({ text })))
    for (const [one, other] of [
      ['playera', 'camiseta'],
      ['suéter', 'SUETERES'],
      ['niña vestido', 'vestidos para niñas'],
    ] as const) {
      expect((await found(one)).length).toBeGreaterThan(4)
      expect(await found(other)).toBe(await found(one))
    }
    const towns = (await value(catalogue.search({ text: 'jeans pénjamo' }))).map(({ town }) => town)
    expect(new Set(towns)).toEqual(new Set(['Pénjamo']))
    expect([await found('refrigerador'), await found('   ')]).toEqual(['', ''])
    const sized = await value(catalogue.productsPage({ segment: 'dama', category: 'sueteres', size: 'eg' }))
    expect(sized.length > 0 && sized.every(({ sizes }) => sizes.includes('EG'))).toBe(true)
  })

  // The contract holds each target against a twin: only what is written out here tells when both change.
  it('primero va lo nuevo, lo que se llama así, la última conversación y lo último que se guardó', async () => {
    const { catalogue, blog, favourites, messaging } = small().ports
    const dama = await value(catalogue.productsPage({ segment: 'Dama', category: '', size: '' }))
    const inbox = await value(messaging.inbox({ user: DEMO.mail }))
    const list = async () => idsOf(await value(favourites.list({ user: DEMO.mail })))
    const before = await list()
    for (const productId of ['5', '9']) await value(favourites.add({ user: DEMO.mail, productId }))
    expect([
      idsOf(await value(catalogue.products({ limit: 5 }))),
      idsOf(dama),
      idsOf(await value(catalogue.companyProducts({ storeId: '2' }))),
      (await value(catalogue.search({ text: 'blusa' }))).map(({ name }) => name).join(),
      idsOf(await value(blog.articles())),
      inbox.map(({ storeName, unread }) => `${storeName} ${unread}`).join(),
      await list(),
    ]).toEqual([
      '80,79,78,77,76',
      '78,75,72,59,53,38,35,17,11,7,3',
      '80,37',
      'Blusa Canela con holán,Playera Ofelia con caída asimétrica,Camisola Estudiantina con lazo al cuello',
      '14,13,12,11,10,9,8,7,6,5,4,3,2,1',
      'Suéteres Mil Puntadas 2,Modas Colibrí Cosido 1,Chamarras Agua Zarca 0,Atención a clientes Puntada 0',
      `9,5,${before}`,
    ])
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
