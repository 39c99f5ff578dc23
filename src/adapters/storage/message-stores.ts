import * as z from 'zod/mini'
import type { KeyValueStore } from '../../domain/device.ts'
import { NOTHING_READ, type ReadMark } from '../../domain/messaging/messaging.ts'
import type { MessageStores, OutgoingMessage } from '../../domain/messaging/outbox.ts'
import { isBlank } from '../../domain/text.ts'
import { listOf, storesOn, userKey } from './create-store.ts'
import { failureOrNull, isTrue } from './stored-fields.ts'

const message: z.ZodMiniType<OutgoingMessage> = z.object({
  clientId: z.string(),
  text: z.custom<string>((raw) => typeof raw === 'string' && !isBlank(raw)),
  productId: z.nullable(z.string()),
  writtenAt: z.number(),
  before: z.catch(z.nullable(listOf(z.string())), null),
  delivery: z.literal(['waiting', 'sending', 'failed', 'checking', 'unknown']),
  isInDoubt: isTrue,
  // Earlier versions did not store it.
  failure: failureOrNull,
})

const readMark: z.ZodMiniType<ReadMark> = z.object({ at: z.number(), text: z.string() })

/** Outgoing messages, drafts and read positions, each under a key of its user and store. */
export const createMessageStores = (storage: KeyValueStore): MessageStores => {
  const stores = storesOn(storage)
  const outbox = stores(
    listOf(message, ({ clientId }) => clientId),
    [],
  )
  const draft = stores(z.string(), '')
  const marks = stores(readMark, NOTHING_READ)
  return {
    outbox: (user, storeId) => outbox(`${userKey('puntada_por_enviar', user)}_${storeId}`),
    draft: (user, storeId) => draft(`${userKey('puntada_borrador', user)}_${storeId}`),
    readMark: (user, storeId) => marks(`${userKey('puntada_leido', user)}_${storeId}`),
  }
}
