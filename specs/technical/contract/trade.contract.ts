import { expect, vi } from 'vitest'
import type { Ports } from './ports.ts'
import { DEMO_MAIL, type ContractTest } from './shop.ts'

const user = 'ana@ejemplo.mx'

/** The messaging port, R7.31 to R7.33 and R7.46. */
export const messagingContract = (it: ContractTest): void => {
  it('R6.04 y R7.31 da las conversaciones, la última primero', async ({ ask }) => {
    const inbox = await ask(({ messaging }) => messaging.inbox({ user: DEMO_MAIL }))

    expect(inbox.length).toBeGreaterThan(1)
    const times = inbox.map(({ lastAt }) => lastAt ?? 0)
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    expect(await ask(({ messaging }) => messaging.inbox({ user: 'nadie@ejemplo.mx' }))).toEqual([])
  })

  it('R6.04, R7.32, R7.33 y R7.46 lleva un mensaje a la tienda y trae su respuesta', async ({ shop, ask }) => {
    const thread = { user, storeId: '2' }
    const message = { ...thread, text: '¿Cuánto cuesta la docena?', productId: null, clientId: 'c-1' }
    await ask(({ messaging }) => messaging.send(message))
    const written = await ask(({ messaging }) => messaging.sentTo(thread))
    const tooSoon = await ask(({ messaging }) => messaging.receivedFrom(thread))
    shop.later(10_000)
    const unread = await ask(({ messaging }) => messaging.inbox({ user }))
    const answers = await ask(({ messaging }) => messaging.receivedFrom(thread))
    const read = await ask(({ messaging }) => messaging.inbox({ user }))

    expect(written.map(({ from, text }) => `${from}: ${text}`)).toEqual(['user: ¿Cuánto cuesta la docena?'])
    expect(tooSoon).toEqual([])
    expect(answers.map(({ from }) => from)).toEqual(['store'])
    expect([unread[0]?.unread, read[0]?.unread]).toEqual([1, 0])
  })

  it('R7.46 reconoce un mensaje repetido por su marca', async ({ ask }) => {
    const message = { user, storeId: '2', text: 'Hola', productId: '5', clientId: 'c-2' }
    await ask(({ messaging }) => messaging.send(message))
    await ask(({ messaging }) => messaging.send(message))

    expect(await ask(({ messaging }) => messaging.sentTo(message))).toMatchObject([{ text: 'Hola', productId: '5' }])
  })

  it('R7.46 no lleva mensajes a una tienda que no existe', async ({ refusal }) => {
    const message = { user, storeId: '999', text: 'Hola', productId: null, clientId: 'c' }

    expect((await refusal(({ messaging }) => messaging.send(message))).kind).toBe('refused')
  })
}

/** The orders port, R7.49. */
export const ordersContract = (it: ContractTest): void => {
  it('R7.49 hace un pedido y da su folio; el mismo pedido no se hace dos veces', async ({ shop, ask }) => {
    const product = shop.simulation.shop.product('5')
    const storeId = product?.storeId ?? ''
    const line = { productId: '5', productName: 'Blusa', colour: 'Rojo', size: 'CH', pieces: 6, price: 9850 }
    const order = { clientId: 'o-1', user, storeId, note: 'Con cuidado', lines: [line], total: 59_100 }
    const first = await ask(({ orders }) => orders.create(order))
    const second = await ask(({ orders }) => orders.create(order))

    expect(first).toEqual({ folio: 'SIM-1001' })
    expect(second).toEqual(first)
    const orders = shop.simulation.db.order
      .getAll()
      .map(({ total, note, lines }) => ({ total, note, lines: JSON.parse(lines) as unknown }))
    expect(orders).toEqual([{ total: 59_100, note: 'Con cuidado', lines: [line] }])
  })

  it('R7.49 no acepta un pedido sin piezas', async ({ refusal }) => {
    const order = { clientId: 'o-2', user, storeId: '2', note: '', lines: [], total: 0 }

    expect(await refusal(({ orders }) => orders.create(order))).toEqual({
      kind: 'refused',
      text: 'Tu pedido no tiene piezas.',
    })
  })
}

/** The blog port, R7.23 to R7.25. */
export const blogContract = (it: ContractTest): void => {
  it('R7.23 da los artículos, el último primero', async ({ ask }) => {
    const articles = await ask(({ blog }) => blog.articles())

    expect(articles.length).toBeGreaterThan(3)
    const times = articles.map(({ publishedAt }) => publishedAt ?? 0)
    expect(times).toEqual(times.toSorted((a, b) => b - a))
  })

  it('R7.24 da un artículo entero, o nada si no existe', async ({ ask }) => {
    const [sample] = await ask(({ blog }) => blog.articles())
    const id = sample?.id ?? ''
    const article = await ask(({ blog }) => blog.article({ id }))
    const none = await ask(({ blog }) => blog.article({ id: 'no-hay' }))

    expect(article).toMatchObject({ ...sample })
    expect(article?.html).toContain('<p>')
    expect(none).toBeNull()
  })

  it('R7.25 da artículos de la misma clasificación, sin el propio', async ({ ask }) => {
    const [sample] = await ask(({ blog }) => blog.articles())
    const { id = '', classification = '' } = sample ?? {}
    const related = await ask(({ blog }) => blog.related({ id, classification }))

    expect(related.filter((article) => article.id === id || article.classification !== classification)).toEqual([])
  })
}

/** The visits port, R7.51 to R7.57. */
export const visitsContract = (it: ContractTest): void => {
  it.for<[id: string, seen: string, expected: string, record: (visits: Ports['visits']) => void]>([
    ['R7.51', 'una página', 'page /articulos', (visits) => visits.page({ page: '/articulos', user })],
    ['R7.52', 'una tienda', 'store 2', (visits) => visits.store({ storeId: '2', user })],
    ['R7.53', 'un contacto de tienda', 'store-contact 2', (visits) => visits.storeContact({ storeId: '2', user })],
    ['R7.54', 'un producto', 'product 5', (visits) => visits.product({ productId: '5', user })],
    [
      'R7.55',
      'un contacto de producto',
      'product-contact 5',
      (visits) => visits.productContact({ productId: '5', user }),
    ],
    ['R7.56', 'un artículo', 'article 7', (visits) => visits.article({ articleId: '7', user })],
    [
      'R7.57',
      'un contacto de WhatsApp',
      'whatsapp 2/5',
      (visits) => visits.whatsappContact({ storeId: '2', productId: '5', user }),
    ],
  ])('%s registra %s, una sola vez', async ([, , expected, record], { shop }) => {
    expect(record(shop.ports.visits)).toBeUndefined()

    const recorded = () =>
      shop.simulation.db.visit.getAll().map((visit) => `${visit.kind} ${visit.subject} ${visit.user}`)
    await vi.waitFor(() => expect(recorded()).toEqual([`${expected} ana@ejemplo.mx`]))
  })
}
