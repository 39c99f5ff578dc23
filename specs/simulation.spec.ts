import { describe, expect, it, vi } from 'vitest'
import { createSimulation, type Simulation } from '../mocks/db.ts'
import { makeShop } from '../mocks/shop.ts'
import { pictureOf } from '../mocks/handlers/images.ts'
import { compareSizes } from '../src/domain/catalogue.ts'
import type { Result } from '../src/domain/result.ts'

const value = async <T>(asked: Promise<Result<T>>): Promise<T> => {
  const result = await asked
  if (!result.ok) throw new Error(`No se esperaba ${JSON.stringify(result.failure)}`)
  return result.value
}
const refusal = async (asked: Promise<Result<unknown>>): Promise<string> => {
  const result = await asked
  return result.ok || result.failure.kind !== 'refused' ? `sin rechazo: ${JSON.stringify(result)}` : result.failure.text
}

const START = Date.UTC(2027, 2, 4, 12)
const shared = createSimulation({ seed: 1, now: () => START })
const { catalogue } = shared.ports

class Storage {
  readonly texts = new Map<string, string>()
  getItem(key: string): string | null {
    return this.texts.get(key) ?? null
  }
  setItem(key: string, text: string): void {
    this.texts.set(key, text)
  }
  removeItem(key: string): void {
    this.texts.delete(key)
  }
}

const ADDRESS = 'demo@puntada.mx'
const small = (options: Parameters<typeof createSimulation>[0] = {}): Simulation =>
  createSimulation({ seed: 1, products: 80, now: () => START, ...options })

describe('Simulación: la misma semilla da la misma tienda', () => {
  it('repite tiendas, productos, fichas, fechas y dibujos', async () => {
    const again = createSimulation({ seed: 1, now: () => START + 999_999_999, shop: makeShop })
    expect(again.shop).not.toBe(shared.shop)
    expect(again.shop.stores).toEqual(shared.shop.stores)
    expect(again.shop.products).toEqual(shared.shop.products)
    expect(again.shop.detail('77')).toEqual(shared.shop.detail('77'))
    expect(await value(again.ports.blog.articles())).toEqual(await value(shared.ports.blog.articles()))
    expect(await value(again.ports.messaging.inbox(ADDRESS))).toEqual(await value(shared.ports.messaging.inbox(ADDRESS)))
    expect(pictureOf(again.shop, 'productos/77-1.svg')).toBe(pictureOf(shared.shop, 'productos/77-1.svg'))
  })

  it('una simulación no le cuenta a las demás de la página lo que cambia en ella', () => {
    const opened = vi.fn()
    vi.stubGlobal('BroadcastChannel', class { constructor(name: string) { opened(name) } })
    small()
    expect(opened).not.toHaveBeenCalled()
    vi.unstubAllGlobals()
  })

  it('otra semilla da otra tienda', () => {
    const other = createSimulation({ seed: 2, products: 80 })
    expect(other.shop.stores[1]?.name).not.toBe(shared.shop.stores[1]?.name)
    expect(other.shop.product('7')).not.toEqual(shared.shop.product('7'))
  })

  it('un producto es el mismo en una tienda chica y en una grande', () => {
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

describe('Simulación: la tienda es creíble', () => {
  const KNOWN_FOR: Readonly<Record<string, readonly string[]>> = {
    Moroleón: ['Tejido de punto'],
    Uriangato: ['Ropa casual', 'Ropa de invierno', 'Ropa infantil'],
    León: ['Artículos de piel', 'Calzado'],
    'San Francisco del Rincón': ['Sombreros', 'Tenis'],
    'Purísima del Rincón': ['Calzado'],
    Cortazar: ['Lencería'],
    Irapuato: ['Mezclilla', 'Uniformes'],
    Pénjamo: ['Mezclilla'],
    Coroneo: ['Lana'],
    Celaya: ['Uniformes'],
    Yuriria: ['Ropa deportiva'],
  }

  it('R7.22 tiene los doce segmentos en el orden del menú', async () => {
    expect((await value(catalogue.segments())).map(({ name }) => name)).toEqual([
      'Dama', 'Caballero', 'Niña', 'Niño', 'Bebé', 'Juvenil', 'Tallas extra', 'Deportiva', 'Interior', 'Uniformes',
      'Calzado', 'Accesorios',
    ])
  })

  it('R7.11 cada segmento tiene de 4 a 8 categorías y cada categoría tiene productos', async () => {
    const categories = await value(catalogue.categories())
    for (const { name } of await value(catalogue.segments())) {
      const own = categories.filter(({ segment }) => segment === name)
      expect(own.length, name).toBeGreaterThanOrEqual(4)
      expect(own.length, name).toBeLessThanOrEqual(8)
    }
    for (const { name, segment } of categories) {
      const products = await value(catalogue.productsPage({ segment, category: name, size: '' }))
      expect(products.length, `${segment} / ${name}`).toBeGreaterThan(0)
      expect(products.every((product) => product.segment === segment && product.category === name)).toBe(true)
    }
  })

  it('R7.20 son cuarenta fabricantes, con nombres distintos, en pueblos que hacen eso', async () => {
    const companies = await value(catalogue.companies({ limit: 100 }))
    expect(companies).toHaveLength(40)
    expect(new Set(companies.map(({ name }) => name)).size).toBe(40)
    for (const { town, speciality, minimumOrder } of companies) {
      expect(KNOWN_FOR[town], `${town}: ${speciality}`).toContain(speciality)
      expect(minimumOrder).toBeGreaterThanOrEqual(150_000)
      expect(minimumOrder).toBeLessThanOrEqual(500_000)
    }
  })

  it('R7.12 cada producto tiene tienda, precios que bajan, tallas en orden y colores con código', async () => {
    const products = await value(catalogue.products({ limit: 0 }))
    expect(products).toHaveLength(900)
    expect(new Set(products.map(({ id }) => id)).size).toBe(900)
    for (const { id, storeId, storeName, town, tiers, sizes, colours, minimum, multiple } of products) {
      expect(shared.shop.store(storeId), id).toMatchObject({ name: storeName, town })
      expect(tiers.map(({ from }) => from), id).toEqual([3, 6, 12])
      const [first, second, third] = tiers.map(({ price }) => price) as [number, number, number]
      expect(first > second && second > third && third >= 1000, `${id}: ${first} ${second} ${third}`).toBe(true)
      expect(sizes, id).toEqual(sizes.toSorted(compareSizes))
      expect(colours.every(({ name, hex }) => name !== '' && /^#[\da-f]{6}$/.test(hex ?? '')), id).toBe(true)
      expect(new Set(colours.map(({ name }) => name)).size, id).toBe(colours.length)
      expect(minimum % multiple, id).toBe(0)
    }
  })

  it('R7.15 la ficha trae textos completos y solo agota lo que existe', async () => {
    for (const id of ['1', '42', '350', '899']) {
      const product = await value(catalogue.product(id))
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
    expect(await value(catalogue.product('no-existe'))).toBeNull()
    expect(await value(catalogue.product('901'))).toBeNull()
  })

  it('R2.43 la tienda 1 es la atención a clientes, que no es fabricante', async () => {
    expect((await value(catalogue.company('1')))?.name).toBe('Atención a clientes Puntada')
    expect((await value(catalogue.companies({ limit: 100 }))).map(({ id }) => id)).not.toContain('1')
  })

  it('R7.23 el blog tiene catorce artículos, del más nuevo al más viejo, en las cuatro clasificaciones', async () => {
    const articles = await value(shared.ports.blog.articles())
    expect(articles).toHaveLength(14)
    expect(new Set(articles.map(({ classification }) => classification))).toEqual(
      new Set(['Compras', 'Tendencias', 'Fabricantes', 'Cuidado de prendas']),
    )
    const dates = articles.map(({ publishedAt }) => publishedAt ?? 0)
    expect(dates).toEqual(dates.toSorted((a, b) => b - a))
  })

  it('R7.03 todas las imágenes que se nombran se pueden dibujar', async () => {
    const paths = [
      ...(await value(catalogue.segments())).map(({ icon }) => icon),
      ...shared.shop.products.slice(0, 80).map(({ image }) => image),
      ...(shared.shop.detail('5')?.gallery ?? []),
      ...shared.shop.stores.flatMap(({ logo, cover }) => [logo, cover]),
      ...(await value(catalogue.carousel('principal'))).map(({ image }) => image),
      ...(await value(catalogue.banners('principal'))).map(({ image }) => image),
      ...(await value(shared.ports.blog.articles())).map(({ image }) => image),
    ]
    for (const path of paths) expect(pictureOf(shared.shop, path ?? ''), String(path)).toMatch(/^<svg[^>]*>.*<\/svg>$/s)
    expect(pictureOf(shared.shop, 'productos/901-1.svg')).toBeNull()
    expect(pictureOf(shared.shop, 'productos/1-5.svg')).toBeNull()
    expect(pictureOf(shared.shop, 'tiendas/99.svg')).toBeNull()
  })
})

describe('Simulación: buscar', () => {
  const ids = async (text: string) => (await value(catalogue.search(text))).map(({ id }) => id)

  it.each([
    ['playera', 'camiseta'],
    ['chamarra', 'chaqueta'],
    ['tenis', 'zapatillas'],
    ['suéter', 'SUETERES'],
    ['pantalón', 'pantalones'],
    ['niña vestido', 'vestidos para niñas'],
    ['blusa blanca', 'blusas blanco'],
  ])('R7.19 «%s» y «%s» encuentran lo mismo', async (one, other) => {
    const found = await ids(one)
    expect(found.length).toBeGreaterThan(2)
    expect(await ids(other)).toEqual(found)
  })

  it('R7.19 pide todas las palabras y no encuentra lo que no hay', async () => {
    const found = await value(catalogue.search('jeans pénjamo'))
    expect(found.length).toBeGreaterThan(0)
    expect(found.every(({ town }) => town === 'Pénjamo')).toBe(true)
    expect(await ids('refrigerador')).toEqual([])
    expect(await ids('   ')).toEqual([])
  })

  it('R7.28 sugiere categorías, tiendas y productos, y nada para un texto vacío', async () => {
    expect(await value(catalogue.suggestions('chama'))).toContain('Chamarras')
    expect((await value(catalogue.suggestions('su'))).length).toBeGreaterThan(8)
    expect(await value(catalogue.suggestions(''))).toEqual([])
  })

  it('R7.13 R7.14 filtra por talla y por precio', async () => {
    const sized = await value(catalogue.productsPage({ segment: 'dama', category: 'sueteres', size: 'eg' }))
    expect(sized.length).toBeGreaterThan(0)
    expect(sized.every(({ sizes }) => sizes.includes('EG'))).toBe(true)
    const query = { limit: 20, user: ADDRESS, priceFrom: 10_000, priceTo: 15_000 }
    const priced = await value(catalogue.productsForUser(query))
    expect(priced).toHaveLength(20)
    expect(priced.every(({ tiers }) => tiers.at(-1)!.price >= 10_000 && tiers.at(-1)!.price <= 15_000)).toBe(true)
  })
})

describe('Simulación: lo que hacen los visitantes', () => {
  const person = { name: 'Inés Robles', mail: 'ines@correo.mx', phone: '4621234567', password: 'secreta99' }

  it('R7.43 revisa la contraseña', async () => {
    const { session } = small().ports
    expect(await value(session.login({ email: ' Demo@Puntada.mx ', password: 'mayoreo123' }))).toEqual({
      name: 'Guadalupe Ramírez', mail: 'demo@puntada.mx', phone: '445 555 0142',
    })
    expect(await refusal(session.login({ email: ADDRESS, password: 'otra' }))).toBe('Correo o contraseña incorrectos.')
    expect(await refusal(session.login({ email: 'x@y.mx', password: 'otra' }))).toBe('Correo o contraseña incorrectos.')
  })

  it('R7.41 registra una vez, y la cuenta puede entrar', async () => {
    const { session } = small().ports
    await value(session.register(person))
    expect(await refusal(session.register(person))).toBe('Ese correo ya está registrado.')
    expect((await value(session.login({ email: person.mail, password: 'secreta99' }))).name).toBe('Inés Robles')
  })

  it('R7.44 R7.42 la red social pide registrarse primero', async () => {
    const { session } = small().ports
    const social = { email: 'ana@correo.mx', provider: 'Google' } as const
    expect(await refusal(session.loginSocial(social))).toBe('no existe')
    await value(session.registerSocial({ ...social, name: 'Ana', phone: '' }))
    expect((await value(session.loginSocial(social))).name).toBe('Ana')
    expect(await refusal(session.login({ email: 'ana@correo.mx', password: '' }))).toBe('Correo o contraseña incorrectos.')
  })

  it('R7.50 no recupera una cuenta que no existe', async () => {
    const { session } = small().ports
    await value(session.recoverPassword(ADDRESS))
    expect(await refusal(session.recoverPassword('x@y.mx'))).toBe('No encontramos una cuenta con ese correo.')
  })

  it('R7.45 suscribe una sola vez', async () => {
    const { newsletter } = small().ports
    await value(newsletter.subscribe('nueva@correo.mx'))
    expect(await refusal(newsletter.subscribe('NUEVA@correo.mx'))).toBe('Ese correo ya está suscrito.')
  })

  it('R7.47 R7.48 guarda y quita favoritos, sin contar dos veces', async () => {
    const { favourites, catalogue: own } = small().ports
    const query = { user: person.mail, productId: '7' }
    await value(favourites.add(query))
    await value(favourites.add(query))
    expect(await value(favourites.count(person.mail))).toBe(1)
    expect((await value(own.productForUser({ id: '7', user: person.mail })))?.favourite).toBe(true)
    await value(favourites.remove(query))
    await value(favourites.remove(query))
    expect(await value(favourites.list(person.mail))).toEqual([])
    expect(await value(favourites.count(ADDRESS))).toBe(6)
  })

  it('R7.46 la tienda contesta a los pocos segundos, con sentido', async () => {
    let time = START
    const { messaging } = small({ now: () => time }).ports
    const thread = { user: ADDRESS, storeId: '5' }
    const message = { ...thread, text: '¿Cuál es el pedido mínimo?', productId: null, clientId: 'm-1' }
    await value(messaging.send(message))
    await value(messaging.send(message))
    expect((await value(messaging.sentTo(thread))).map(({ text }) => text)).toEqual(['¿Cuál es el pedido mínimo?'])
    expect(await value(messaging.receivedFrom(thread))).toEqual([])
    time += 7000
    expect((await value(messaging.inbox(ADDRESS)))[0]).toMatchObject({ storeId: '5', unread: 1 })
    expect((await value(messaging.receivedFrom(thread))).map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Nuestro pedido mínimo es de \$[1-5],[05]00 /),
    ])
    expect((await value(messaging.inbox(ADDRESS)))[0]).toMatchObject({ storeId: '5', unread: 0 })
  })

  it('R7.49 un pedido repetido da el mismo folio y no se duplica', async () => {
    const simulation = small()
    const product = simulation.shop.products[0]!
    const line = { productId: product.id, productName: product.name, colour: 'Negro', size: 'CH', pieces: 12, price: 9000 }
    const order = { clientId: 'p-1', user: ADDRESS, storeId: product.storeId, note: '', lines: [line], total: 108_000 }
    const { folio } = await value(simulation.ports.orders.create(order))
    expect(folio).toBe('SIM-1001')
    expect(await value(simulation.ports.orders.create(order))).toEqual({ folio: 'SIM-1001' })
    expect(simulation.db.order.count()).toBe(1)
    expect(await value(simulation.ports.orders.create({ ...order, clientId: 'p-2' }))).toEqual({ folio: 'SIM-1002' })
    expect(await refusal(simulation.ports.orders.create({ ...order, clientId: 'p-3', lines: [] }))).toBe('Tu pedido no tiene piezas.')
  })

  it('lo que se aborta no se contesta', async () => {
    expect(await catalogue.segments(AbortSignal.abort())).toEqual({ ok: false, failure: { kind: 'aborted' } })
  })
})

describe('Simulación: lo que se conserva', () => {
  it('sobrevive a la recarga, y la respuesta de la tienda llega aunque se recargue', async () => {
    const storage = new Storage()
    let time = START
    const before = small({ storage, now: () => time }).ports
    await value(before.favourites.add({ user: ADDRESS, productId: '9' }))
    await value(before.messaging.send({ user: ADDRESS, storeId: '6', text: 'Hola', productId: null, clientId: 'm-1' }))
    time += 10_000
    const after = small({ storage, now: () => time }).ports
    expect((await value(after.favourites.list(ADDRESS)))[0]?.id).toBe('9')
    expect(await value(after.messaging.receivedFrom({ user: ADDRESS, storeId: '6' }))).toHaveLength(1)
  })

  it('una pestaña ve lo que hizo la otra', async () => {
    const storage = new Storage()
    const [one, other] = [small({ storage }).ports, small({ storage }).ports]
    await value(one.favourites.add({ user: ADDRESS, productId: '9' }))
    expect(await value(other.favourites.count(ADDRESS))).toBe(7)
  })

  it.each([
    ['no se puede leer', '{"version":1,'],
    ['es de otra versión', '{"version":0,"users":[]}'],
    ['tiene otra forma', '{"version":1,"startedAt":1,"users":[{"mail":5}]}'],
  ])('descarta con un aviso lo guardado que %s', async (_why, raw) => {
    const info = vi.spyOn(console, 'info').mockReturnValue()
    const storage = new Storage()
    storage.setItem('puntada_simulacion_1', raw)
    const { favourites } = small({ storage }).ports
    expect(info.mock.calls).toEqual([
      ['[simulador] Se descartaron los datos guardados: no se pueden leer o son de otra versión.'],
    ])
    info.mockRestore()
    expect(await value(favourites.count(ADDRESS))).toBe(6)
  })

  it('sigue en memoria cuando el navegador no deja guardar', async () => {
    const broken = () => {
      throw new Error('QuotaExceededError')
    }
    const { favourites } = small({ storage: { getItem: broken, setItem: broken, removeItem: broken } }).ports
    await value(favourites.add({ user: ADDRESS, productId: '9' }))
    expect(await value(favourites.count(ADDRESS))).toBe(7)
  })

  it('reiniciar olvida lo que hizo el visitante', async () => {
    const simulation = small({ storage: new Storage() })
    await value(simulation.ports.favourites.add({ user: ADDRESS, productId: '9' }))
    simulation.reset()
    expect(await value(simulation.ports.favourites.count(ADDRESS))).toBe(6)
  })
})
