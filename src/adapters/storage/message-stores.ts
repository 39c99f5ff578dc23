import type { KeyValueStore } from '../../domain/device.ts'
import { NOTHING_READ, type ReadMark } from '../../domain/messaging/messaging.ts'
import type { MessageStores, OutgoingMessage } from '../../domain/messaging/outbox.ts'
import { isBlank } from '../../domain/text.ts'
import { storesOn, userKey } from './create-store.ts'
import { failureOrNull, flag, listOf, nullable, oneOf, or, record, text, whole, type Read } from './stored-fields.ts'

const message: Read<OutgoingMessage> = record({
  clientId: text,
  text: (stored) => (isBlank(text(stored) ?? '') ? undefined : text(stored)),
  productId: nullable(text),
  writtenAt: whole,
  before: or(listOf(text), null),
  delivery: oneOf('waiting', 'sending', 'failed', 'checking', 'unknown'),
  isInDoubt: or(flag, false),
  // Earlier versions did not store it.
  failure: failureOrNull,
})

const readMark: Read<ReadMark> = record({ at: whole, text: text })

/** Outgoing messages, drafts and read positions, each under a key of its user and store. */
export const createMessageStores = (storage: KeyValueStore): MessageStores => {
  const stores = storesOn(storage)
  const outbox = stores(
    listOf(message, ({ clientId }) => clientId),
    [],
  )
  const draft = stores(text, '')
  const marks = stores(readMark, NOTHING_READ)
  return {
    outbox: (user, storeId) => outbox(`${userKey('puntada_por_enviar', user)}_${storeId}`),
    draft: (user, storeId) => draft(`${userKey('puntada_borrador', user)}_${storeId}`),
    readMark: (user, storeId) => marks(`${userKey('puntada_leido', user)}_${storeId}`),
  }
}
