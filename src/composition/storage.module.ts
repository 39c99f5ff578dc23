import { ContainerModule } from 'inversify'
import { createIntentStore } from '../adapters/storage/intent-store.ts'
import { createMessageStores } from '../adapters/storage/message-stores.ts'
import { createOrderStores } from '../adapters/storage/order-stores.ts'
import { createRecentStores } from '../adapters/storage/recent-stores.ts'
import { createSessionStore } from '../adapters/storage/session-store.ts'
import { TOKENS } from './tokens.ts'

/** What is stored, by concern. */
export const stores = new ContainerModule(({ bind }) => {
  const { storage, tab, locks } = TOKENS
  bind(TOKENS.sessionStore).toResolvedValue(createSessionStore, [storage, tab])
  bind(TOKENS.intentStore).toResolvedValue(createIntentStore, [tab])
  bind(TOKENS.orderStores).toResolvedValue(createOrderStores, [storage, locks])
  bind(TOKENS.messageStores).toResolvedValue(createMessageStores, [storage, locks])
  bind(TOKENS.recents).toResolvedValue(createRecentStores, [storage, locks])
})
