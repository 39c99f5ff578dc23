import type { Message, MessagingPort } from '../../../domain/messaging/messaging.ts'
import type { OrdersPort } from '../../../domain/orders/orders.ts'
import { ok } from '../../../domain/result.ts'
import type { HttpClient } from '../client/client.ts'
import { callOf } from '../schema/dialect.ts'
import { writePesos } from '../schema/figures.ts'
import type { Kinds, RowOf } from '../schema/kinds.ts'
import { markIn } from '../schema/marks.ts'
import { byId, getMany, reads, writes } from './endpoint.ts'
import { firstRow, send, sendOnly } from './write.ts'

const messageFields = (kind: Kinds) => ({
  id: kind.id('id'),
  text: kind.message('mensaje'),
  at: kind.momentOrNull('fecha'),
})
const messages = (from: Message['from']) =>
  ({
    answers: 'rows',
    entity: 'mensaje',
    fields: messageFields,
    toDomain: (row: RowOf<ReturnType<typeof messageFields>>): Message => ({ ...row, from }),
    idOf: byId,
  }) as const

/** Section 7: messages and orders. */
export const tradeEndpoints = {
  inbox: reads(
    'R7.31',
    '/list-user-inbox.php',
    ['user'],
    {
      answers: 'rows',
      entity: 'conversacion',
      fields: (kind) => ({
        storeId: kind.id('id_tienda'),
        storeName: kind.name('tienda'),
        logo: kind.image('logo', 'logo'),
        lastText: kind.plain('mensaje'),
        lastAt: kind.momentOrNull('fecha'),
        unread: kind.count('sin_leer'),
      }),
      idOf: ({ storeId }) => storeId,
    },
    { prefetch: [{ on: ['mensajes'], query: { user: '$user' }, who: 'user' }] },
  ),
  sentTo: reads('R7.32', '/list-user-mensajes.php', ['user', 'id_tienda'], messages('user')),
  receivedFrom: reads('R7.33', '/list-tienda-mensajes.php', ['user', 'id_tienda'], messages('store')),
  sendMessage: writes('R7.46', '/message-user.php', ['user', 'id_tienda', 'mensaje', 'id_producto', 'id_cliente'], {
    done: 'sent',
  }),
  createOrder: writes(
    'R7.49',
    '/create_pedido.php',
    ['id_cliente', 'user', 'id_tienda', 'nota', 'total', 'productos'],
    { done: 'registered', assumed: 'los campos del cuerpo, la palabra de éxito y el folio' },
  ),
} as const

const E = tradeEndpoints

/** Messages over HTTP (R7.31 to R7.33, R7.46). */
export const createMessaging = (http: HttpClient): MessagingPort => ({
  inbox: ({ user }, signal) => getMany(http, E.inbox, { user }, signal),
  sentTo: ({ user, storeId }, signal) => getMany(http, E.sentTo, { user, id_tienda: storeId }, signal),
  receivedFrom: ({ user, storeId }, signal) => getMany(http, E.receivedFrom, { user, id_tienda: storeId }, signal),
  send: ({ user, storeId, text, productId, clientId }) =>
    sendOnly(http, E.sendMessage, {
      user,
      id_tienda: storeId,
      mensaje: text,
      id_producto: productId ?? '',
      id_cliente: clientId,
    }),
})

export const RECEIPT_ROW = {
  path: E.createOrder.path,
  answers: 'row',
  entity: 'pedido',
  fields: (kind: Kinds) => ({ folio: kind.text('folio'), total: kind.pesosOrNull('total') }),
  idOf: () => '',
} as const

/** Orders over HTTP (R7.49): sent once, never repeated by us. */
export const createOrders = (http: HttpClient): OrdersPort => ({
  async create(order) {
    const answer = await send(http, E.createOrder, {
      id_cliente: order.clientId,
      user: order.user,
      id_tienda: order.storeId,
      nota: order.note,
      total: writePesos(order.total),
      productos: order.lines.map((line) => ({
        id_producto: line.productId,
        producto: line.productName,
        color: line.colour,
        talla: line.size,
        cantidad: line.pieces,
        precio: writePesos(line.price),
      })),
    })
    if (!answer.ok) return answer
    const { folio = '', total = null } = firstRow(RECEIPT_ROW, answer.value, http) ?? {}
    const call = callOf(http.dialect, E.createOrder.path)
    const numbers = call.hecho?.filter(([, words]) => words.includes('#'))
    // 0 is PHP's number of nothing.
    const given = ['', '0'].includes(folio) ? markIn(answer.value, call, numbers) : folio
    return ok({ folio: given ?? '', ...(total !== null && { total }) })
  },
})
