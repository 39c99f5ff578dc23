import { createCurrentSession } from '../application/current-session.ts'
import { createLoginIntent } from '../application/login-intent.ts'
import type { Result } from '../domain/result.ts'
import { createSingletons, type Application, type Dependencies, type Services } from '../ui/lib/services.ts'
import { notices, notify } from '../ui/notices/toasts.ts'

/** Ports whose answers may say that the server no longer knows the user. */
const JUDGED = ['catalogue', 'favourites', 'messaging', 'newsletter', 'orders', 'session'] as const

/** The same port, which calls back when an answer says that the server no longer knows the user. */
const hearing = <Port extends object>(port: Port, onUnauthorised: () => void): Port =>
  new Proxy(port, {
    get: (target, name) => {
      const method: unknown = Reflect.get(target, name)
      if (typeof method !== 'function') return method
      return (...args: unknown[]): unknown => {
        const answer: unknown = Reflect.apply(method, target, args)
        if (!(answer instanceof Promise)) return answer
        return answer.then((result: Result<unknown>) => {
          if (!result.ok && result.failure.kind === 'unauthorised') onUnauthorised()
          return result
        })
      }
    },
  })

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
  const user = () => currentSession.actor.getSnapshot().context.session?.mail ?? ''
  for (const name of JUDGED) {
    let port: object | undefined
    const get = () => (port ??= hearing(dependencies[name], () => currentSession.onUnauthorised(user())))
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
