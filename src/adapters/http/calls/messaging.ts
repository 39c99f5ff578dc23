import type { Message } from '../../../domain/messaging/messaging.ts'
import { mappedRow, row, rows, write } from '../call.ts'
import {
  count,
  id,
  idOfOther,
  idOrNull,
  imageOrNull,
  message,
  momentOrNull,
  name,
  plain,
  typedOrNull,
} from '../values.ts'

const conversation = row({
  storeId: ['id_tienda', idOfOther],
  storeName: ['tienda', name],
  logo: ['logo', imageOrNull],
  lastText: ['mensaje', plain],
  lastAt: ['fecha', momentOrNull],
  unread: ['sin_leer', count],
})
const messageFrom = (from: Message['from']) =>
  mappedRow(
    row({
      id: ['id', id],
      text: ['mensaje', message],
      at: ['fecha', momentOrNull],
      productId: ['id_producto', idOrNull],
    }),
    (item): Message => ({ ...item, from }),
    (item) => item,
  )
const thread = { user: 'user', storeId: 'id_tienda' } as const

export const messagingCalls = {
  inbox: rows('/list-user-inbox.php', conversation, {
    asks: { user: 'user' },
    source: 'R7.31',
  }),
  sentTo: rows('/list-user-mensajes.php', messageFrom('user'), { asks: thread, source: 'R7.32' }),
  receivedFrom: rows('/list-tienda-mensajes.php', messageFrom('store'), { asks: thread, source: 'R7.33' }),
  send: write('/message-user.php', {
    asks: { ...thread, text: 'mensaje', productId: ['id_producto', typedOrNull], clientId: 'id_cliente' },
    source: 'R7.46',
    done: 'sent',
  }),
}
