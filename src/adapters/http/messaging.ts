import type { Conversation, Message, MessagingPort } from '../../domain/messaging/messaging.ts'
import type { HttpClient } from './client.ts'
import { byId, getMany, postWord, reads, writes } from './endpoint.ts'
import { field, row } from './fields.ts'

const conversationRow = row({
  id_tienda: field.id,
  tienda: field.name,
  logo: field.imageOrNull,
  mensaje: field.text,
  fecha: field.momentOrNull,
  sin_leer: field.whole(0),
})
const messageRow = row({ id: field.id, mensaje: field.name, fecha: field.momentOrNull })

/** Section 7, messages. */
export const messagingEndpoints = {
  inbox: reads('R7.31', '/list-user-inbox.php', ['user'], 'rows', conversationRow),
  sentTo: reads('R7.32', '/list-user-mensajes.php', ['user', 'id_tienda'], 'rows', messageRow),
  receivedFrom: reads('R7.33', '/list-tienda-mensajes.php', ['user', 'id_tienda'], 'rows', messageRow),
  send: writes('R7.46', '/message-user.php', ['user', 'id_tienda', 'mensaje', 'id_producto', 'id_cliente'], ['sent']),
} as const

const E = messagingEndpoints

interface MessageRow {
  readonly id: string
  readonly mensaje: string
  readonly fecha: number | null
}
const toMessage =
  (from: Message['from']) =>
  (wire: MessageRow): Message => ({ id: wire.id, from, text: wire.mensaje, at: wire.fecha })

/** Messages over HTTP (R7.31 to R7.33, R7.46). */
export const createMessaging = (http: HttpClient): MessagingPort => ({
  inbox: (user, signal) =>
    getMany(
      http,
      E.inbox,
      { user },
      (wire): Conversation => ({
        storeId: wire.id_tienda,
        storeName: wire.tienda,
        logo: wire.logo,
        lastText: wire.mensaje,
        lastAt: wire.fecha,
        unread: wire.sin_leer,
      }),
      signal,
      (wire) => wire.id_tienda,
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
