import * as z from 'zod/mini'
import type { KeyValueStore, Locks } from '../../domain/device.ts'
import { NOTHING_READ, type ReadMark } from '../../domain/messaging/messaging.ts'
import type { MessageStores, OutgoingMessage } from '../../domain/messaging/outbox.ts'
import { isBlank } from '../../domain/text.ts'
import { listOf, storesOn, userKey, value } from './create-store.ts'
import { isTrue, number, text, textOrNull } from './stored-fields.ts'

const DELIVERIES = ['waiting', 'sending', 'failed', 'checking', 'unknown'] as const
const message: z.ZodMiniType<OutgoingMessage> = z.object({
  clientId: text,
  text: value((raw) => (typeof raw === 'string' && !isBlank(raw) ? raw : undefined)),
  productId: textOrNull,
  writtenAt: number,
  before: value((raw) => listOf(text).safeParse(raw).data ?? null),
  delivery: value((raw) => DELIVERIES.find((delivery) => delivery === raw)),
  isInDoubt: isTrue,
  // The reason of a failure is known only to the page that sent the message, so it is not stored.
  failure: value(() => null),
})

// Earlier versions stored the time alone.
const mark: z.ZodMiniType<ReadMark> = value((raw) =>
  typeof raw === 'number' ? { at: raw, text: '' } : z.object({ at: number, text }).safeParse(raw).data,
)

/** Outgoing messages, drafts and read positions, each under a key of its user and store. */
export const createMessageStores = (storage: KeyValueStore, locks: Pick<Locks, 'exclusively'>): MessageStores => {
  const stores = storesOn({ storage, locks })
  const outbox = stores(
    listOf(message, ({ clientId }) => clientId),
    [],
  )
  const draft = stores(text, '')
  const readMark = stores(mark, NOTHING_READ)
  return {
    outbox: (user, storeId) => outbox(`${userKey('puntada_por_enviar', user)}_${storeId}`),
    draft: (user, storeId) => draft(`${userKey('puntada_borrador', user)}_${storeId}`),
    readMark: (user, storeId) => readMark(`${userKey('puntada_leido', user)}_${storeId}`),
  }
}
