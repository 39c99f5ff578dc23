import { ContainerModule } from 'inversify'
import { createCurrentSession } from '../application/current-session.ts'
import { createLoginIntent } from '../application/login-intent.ts'
import { notices, notify } from '../ui/notices/toasts.ts'
import { SERVICES, TOKENS, type Services } from './tokens.ts'

/** Who the visitor is, and what waits for a login: every page needs it. */
export const application = new ContainerModule(({ bind }) => {
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
