import type { Conversation, Message, MessagingPort } from '../../domain/messaging/messaging.ts'
import type { HttpClient } from './client.ts'
import { byId, getMany, reads, writes } from './endpoint.ts'
import { postWord } from './post.ts'
import { field, type RowOf } from './fields.ts'
import { momentOrNull } from './moments.ts'

const conversationRow = {
  id_tienda: field.id,
  tienda: field.name,
  logo: field.image('logo'),
  mensaje: field.plain,
  fecha: momentOrNull,
  sin_leer: field.count,
}
const messageRow = { id: field.id, mensaje: field.message, fecha: momentOrNull }

/** Section 7, messages. */
export const messagingEndpoints = {
  inbox: reads({
    id: 'R7.31', path: '/list-user-inbox.php', parameters: ['user'], answers: 'rows', entity: 'conversacion', schema: conversationRow,
    prefetch: [{ on: ['mensajes'], query: { user: '$user' }, who: 'user' }],
  }),
  sentTo: reads({ id: 'R7.32', path: '/list-user-mensajes.php', parameters: ['user', 'id_tienda'], answers: 'rows', entity: 'mensaje', schema: messageRow }),
  receivedFrom: reads({ id: 'R7.33', path: '/list-tienda-mensajes.php', parameters: ['user', 'id_tienda'], answers: 'rows', entity: 'mensaje', schema: messageRow }),
  send: writes('R7.46', '/message-user.php', ['user', 'id_tienda', 'mensaje', 'id_producto', 'id_cliente'], ['sent']),
} as const

const E = messagingEndpoints

const toMessage =
  (from: Message['from']) =>
  (row: RowOf<typeof messageRow>): Message => ({ id: row.id, from, text: row.mensaje, at: row.fecha })

/** Messages over HTTP (R7.31 to R7.33, R7.46). */
export const createMessaging = (http: HttpClient): MessagingPort => ({
  inbox: (user, signal) =>
    getMany(
      http,
      E.inbox,
      { user },
      (row): Conversation => ({
        storeId: row.id_tienda,
        storeName: row.tienda,
        logo: row.logo,
        lastText: row.mensaje,
        lastAt: row.fecha,
        unread: row.sin_leer,
      }),
      signal,
      (row) => row.id_tienda,
    ),
  sentTo: ({ user, storeId }, signal) =>
    getMany(http, E.sentTo, { user, id_tienda: storeId }, toMessage('user'), signal, byId),
  receivedFrom: ({ user, storeId }, signal) =>
    getMany(http, E.receivedFrom, { user, id_tienda: storeId }, toMessage('store'), signal, byId),
  send: ({ user, storeId, text, productId, clientId }) =>
    postWord(http, E.send, {
      user,
      id_tienda: storeId,
      mensaje: text,
      id_producto: productId ?? '',
      id_cliente: clientId,
    }),
})
