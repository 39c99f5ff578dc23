import { describe, expect, it } from 'vitest'
import { createSimulation } from '../../../mocks/db.ts'
import { pictureOf } from '../../../mocks/pictures/picture-of.ts'
import { morningOf } from '../../../mocks/seed/clock.ts'
import { compareSizes } from '../../../src/domain/catalogue/catalogue.ts'
import { DEMO } from '../../support/device.ts'
import { small, START, value } from '../../support/simulated.ts'

const shared = createSimulation({ seed: 1, now: () => START })
const { catalogue } = shared.ports

describe('Simulación: la misma semilla da la misma tienda', () => {
  it('repite tiendas, productos, fichas, fechas y dibujos', async () => {
    const again = createSimulation({ seed: 1, now: () => START + 999_999_999 })
    expect(again.shop).not.toBe(shared.shop)
    expect(again.db.store.getAll()).toEqual(shared.db.store.getAll())
    expect(again.shop.products).toEqual(shared.shop.products)
    expect(again.shop.detail('77')).toEqual(shared.shop.detail('77'))
    expect(await value(again.ports.blog.articles())).toEqual(await value(shared.ports.blog.articles()))
    expect(await value(again.ports.messaging.inbox({ user: DEMO.mail }))).toEqual(
      await value(shared.ports.messaging.inbox({ user: DEMO.mail })),
    )
    expect(pictureOf(again.shop, 'productos/77-1.svg')).toBe(pictureOf(shared.shop, 'productos/77-1.svg'))
  })

  it('otra semilla da otra tienda', () => {
    const other = createSimulation({ seed: 2, products: 80 })
    expect(other.shop.store('2')?.name).not.toBe(shared.shop.store('2')?.name)
    expect(other.shop.product('7')).not.toEqual(shared.shop.product('7'))
    expect({ ...small().shop.product('7'), isNew: null }).toEqual({ ...shared.shop.product('7'), isNew: null })
  })

  it('el reloj parte del 20 de noviembre de 2026 y avanza con el verdadero', () => {
    let time = START
    const { now } = small({ now: () => time })
    expect(new Date(now()).toISOString()).toBe('2026-11-20T16:00:00.000Z')
    time += 61_500
    expect(new Date(now()).toISOString()).toBe('2026-11-20T16:01:01.000Z')
  })
})

describe('Simulación: el día de quien la mira', () => {
  const NOON = Date.UTC(2027, 2, 3, 18, 0, 0)
  const lastOf = async ({ ports }: ReturnType<typeof small>) =>
    new Date((await value(ports.messaging.inbox({ user: DEMO.mail })))[0]?.lastAt ?? 0).toISOString()

  it('abierta hoy, su reloj es el verdadero y lo último de la bandeja es de hoy; lo guardado sigue con su día', async () => {
    const before = small({ storage: localStorage, now: () => NOON, openedAt: morningOf(NOON) })
    expect(new Date(before.now()).toISOString()).toBe('2027-03-03T18:00:00.000Z')
    expect(await lastOf(before)).toBe('2027-03-03T15:22:00.000Z')
    await value(before.ports.favourites.add({ user: DEMO.mail, productId: '9' }))
    const later = NOON + 3 * 86_400_000
    const after = small({ storage: localStorage, now: () => later, openedAt: morningOf(later) })
    expect(new Date(after.now()).toISOString()).toBe('2027-03-06T18:00:00.000Z')
    expect(await lastOf(after)).toBe('2027-03-03T15:22:00.000Z')
  })

  it.each([
    ['2027-03-03T15:59:00.000Z', '2027-03-02T16:00:00.000Z'],
    ['2027-03-03T16:00:00.000Z', '2027-03-03T16:00:00.000Z'],
  ])('a las %s la mañana empezó a las %s', (now, morning) => {
    expect(new Date(morningOf(Date.parse(now))).toISOString()).toBe(morning)
  })
})

describe('Simulación: la tienda es creíble', () => {
  it('R7.11 cada segmento tiene de 4 a 8 categorías y cada categoría tiene productos', async () => {
    const categories = await value(catalogue.categories())
    for (const { name } of await value(catalogue.segments()))
      expect([4, 5, 6, 7, 8], name).toContain(categories.filter(({ segment }) => segment === name).length)
    for (const { name, segment } of categories) {
      const products = await value(catalogue.productsPage({ segment, category: name, size: '' }))
      expect(products.length, `${segment} / ${name}`).toBeGreaterThan(0)
      expect(products.every((product) => product.segment === segment && product.category === name)).toBe(true)
    }
  })

  it('R7.20 son cuarenta fabricantes, con nombres distintos y mínimos de $1,500 a $5,000', async () => {
    const companies = await value(catalogue.companies({ limit: 100 }))
    expect(companies).toHaveLength(40)
    expect(new Set(companies.map(({ name }) => name)).size).toBe(40)
    for (const { minimumOrder } of companies) {
      expect(minimumOrder).toBeGreaterThanOrEqual(150_000)
      expect(minimumOrder).toBeLessThanOrEqual(500_000)
    }
  })

  it('R7.12 cada producto tiene tienda, precios que bajan, tallas en orden y colores con código', async () => {
    const products = await value(catalogue.products({ limit: 0 }))
    expect(products).toHaveLength(900)
    expect(new Set(products.map(({ id }) => id)).size).toBe(900)
    for (const { id, storeId, storeName, town, tiers, sizes, colours, minimum: least, multiple: step } of products) {
      const [minimum, multiple] = [least ?? 0, step ?? 0]
      expect(shared.shop.store(storeId), id).toMatchObject({ name: storeName, town })
      expect([[3, 6, 12], [6, 12], [12]], id).toContainEqual(tiers.map(({ from }) => from))
      expect(tiers[0]?.from, `${id}: el primer precio es el de su mínimo`).toBe(minimum)
      const prices = tiers.map(({ price }) => price)
      expect(
        prices.every((price, at) => price >= 1000 && price < (prices[at - 1] ?? Infinity)),
        `${id}: ${prices.join(' ')}`,
      ).toBe(true)
      expect(sizes, id).toEqual(sizes.toSorted(compareSizes))
      expect(
        colours.every(({ name, hex }) => name !== '' && /^#[\da-f]{6}$/.test(hex ?? '')),
        id,
      ).toBe(true)
      expect(new Set(colours.map(({ name }) => name)).size, id).toBe(colours.length)
      expect(minimum % multiple, id).toBe(0)
      expect(
        sizes.length === 1 || multiple % sizes.length === 0 || sizes.length % multiple === 0,
        `${id}: sus corridas completan ${multiple}`,
      ).toBe(true)
    }
  })

  it('R12.12 cada color tiene su propia foto, en ese color; la del primero es la del producto', async () => {
    const [product] = await value(catalogue.products({ limit: 1 }))
    if (product === undefined) throw new Error('sin productos')
    expect(product.colours[0]?.image).toBe(product.image)
    const drawings = product.colours.map(
      ({ image, hex }) => [hex ?? '', pictureOf(shared.shop, image ?? '') ?? ''] as const,
    )
    for (const [hex, drawing] of drawings) expect(drawing).toContain(`fill="${hex}"`)
    expect(new Set(drawings.map(([, drawing]) => drawing)).size).toBe(product.colours.length)
    expect(pictureOf(shared.shop, `productos/${product.id}-de-ningun-color.svg`)).toBeNull()
  })

  it('R7.15 la ficha trae textos completos y solo agota lo que existe', async () => {
    for (const id of ['1', '42', '350', '899']) {
      const product = await value(catalogue.product({ id }))
      if (product === null) throw new Error(id)
      expect(product.gallery).toHaveLength(4)
      expect(product.description).not.toMatch(/[{}]|undefined|null/)
      expect(product.origin).toBe(`Hecho en ${product.town}, Guanajuato, México`)
      expect(product.care.some((text) => text.includes(','))).toBe(false)
      for (const { colour, size } of product.soldOut) {
        expect(product.colours.map(({ name }) => name)).toContain(colour)
        expect(product.sizes).toContain(size)
      }
    }
    expect(await value(catalogue.product({ id: 'no-existe' }))).toBeNull()
  })

  it('R2.43 la tienda 1 es la atención a clientes, que no es fabricante', async () => {
    expect((await value(catalogue.company({ id: '1' })))?.name).toBe('Atención a clientes Puntada')
    expect((await value(catalogue.companies({ limit: 100 }))).map(({ id }) => id)).not.toContain('1')
  })
})

describe('Simulación: las tiendas y los productos son modelos, que se consultan y se cambian', () => {
  const opened = () => createSimulation({ products: 120, now: () => START })

  it('lo que se cambia es lo que contestan todas las llamadas, también si ya habían contestado', async () => {
    const { db, ports } = opened()
    const before = await value(ports.catalogue.product({ id: '7' }))
    db.product.update({
      where: { id: { equals: '7' } },
      data: { name: 'Rebozo Candelaria', price12: 50_00, minimum: 12 },
    })
    db.store.update({ where: { id: { equals: before?.storeId ?? '' } }, data: { name: 'Telares Nuevos' } })
    const changed = { name: 'Rebozo Candelaria', storeName: 'Telares Nuevos', tiers: [{ from: 12, price: 50_00 }] }
    expect(await value(ports.catalogue.product({ id: '7' }))).toMatchObject(changed)
    expect(await value(ports.catalogue.search({ text: 'candelaria' }))).toMatchObject([changed])
    expect(await value(ports.catalogue.companyProducts({ storeId: before?.storeId ?? '' }))).toContainEqual(
      expect.objectContaining(changed),
    )
    expect((await value(ports.catalogue.companies({ limit: 0 }))).map(({ name }) => name)).toContain('Telares Nuevos')
  })

  it('lo nuevo va primero y tiene foto; lo que se quita ya no está, y con su tienda se van sus productos', async () => {
    const { db, shop, ports } = opened()
    const { storeId, categoryId } = shop.row('7')!
    db.product.create({ id: '500', name: 'Rebozo Candelaria', storeId, categoryId, sizes: 'Unitalla', colours: 'Vino' })
    const [first] = await value(ports.catalogue.products({ limit: 1 }))
    expect(first).toMatchObject({ id: '500', sizes: ['Unitalla'], colours: [{ name: 'Vino', hex: '#6b1a2b' }] })
    expect(pictureOf(shop, first?.image ?? '')).toMatch(/^<svg /)
    db.store.delete({ where: { id: { equals: storeId } } })
    expect(await value(ports.catalogue.product({ id: '500' }))).toBeNull()
    expect(await value(ports.catalogue.companyProducts({ storeId }))).toEqual([])
  })
})

describe('Simulación: buscar', () => {
  const ids = async (text: string) => (await value(catalogue.search({ text }))).map(({ id }) => id)

  it.each([
    ['playera', 'camiseta'],
    ['suéter', 'SUETERES'],
    ['niña vestido', 'vestidos para niñas'],
  ])('R7.19 «%s» y «%s» encuentran lo mismo', async (one, other) => {
    const found = await ids(one)
    expect(found.length).toBeGreaterThan(2)
    expect(await ids(other)).toEqual(found)
  })

  it('R7.19 pide todas las palabras y no encuentra lo que no hay', async () => {
    const found = await value(catalogue.search({ text: 'jeans pénjamo' }))
    expect(found.length).toBeGreaterThan(0)
    expect(found.every(({ town }) => town === 'Pénjamo')).toBe(true)
    expect(await ids('refrigerador')).toEqual([])
    expect(await ids('   ')).toEqual([])
  })

  it('R7.13 un segmento, una categoría y una talla se entienden sin acentos ni mayúsculas', async () => {
    const sized = await value(catalogue.productsPage({ segment: 'dama', category: 'sueteres', size: 'eg' }))
    expect(sized.length).toBeGreaterThan(0)
    expect(sized.every(({ sizes }) => sizes.includes('EG'))).toBe(true)
  })
})
