import { ContainerModule } from 'inversify'
import { createCurrentSession } from '../application/current-session.ts'
import { createLoginIntent } from '../application/login-intent.ts'
import type { IntentStore } from '../domain/account/intent.ts'
import type { SessionStore } from '../domain/account/session.ts'
import type { Page } from '../domain/device.ts'
import { notices, notify } from '../ui/notices/toasts.ts'
import { TOKENS } from './tokens.ts'

export const application = new ContainerModule(({ bind }) => {
  bind(TOKENS.currentSession)
    .toResolvedValue(
      (sessionStore: SessionStore, page: Page) =>
        createCurrentSession({ sessionStore, page, tellNotStored: () => notify(notices.sessionNotStored()) }),
      [TOKENS.sessionStore, TOKENS.page],
    )
    .onDeactivation((session) => {
      session.stop()
    })
  bind(TOKENS.loginIntent).toResolvedValue(
    (store: IntentStore, page: Page) => createLoginIntent({ store, page }),
    [TOKENS.intentStore, TOKENS.page],
  )
})
