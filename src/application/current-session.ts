import { createActor, type ActorRefFrom } from 'xstate'
import type { SessionStore } from '../domain/account/session.ts'
import type { Page } from '../domain/device.ts'
import type { Result } from '../domain/result.ts'
import { sessionMachine } from '../machines/session.ts'

export type SessionActor = ActorRefFrom<typeof sessionMachine>

/** Who is using the site, true to what the browser keeps and to what other tabs do. */
export interface CurrentSession {
  readonly actor: SessionActor
  /** Asks the browser who is here, now and whenever another tab logs in or out. Gives the way to stop listening. */
  listen(): () => void
  stop(): void
}

interface Context {
  readonly sessionStore: SessionStore
  readonly page: Pick<Page, 'reload'>
  /** The browser did not keep the session: it lasts as long as the tab. */
  readonly tellNotKept: () => void
}

export const createCurrentSession = ({ sessionStore, page, tellNotKept }: Context): CurrentSession => {
  const actor = createActor(
    sessionMachine.provide({
      actions: {
        keep: ({ context }) => {
          if (context.session !== null && !sessionStore.write(context.session)) tellNotKept()
        },
        forget: () => sessionStore.clear(),
        reload: () => page.reload(),
      },
    }),
  ).start()
  return {
    actor,
    listen: () => {
      const read = () => actor.send({ type: 'storage.read', session: sessionStore.read() })
      read()
      return sessionStore.onChange(read)
    },
    stop: () => actor.stop(),
  }
}

const isUnauthorised = (result: unknown): boolean => {
  const { ok, failure } = (result ?? {}) as Partial<Extract<Result<unknown>, { ok: false }>>
  return ok === false && failure?.kind === 'unauthorised'
}

/** The same port; when an answer says that the server no longer knows the user, the session ends (R11.67). */
export const endingSession = <Port extends object>(port: Port, actor: () => SessionActor): Port =>
  new Proxy(port, {
    get: (target, name) => {
      const method: unknown = Reflect.get(target, name)
      if (typeof method !== 'function') return method
      return (...args: unknown[]): unknown => {
        const answer: unknown = Reflect.apply(method, target, args)
        if (!(answer instanceof Promise)) return answer
        return answer.then((result: unknown) => {
          if (isUnauthorised(result)) actor().send({ type: 'session.refused' })
          return result
        })
      }
    },
  })
