import { ContainerModule } from 'inversify'
import { createIntentStore } from '../adapters/storage/intent-store.ts'
import { createMessageStores } from '../adapters/storage/message-stores.ts'
import { createOrderStores } from '../adapters/storage/order-stores.ts'
import { createRecentStores } from '../adapters/storage/recent-stores.ts'
import { createSessionStore } from '../adapters/storage/session-store.ts'
import { createFallbackStore } from '../adapters/storage/tab-store.ts'
import { TOKENS, type Device, type Stores } from './tokens.ts'

const createStores = ({ storage, tab, locks }: Device): Stores => ({
  session: createSessionStore(storage, tab),
  intent: createIntentStore(createFallbackStore(storage, tab)),
  orders: createOrderStores(storage, locks, tab),
  messages: createMessageStores(storage, locks, tab),
  recents: createRecentStores(storage, locks),
})

export const stores = new ContainerModule(
  ({ bind }) => void bind(TOKENS.stores).toResolvedValue(createStores, [TOKENS.device]),
)
