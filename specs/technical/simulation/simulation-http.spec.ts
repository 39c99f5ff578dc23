import { getResponse } from 'msw/utils/get-response'
import { portsOver, type Ports } from '../../contract/targets.ts'
import { describe, expect, it } from 'vitest'
import { createSimulation } from '../../../mocks/db.ts'
import { dateText } from '../../../mocks/handlers/encode.ts'
import { createHandlers } from '../../../mocks/handlers/handlers.ts'
import { reads } from '../../../mocks/handlers/reads.ts'
import { writes } from '../../../mocks/handlers/writes.ts'
import { createConditions, createTreatments, type Fault } from '../../../mocks/simulator/scenarios.ts'
import { createHttpClient } from '../../../src/adapters/http/client.ts'
import { ENDPOINTS } from '../../../src/adapters/http/endpoints.ts'

const MAIL = 'demo@puntada.mx'
const START = Date.UTC(2027, 2, 4, 12)

const create = (clock: { time: number }) => createSimulation({ seed: 1, products: 120, now: () => clock.time })

/** A shop of its own behind its handlers, and the HTTP adapters over them. */
const openShop = (clock = { time: START }) => {
  const conditions = createConditions()
  const simulation = create(clock)
  const handlers = createHandlers(simulation, { conditions })
  const ask = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const response = await getResponse(handlers, new Request(`http://tienda.mx${path}`, init))
    if (response === undefined) throw new Error(`Nadie contesta ${path}`)
    if (response.type === 'error') throw new TypeError('Failed to fetch')
    return response
  }
  const http = createHttpClient({
    base: '/api',
    fetch: (url, init) => ask(url, { ...init, signal: null }),
    cookies: () => '',
    csrfCookie: 'XSRF-TOKEN',
    csrfHeader: 'X-XSRF-TOKEN',
    staleHeader: 'X-Puntada-Stale',
    readTimeoutMs: 30,
    writeTimeoutMs: 30,
    retryDelaysMs: [],
    isOnline: () => true,
  })
  return { ports: portsOver(http), ask, simulation, conditions }
}

describe('Simulación por HTTP: los puertos dicen lo mismo que en memoria', () => {
  const { id: productId, name: productName, storeId } = create({ time: START }).shop.products[4]!
  const order = {
    clientId: 'p1',
    user: MAIL,
    storeId,
    note: 'Con factura',
    lines: [{ productId, productName, colour: 'Negro', size: 'M', pieces: 3, price: 8_550 }],
    total: 25_650,
  }
  const thread = { user: MAIL, storeId: '2' }
  const question = { ...thread, text: '¿Qué tallas hay?', productId: '4', clientId: 'm1' }
  const query = { limit: 9, user: MAIL, priceFrom: 9000, priceTo: 20_050 }
  const checks: readonly (readonly [string, (ports: Ports, clock: { time: number }) => Promise<unknown>])[] = [
    ['R7.11 categorías', ({ catalogue }) => catalogue.categories()],
    ['R7.12 productos', ({ catalogue }) => catalogue.products({ limit: 7 })],
    [
      'R7.13 página de productos',
      ({ catalogue }) => catalogue.productsPage({ segment: 'Niña', category: '', size: '8' }),
    ],
    ['R7.14 productos para ti', ({ catalogue }) => catalogue.productsForUser(query)],
    [
      'R7.14 productos para ti, sin límites de precio',
      ({ catalogue }) => catalogue.productsForUser({ ...query, priceFrom: null, priceTo: null }),
    ],
    ['R7.15 producto', ({ catalogue }) => catalogue.product('33')],
    ['R7.15 producto que no existe', ({ catalogue }) => catalogue.product('3300')],
    ['R7.16 producto con favorito', ({ catalogue }) => catalogue.productForUser({ id: '33', user: MAIL })],
    ['R7.17 parecidos', ({ catalogue }) => catalogue.similarProducts({ category: 'Jeans', productId: '3' })],
    ['R7.18 productos de una tienda', ({ catalogue }) => catalogue.companyProducts('3')],
    ['R7.19 búsqueda', ({ catalogue }) => catalogue.search('camiseta')],
    ['R7.20 empresas', ({ catalogue }) => catalogue.companies({ limit: 5 })],
    ['R7.21 empresa', ({ catalogue }) => catalogue.company('4')],
    ['R7.21 atención a clientes, sin mínimo ni año', ({ catalogue }) => catalogue.company('1')],
    ['R7.22 segmentos', ({ catalogue }) => catalogue.segments()],
    ['R7.26 carrusel', ({ catalogue }) => catalogue.carousel('principal')],
    ['R7.27 banners', ({ catalogue }) => catalogue.banners('principal')],
    ['R7.28 sugerencias', ({ catalogue }) => catalogue.suggestions('cha')],
    ['R7.23 artículos', ({ blog }) => blog.articles()],
    ['R7.24 artículo', ({ blog }) => blog.article('5')],
    ['R7.25 artículos relacionados', ({ blog }) => blog.related({ id: '5', classification: 'Fabricantes' })],
    ['R7.29 cuántos favoritos', ({ favourites }) => favourites.count(MAIL)],
    ['R7.30 favoritos', ({ favourites }) => favourites.list(MAIL)],
    ['R7.31 bandeja', ({ messaging }) => messaging.inbox(MAIL)],
    ['R7.32 mensajes enviados', ({ messaging }) => messaging.sentTo(thread)],
    ['R7.33 mensajes recibidos', ({ messaging }) => messaging.receivedFrom(thread)],
    ['R7.43 ingreso', ({ session }) => session.login({ email: MAIL, password: 'mayoreo123' })],
    ['R7.43 ingreso rechazado', ({ session }) => session.login({ email: MAIL, password: 'no' })],
    [
      'R7.44 ingreso con red social rechazado',
      ({ session }) => session.loginSocial({ email: 'z@z.mx', provider: 'Facebook' }),
    ],
    [
      'R7.42 registro con red social',
      ({ session }) => session.registerSocial({ name: 'Zoe', email: 'z@z.mx', phone: '', provider: 'Facebook' }),
    ],
    [
      'R7.44 ingreso con red social',
      async ({ session }) => {
        await session.registerSocial({ name: 'Zoe', email: 'z@z.mx', phone: '', provider: 'Facebook' })
        return session.loginSocial({ email: 'z@z.mx', provider: 'Facebook' })
      },
    ],
    [
      'R7.41 registro',
      ({ session }) => session.register({ name: 'Ana', mail: 'a@a.mx', phone: '4771234567', password: 'secreta99' }),
    ],
    [
      'R7.41 registro repetido',
      async ({ session }) => {
        await session.register({ name: 'Ana', mail: 'a@a.mx', phone: '4771234567', password: 'secreta99' })
        return session.register({ name: 'Ana', mail: 'a@a.mx', phone: '4771234567', password: 'secreta99' })
      },
    ],
    ['R7.50 recuperación', ({ session }) => session.recoverPassword(MAIL)],
    ['R7.50 recuperación rechazada', ({ session }) => session.recoverPassword('nadie@a.mx')],
    ['R7.45 suscripción', ({ newsletter }) => newsletter.subscribe('n@n.mx')],
    [
      'R7.45 suscripción repetida',
      async ({ newsletter }) => {
        await newsletter.subscribe('n@n.mx')
        return newsletter.subscribe('n@n.mx')
      },
    ],
    ['R7.46 mensaje', ({ messaging }) => messaging.send(question)],
    [
      'R7.46 mensaje a nadie',
      ({ messaging }) => messaging.send({ user: MAIL, storeId: '99', text: 'Hola', productId: null, clientId: 'm2' }),
    ],
    ['R7.47 guardar favorito', ({ favourites }) => favourites.add({ user: MAIL, productId: '8' })],
    ['R7.47 guardar lo que no existe', ({ favourites }) => favourites.add({ user: MAIL, productId: '8000' })],
    [
      'R7.48 quitar favorito',
      async ({ favourites }) => {
        await favourites.add({ user: MAIL, productId: '8' })
        return favourites.remove({ user: MAIL, productId: '8' })
      },
    ],
    ['R7.49 pedido', ({ orders }) => orders.create(order)],
    [
      'R7.33 la respuesta de la tienda',
      async ({ messaging }, clock) => {
        await messaging.send(question)
        clock.time += 60_000
        return messaging.receivedFrom(thread)
      },
    ],
  ]

  it.each(checks)('%s', async (_title, call) => {
    const [near, far] = [{ time: START }, { time: START }]
    expect(await call(openShop(far).ports, far)).toEqual(await call(create(near).ports, near))
  })

  it('R7.49 el pedido llega entero', async () => {
    const { ports, simulation } = openShop()
    await ports.orders.create(order)
    expect(
      simulation.db.order
        .getAll()
        .map(({ folio, note, total, lines }) => [folio, note, total, JSON.parse(lines) as unknown]),
    ).toEqual([
      [
        'SIM-1001',
        'Con factura',
        25_650,
        [expect.objectContaining({ colour: 'Negro', size: 'M', pieces: 3, price: 8550 })],
      ],
    ])
  })

  it.each<[string, (visits: Ports['visits']) => void, string]>([
    ['R7.51 página vista', (visits) => visits.page({ page: '/', user: '' }), 'page /'],
    ['R7.52 tienda vista', (visits) => visits.store({ storeId: '3', user: MAIL }), 'store 3'],
    ['R7.53 contacto con la tienda', (visits) => visits.storeContact({ storeId: '3', user: MAIL }), 'store-contact 3'],
    ['R7.54 producto visto', (visits) => visits.product({ productId: '4', user: MAIL }), 'product 4'],
    [
      'R7.55 contacto desde un producto',
      (visits) => visits.productContact({ productId: '4', user: MAIL }),
      'product-contact 4',
    ],
    ['R7.56 artículo leído', (visits) => visits.article({ articleId: '5', user: MAIL }), 'article 5'],
    [
      'R7.57 contacto por WhatsApp',
      (visits) => visits.whatsappContact({ storeId: '3', productId: '4', user: MAIL }),
      'whatsapp 3/4',
    ],
  ])('%s: queda anotado', async (_title, visit, kept) => {
    const { ports, simulation } = openShop()
    visit(ports.visits)
    await expect
      .poll(() => simulation.db.visit.getAll().map(({ kind, subject }) => `${kind} ${subject}`))
      .toEqual([kept])
  })

  it('R10.04 contesta todas las llamadas del contrato y ninguna más', () => {
    const { ports } = create({ time: START })
    const served = [...reads(ports), ...writes(ports)].map(({ path }) => path)
    expect(served.toSorted()).toEqual(ENDPOINTS.map(({ path }) => path).toSorted())
  })

  it('escribe la hora de Guanajuato', () => {
    expect(dateText(Date.UTC(2026, 0, 2, 3, 4, 5))).toBe('2026-01-01 21:04:05')
  })
})

describe('Simulación por HTTP: imágenes', () => {
  it('R7.03 dibuja SVG que se guarda y se confirma, y 404 para lo que no existe', async () => {
    const { ask } = openShop()
    const picture = await ask('/images/productos/12-1.svg')
    expect(picture.status).toBe(200)
    expect(picture.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
    expect(picture.headers.get('cache-control')).toBe('no-cache')
    const tag = picture.headers.get('etag') ?? ''
    expect(tag).toMatch(/^"[a-z\d-]+"$/)
    const again = await ask('/images/productos/12-1.svg', { headers: { 'If-None-Match': tag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect((await ask('/images/productos/no.svg')).status).toBe(404)
  })

  it('con otra semilla, el dibujo que el navegador guardó ya no vale', async () => {
    const tag = (await openShop().ask('/images/productos/12-1.svg')).headers.get('etag') ?? ''
    const other = createHandlers(createSimulation({ seed: 2, products: 120 }))
    const request = new Request('http://tienda.mx/images/productos/12-1.svg', { headers: { 'If-None-Match': tag } })
    expect((await getResponse(other, request))?.status).toBe(200)
  })
})

describe('Simulación por HTTP: fallas a la orden', () => {
  it.each<[Fault, unknown]>([
    ['500', { ok: false, failure: { kind: 'server', status: 500 } }],
    ['429', { ok: false, failure: { kind: 'server', status: 429, waitSeconds: 2 } }],
    ['401', { ok: false, failure: { kind: 'server', status: 401 } }],
    ['html', { ok: false, failure: { kind: 'malformed', where: '/list-companies.php: se esperaba una lista' } }],
    ['truncated', { ok: false, failure: { kind: 'malformed', where: '/list-companies.php: se esperaba una lista' } }],
    [
      'wrong-shape',
      {
        ok: false,
        failure: { kind: 'malformed', where: expect.stringContaining('/list-companies.php: id') as string },
      },
    ],
    ['never', { ok: false, failure: { kind: 'timeout' } }],
    ['offline', { ok: false, failure: { kind: 'offline' } }],
    ['empty', { ok: true, value: [] }],
  ])('la falla "%s" llega al sitio como lo que es', async (fault, expected) => {
    const { ports, conditions } = openShop()
    conditions.faults.set('/list-companies.php', fault)
    expect(await ports.catalogue.companies({ limit: 3 })).toEqual(expected)
  })

  it('la falla "10000" contesta una lista de diez mil productos', async () => {
    const { ask, conditions } = openShop()
    conditions.faults.set('/list-products.php', '10000')
    const rows = (await (await ask('/api/list-products.php?limit=3')).json()) as unknown[]
    expect(rows).toHaveLength(10_000)
  })

  it('una respuesta rota no deshace lo que se escribió; un 500 no escribe', async () => {
    const { ports, conditions } = openShop()
    conditions.faults.set('/suscribir-newspaper.php', '500')
    await ports.newsletter.subscribe('rota@n.mx')
    conditions.faults.set('/suscribir-newspaper.php', 'html')
    expect(await ports.newsletter.subscribe('rota@n.mx')).toMatchObject({ ok: false, failure: { kind: 'malformed' } })
    conditions.faults.clear()
    expect(await ports.newsletter.subscribe('rota@n.mx')).toEqual({
      ok: false,
      failure: { kind: 'refused', text: 'Ese correo ya está suscrito.' },
    })
  })

  it('cada escenario trata las peticiones a su modo, igual con la misma semilla', () => {
    const treated = (
      scenario: Parameters<typeof createConditions>[0],
      personal = false,
      method: 'GET' | 'POST' = 'GET',
    ) => {
      const treat = createTreatments(1, createConditions(scenario))
      return [1, 2, 3].map(() => treat({ path: '/x.php', method, personal }))
    }
    const faults = (...args: Parameters<typeof treated>) => treated(...args).map(({ fault }) => fault)
    expect(faults({ scenario: 'vacio' })).toEqual(['empty', 'empty', 'empty'])
    expect(faults({ scenario: 'vacio' }, false, 'POST')).toEqual([null, null, null])
    expect(faults({ scenario: 'error' }, false, 'POST')).toEqual(['500', '500', '500'])
    expect(faults({ scenario: 'sin-conexion' })).toEqual(['offline', 'offline', 'offline'])
    expect(faults({ scenario: 'sesion-caducada' })).toEqual([null, null, null])
    expect(faults({ scenario: 'sesion-caducada' }, true)).toEqual(['401', '401', '401'])
    const broken = faults({ scenario: 'respuesta-rota' })
    expect(broken.every((fault) => fault === 'html' || fault === 'truncated' || fault === 'wrong-shape')).toBe(true)
    expect(faults({ scenario: 'respuesta-rota' })).toEqual(broken)
    for (const { waitMs } of treated({ scenario: 'lento' })) expect(waitMs).toBeGreaterThanOrEqual(1500)
    expect(treated({ latency: { from: 10, to: 90 } })).toEqual(treated({ latency: { from: 10, to: 90 } }))
  })
})
