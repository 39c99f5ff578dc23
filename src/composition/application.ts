import { createCurrentSession, endingSession } from '../application/current-session.ts'
import { createLoginIntent } from '../application/login-intent.ts'
import { createSingletons, type Application, type Dependencies, type Services } from '../ui/lib/services.ts'
import { notices, notify } from '../ui/notices/toasts.ts'

/** Ports whose answers may say that the server no longer knows the user. */
const JUDGED = ['catalogue', 'favourites', 'messaging', 'newsletter', 'orders', 'session'] as const

/** Adds the parts of the application that live across screens to the ports and stores. Each call makes new ones. */
export const withApplication = (dependencies: Dependencies): Services => {
  const { sessionStore, page, intentStore } = dependencies
  const currentSession = createCurrentSession({
    sessionStore,
    page,
    tellNotStored: () => notify(notices.sessionNotStored()),
  })
  // Copies getters as getters, because a port is made on its first use.
  const services = Object.defineProperties({}, Object.getOwnPropertyDescriptors(dependencies)) as Dependencies
  for (const name of JUDGED) {
    let port: object | undefined
    const get = () => (port ??= endingSession(dependencies[name], () => currentSession.actor))
    Object.defineProperty(services, name, { get, enumerable: true, configurable: true })
  }
  const singletons = createSingletons(() => whole)
  const application: Application = {
    currentSession,
    loginIntent: createLoginIntent({ store: intentStore, page }),
    singleton: singletons.singleton,
    stop: () => {
      singletons.stop()
      currentSession.stop()
    },
  }
  const whole = Object.assign(services, application)
  return whole
}
