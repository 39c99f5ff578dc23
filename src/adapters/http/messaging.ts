import type { Conversation, Message, MessagingPort } from '../../domain/messaging/messaging.ts'
import type { HttpClient } from './client.ts'
import { byId, getMany, reads, writes } from './endpoint.ts'
import { postWord } from './post.ts'
import { field, type Schema } from './fields.ts'
import { momentOrNull } from './moments.ts'

const conversationRow: Schema<Conversation> = {
  storeId: ['id_tienda', field.id],
  storeName: ['tienda', field.name],
  logo: ['logo', field.image('logo')],
  lastText: ['mensaje', field.plain],
  lastAt: ['fecha', momentOrNull],
  unread: ['sin_leer', field.count],
}
type MessageRow = Omit<Message, 'from'>
const messageRow: Schema<MessageRow> = {
  id: ['id', field.id],
  text: ['mensaje', field.message],
  at: ['fecha', momentOrNull],
}

/** Section 7, messages. */
export const messagingEndpoints = {
  inbox: reads({
    id: 'R7.31',
    path: '/list-user-inbox.php',
    parameters: ['user'],
    answers: 'rows',
    entity: 'conversacion',
    schema: conversationRow,
    prefetch: [{ on: ['mensajes'], query: { user: '$user' }, who: 'user' }],
  }),
  sentTo: reads({
    id: 'R7.32',
    path: '/list-user-mensajes.php',
    parameters: ['user', 'id_tienda'],
    answers: 'rows',
    entity: 'mensaje',
    schema: messageRow,
  }),
  receivedFrom: reads({
    id: 'R7.33',
    path: '/list-tienda-mensajes.php',
    parameters: ['user', 'id_tienda'],
    answers: 'rows',
    entity: 'mensaje',
    schema: messageRow,
  }),
  send: writes('R7.46', '/message-user.php', ['user', 'id_tienda', 'mensaje', 'id_producto', 'id_cliente'], ['sent']),
} as const

const E = messagingEndpoints

const messageFrom =
  (from: Message['from']) =>
  (row: MessageRow): Message => ({ ...row, from })

/** Messages over HTTP (R7.31 to R7.33, R7.46). */
export const createMessaging = (http: HttpClient): MessagingPort => ({
  inbox: (user, signal) => getMany(http, E.inbox, { user }, signal, ({ storeId }) => storeId),
  sentTo: ({ user, storeId }, signal) =>
    getMany(http, E.sentTo, { user, id_tienda: storeId }, signal, byId, messageFrom('user')),
  receivedFrom: ({ user, storeId }, signal) =>
    getMany(http, E.receivedFrom, { user, id_tienda: storeId }, signal, byId, messageFrom('store')),
  send: ({ user, storeId, text, productId, clientId }) =>
    postWord(http, E.send, {
      user,
      id_tienda: storeId,
      mensaje: text,
      id_producto: productId ?? '',
      id_cliente: clientId,
    }),
})
