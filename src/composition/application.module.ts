import { ContainerModule } from 'inversify'
import { createCurrentSession } from '../application/current-session.ts'
import { createLoginIntent } from '../application/login-intent.ts'
import { notices, notify } from '../ui/notices/toasts.ts'
import { TOKENS, type Device, type Stores } from './tokens.ts'

/** What goes on for a visitor across screens, as far as every page needs it. */
export const application = new ContainerModule(({ bind }) => {
  bind(TOKENS.currentSession)
    .toResolvedValue(
      ({ session }: Stores, { page }: Device) =>
        createCurrentSession({ sessionStore: session, page, tellNotStored: () => notify(notices.sessionNotStored()) }),
      [TOKENS.stores, TOKENS.device],
    )
    .onDeactivation((session) => {
      session.stop()
    })
  bind(TOKENS.loginIntent).toResolvedValue(
    ({ intent }: Stores, { page }: Device) => createLoginIntent({ store: intent, page }),
    [TOKENS.stores, TOKENS.device],
  )
})
