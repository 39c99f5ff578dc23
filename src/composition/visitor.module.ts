import { ContainerModule } from 'inversify'
import { createIntentStore } from '../adapters/storage/intent-store.ts'
import { createMessageStores } from '../adapters/storage/message-stores.ts'
import { createOrderStores } from '../adapters/storage/order-stores.ts'
import { createRecentStores } from '../adapters/storage/recent-stores.ts'
import { createSessionStore } from '../adapters/storage/session-store.ts'
import { createCurrentSession } from '../application/current-session.ts'
import { createLoginIntent } from '../application/login-intent.ts'
import { notices, notify } from '../ui/notices/toasts.ts'
import { SERVICES, TOKENS, type Services } from './tokens.ts'

/** What every page needs of a visitor: what is stored, who it is, and what waits for a login. */
export const visitor = new ContainerModule(({ bind }) => {
  const { storage, tab, locks } = TOKENS
  bind(TOKENS.sessionStore).toResolvedValue(createSessionStore, [storage, tab])
  bind(TOKENS.intentStore).toResolvedValue(createIntentStore, [tab])
  bind(TOKENS.orderStores).toResolvedValue(createOrderStores, [storage, locks])
  bind(TOKENS.messageStores).toResolvedValue(createMessageStores, [storage, locks])
  bind(TOKENS.recents).toResolvedValue(createRecentStores, [storage, locks])
  bind(TOKENS.currentSession)
    .toResolvedValue(
      ({ sessionStore, page }: Services) =>
        createCurrentSession({ sessionStore, page, tellNotStored: () => notify(notices.sessionNotStored()) }),
      [SERVICES],
    )
    .onDeactivation((session) => session.stop())
  bind(TOKENS.loginIntent).toResolvedValue(
    ({ intentStore, page }: Services) => createLoginIntent({ store: intentStore, page }),
    [SERVICES],
  )
})
