import { expect, it, vi } from 'vitest'
import { DEMO_MAIL, openShop } from './shop.ts'
import type { Target } from './targets.ts'

const user = 'ana@ejemplo.mx'

/** The messaging port, R7.31 to R7.33 and R7.46. */
export const messagingContract = (target: Target): void => {
  it('R6.04 y R7.31 da las conversaciones, la última primero', async () => {
    const shop = await openShop(target)
    const inbox = await shop.ask(({ messaging }) => messaging.inbox(DEMO_MAIL))

    shop.sent('GET /list-user-inbox.php?user=demo%40puntada.mx')
    expect(inbox.length).toBeGreaterThan(1)
    const times = inbox.map(({ lastAt }) => lastAt ?? 0)
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    expect(await shop.ask(({ messaging }) => messaging.inbox('nadie@ejemplo.mx'))).toEqual([])
  })

  it('R6.04, R7.32, R7.33 y R7.46 lleva un mensaje a la tienda y trae su respuesta', async () => {
    const shop = await openShop(target)
    const thread = { user, storeId: '2' }
    const message = { ...thread, text: '¿Cuánto cuesta la docena?', productId: null, clientId: 'c-1' }
    await shop.ask(({ messaging }) => messaging.send(message))
    const written = await shop.ask(({ messaging }) => messaging.sentTo(thread))
    const tooSoon = await shop.ask(({ messaging }) => messaging.receivedFrom(thread))
    shop.later(10_000)
    const unread = await shop.ask(({ messaging }) => messaging.inbox(user))
    const answers = await shop.ask(({ messaging }) => messaging.receivedFrom(thread))
    const read = await shop.ask(({ messaging }) => messaging.inbox(user))

    shop.sent(
      'POST /message-user.php {"user":"ana@ejemplo.mx","id_tienda":"2","mensaje":"¿Cuánto cuesta la docena?","id_producto":"","id_cliente":"c-1"}',
      'GET /list-user-mensajes.php?user=ana%40ejemplo.mx&id_tienda=2',
      'GET /list-tienda-mensajes.php?user=ana%40ejemplo.mx&id_tienda=2',
      'GET /list-user-inbox.php?user=ana%40ejemplo.mx',
      'GET /list-tienda-mensajes.php?user=ana%40ejemplo.mx&id_tienda=2',
      'GET /list-user-inbox.php?user=ana%40ejemplo.mx',
    )
    expect(written.map(({ from, text }) => `${from}: ${text}`)).toEqual(['user: ¿Cuánto cuesta la docena?'])
    expect(tooSoon).toEqual([])
    expect(answers.map(({ from }) => from)).toEqual(['store'])
    expect([unread[0]?.unread, read[0]?.unread]).toEqual([1, 0])
  })

  it('R7.46 reconoce un mensaje repetido por su marca', async () => {
    const shop = await openShop(target)
    const message = { user, storeId: '2', text: 'Hola', productId: '5', clientId: 'c-2' }
    await shop.ask(({ messaging }) => messaging.send(message))
    await shop.ask(({ messaging }) => messaging.send(message))

    const body = '{"user":"ana@ejemplo.mx","id_tienda":"2","mensaje":"Hola","id_producto":"5","id_cliente":"c-2"}'
    shop.sent(`POST /message-user.php ${body}`, `POST /message-user.php ${body}`)
    expect(await shop.ask(({ messaging }) => messaging.sentTo(message))).toHaveLength(1)
  })

  it('R7.46 no lleva mensajes a una tienda que no existe', async () => {
    const shop = await openShop(target)
    const message = { user, storeId: '999', text: 'Hola', productId: null, clientId: 'c' }

    expect((await shop.refusal(({ messaging }) => messaging.send(message))).kind).toBe('refused')
  })
}

/** The orders port, R7.49. */
export const ordersContract = (target: Target): void => {
  it('R7.49 hace un pedido y da su folio; el mismo pedido no se hace dos veces', async () => {
    const shop = await openShop(target)
    const product = shop.simulation.shop.product('5')
    const storeId = product?.storeId ?? ''
    const line = { productId: '5', productName: 'Blusa', colour: 'Rojo', size: 'CH', pieces: 6, price: 9850 }
    const order = { clientId: 'o-1', user, storeId, note: 'Con cuidado', lines: [line], total: 59_100 }
    const first = await shop.ask(({ orders }) => orders.create(order))
    const second = await shop.ask(({ orders }) => orders.create(order))

    const body = `{"id_cliente":"o-1","user":"ana@ejemplo.mx","id_tienda":"${storeId}","nota":"Con cuidado","total":"591.00","productos":[{"id_producto":"5","producto":"Blusa","color":"Rojo","talla":"CH","cantidad":6,"precio":"98.50"}]}`
    shop.sent(`POST /create_pedido.php ${body}`, `POST /create_pedido.php ${body}`)
    expect(first).toEqual({ folio: 'SIM-1001' })
    expect(second).toEqual(first)
    const kept = shop.simulation.db.order
      .getAll()
      .map(({ total, note, lines }) => ({ total, note, lines: JSON.parse(lines) as unknown }))
    expect(kept).toEqual([{ total: 59_100, note: 'Con cuidado', lines: [line] }])
  })

  it('R7.49 no acepta un pedido sin piezas', async () => {
    const shop = await openShop(target)
    const order = { clientId: 'o-2', user, storeId: '2', note: '', lines: [], total: 0 }

    expect(await shop.refusal(({ orders }) => orders.create(order))).toEqual({
      kind: 'refused',
      text: 'Tu pedido no tiene piezas.',
    })
  })
}

/** The blog port, R7.23 to R7.25. */
export const blogContract = (target: Target): void => {
  it('R7.23 da los artículos, el último primero', async () => {
    const shop = await openShop(target)
    const articles = await shop.ask(({ blog }) => blog.articles())

    shop.sent('GET /list-blog.php')
    expect(articles.length).toBeGreaterThan(3)
    const times = articles.map(({ publishedAt }) => publishedAt ?? 0)
    expect(times).toEqual(times.toSorted((a, b) => b - a))
  })

  it('R7.24 da un artículo entero, o nada si no existe', async () => {
    const shop = await openShop(target)
    const [sample] = await shop.ask(({ blog }) => blog.articles())
    const id = sample?.id ?? ''
    const article = await shop.ask(({ blog }) => blog.article(id))
    const none = await shop.ask(({ blog }) => blog.article('no-hay'))

    shop.sent('GET /list-blog.php', `GET /data-blog-article.php?id=${id}`, 'GET /data-blog-article.php?id=no-hay')
    expect(article).toMatchObject({ ...sample })
    expect(article?.html).toContain('<p>')
    expect(none).toBeNull()
  })

  it('R7.25 da artículos de la misma clasificación, sin el propio', async () => {
    const shop = await openShop(target)
    const [sample] = await shop.ask(({ blog }) => blog.articles())
    const { id = '', classification = '' } = sample ?? {}
    const related = await shop.ask(({ blog }) => blog.related({ id, classification }))

    const query = new URLSearchParams([
      ['id', id],
      ['clasificacion', classification],
    ])
    shop.sent('GET /list-blog.php', `GET /list-blog-article-relacion.php?${query}`)
    expect(related.filter((each) => each.id === id || each.classification !== classification)).toEqual([])
  })
}

/** The visits port, R7.51 to R7.57. */
export const visitsContract = (target: Target): void => {
  it.each([
    ['R7.51', 'page', '/articulos', 'POST /view_page.php {"pagina":"/articulos","user":"ana@ejemplo.mx"}'],
    ['R7.52', 'store', '2', 'POST /usuario-vista-tienda.php {"id_tienda":"2","user":"ana@ejemplo.mx"}'],
    ['R7.53', 'store-contact', '2', 'POST /vista-tienda-contacto.php {"id_tienda":"2","user":"ana@ejemplo.mx"}'],
    ['R7.54', 'product', '5', 'POST /usuario-vista-producto.php {"id_producto":"5","user":"ana@ejemplo.mx"}'],
    [
      'R7.55',
      'product-contact',
      '5',
      'POST /usuario-vista-producto-contacto.php {"id_producto":"5","user":"ana@ejemplo.mx"}',
    ],
    ['R7.56', 'article', '7', 'POST /vista-articulo.php {"id_articulo":"7","user":"ana@ejemplo.mx"}'],
    [
      'R7.57',
      'whatsapp',
      '2/5',
      'POST /vista-contacto-whatsapp.php {"id_tienda":"2","id_producto":"5","user":"ana@ejemplo.mx"}',
    ],
  ] as const)('%s registra una vista (%s), una sola vez', async (_, kind, subject, request) => {
    const shop = await openShop(target)
    const { visits } = shop.ports
    const record = {
      page: () => visits.page({ page: '/articulos', user }),
      store: () => visits.store({ storeId: '2', user }),
      'store-contact': () => visits.storeContact({ storeId: '2', user }),
      product: () => visits.product({ productId: '5', user }),
      'product-contact': () => visits.productContact({ productId: '5', user }),
      article: () => visits.article({ articleId: '7', user }),
      whatsapp: () => visits.whatsappContact({ storeId: '2', productId: '5', user }),
    }[kind]

    expect(record()).toBeUndefined()

    const kept = () => shop.simulation.db.visit.getAll().map((visit) => `${visit.kind} ${visit.subject} ${visit.user}`)
    await vi.waitFor(() => expect(kept()).toEqual([`${kind} ${subject} ana@ejemplo.mx`]))
    shop.sent(request)
  })
}
