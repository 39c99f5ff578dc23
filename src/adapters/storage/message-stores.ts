import * as z from 'zod/mini'
import type { KeyValueStore, Locks } from '../../domain/device.ts'
import type { MessageStores, OutgoingMessage } from '../../domain/messaging/outbox.ts'
import { isBlank } from '../../domain/text.ts'
import { createStore, listOf, once, userKey, value } from './create-store.ts'
import { text } from './stored-fields.ts'

const number = value((raw) => (typeof raw === 'number' && Number.isFinite(raw) ? raw : undefined))
const DELIVERIES = ['waiting', 'sending', 'failed', 'checking', 'unknown'] as const
const message: z.ZodMiniType<OutgoingMessage> = z.object({
  clientId: text,
  text: value((raw) => (typeof raw === 'string' && !isBlank(raw) ? raw : undefined)),
  productId: value((raw) => (raw === null || typeof raw === 'string' ? raw : undefined)),
  writtenAt: number,
  before: value((raw) => listOf(text).safeParse(raw).data ?? null),
  delivery: value((raw) => DELIVERIES.find((delivery) => delivery === raw)),
  isInDoubt: value((raw) => raw === true),
  // The reason of a failure is known only to the page that sent the message, so it is not stored.
  failure: value(() => null),
})

/** Outgoing messages, drafts and read positions, each under a key of its user and store. */
export const createMessageStores = (storage: KeyValueStore, locks: Pick<Locks, 'exclusively'>): MessageStores => {
  const schema = listOf(message, ({ clientId }) => clientId)
  const outbox = once((key) => createStore<readonly OutgoingMessage[]>({ storage, locks, key, schema, empty: [] }))
  const draft = once((key) => createStore<string>({ storage, locks, key, schema: text, empty: '' }))
  const readUpTo = once((key) => createStore<number>({ storage, locks, key, schema: number, empty: 0 }))
  return {
    outbox: (user, storeId) => outbox(`${userKey('puntada_por_enviar', user)}_${storeId}`),
    draft: (user, storeId) => draft(`${userKey('puntada_borrador', user)}_${storeId}`),
    readUpTo: (user, storeId) => readUpTo(`${userKey('puntada_leido', user)}_${storeId}`),
  }
}
