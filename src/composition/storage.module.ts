import { ContainerModule } from 'inversify'
import { createFallbackStore } from '../adapters/storage/fallback-store.ts'
import { createIntentStore } from '../adapters/storage/intent-store.ts'
import { createMessageStores } from '../adapters/storage/message-stores.ts'
import { createOrderStores } from '../adapters/storage/order-stores.ts'
import { createRecentStores } from '../adapters/storage/recent-stores.ts'
import { createSessionStore } from '../adapters/storage/session-store.ts'
import { TOKENS } from './tokens.ts'

export const stores = new ContainerModule(({ bind }) => {
  bind(TOKENS.storageOrTab).toResolvedValue(createFallbackStore, [TOKENS.storage, TOKENS.tab])
  bind(TOKENS.sessionStore).toResolvedValue(createSessionStore, [TOKENS.storage, TOKENS.tab])
  bind(TOKENS.intentStore).toResolvedValue(createIntentStore, [TOKENS.storageOrTab])
  bind(TOKENS.orderStores).toResolvedValue(createOrderStores, [TOKENS.storage, TOKENS.locks, TOKENS.tab])
  bind(TOKENS.messageStores).toResolvedValue(createMessageStores, [TOKENS.storage, TOKENS.locks, TOKENS.tab])
  bind(TOKENS.recents).toResolvedValue(createRecentStores, [TOKENS.storage, TOKENS.locks])
})
