import { createCurrentSession, endingSession } from '../application/current-session.ts'
import { createLoginIntent } from '../application/login-intent.ts'
import { createSingletons, type Application, type Outside, type Services } from '../ui/lib/services.ts'
import { notices, notify } from '../ui/lib/toasts.ts'

/** Ports whose answers may say that the server no longer knows the user. */
const PERSONAL = ['catalogue', 'favourites', 'messaging', 'orders'] as const

/** Adds the parts of the application that live across screens to the ports and stores. Each call makes new ones. */
export const withApplication = (outside: Outside): Services => {
  const { sessionStore, page, intentStore } = outside
  const currentSession = createCurrentSession({ sessionStore, page, tellNotKept: () => notify(notices.sessionNotKept()) })
  // Copies getters as getters, because a port is made on its first use.
  const services = Object.defineProperties({}, Object.getOwnPropertyDescriptors(outside)) as Outside
  for (const name of PERSONAL) {
    let port: object | undefined
    const get = () => (port ??= endingSession(outside[name], () => currentSession.actor, (user) => outside.favourites.count(user)))
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
