import { createActor, type ActorRefFrom } from 'xstate'
import type { SessionStore } from '../domain/account/session.ts'
import type { Page } from '../domain/device.ts'
import type { Failure, Result } from '../domain/result.ts'
import { sessionMachine } from '../machines/session.machine.ts'

export type SessionActor = ActorRefFrom<typeof sessionMachine>

/** The visitor's session, in step with the browser's storage and with other tabs. */
export interface CurrentSession {
  readonly actor: SessionActor
  /** Reads the stored session, now and whenever another tab logs in or out. Returns a function that stops listening. */
  listen(): () => void
  stop(): void
}

interface Context {
  readonly sessionStore: SessionStore
  readonly page: Pick<Page, 'reload'>
  /** Called when the browser refused to store the session, which then lasts as long as the tab. */
  readonly tellNotStored: () => void
}

export const createCurrentSession = ({ sessionStore, page, tellNotStored }: Context): CurrentSession => {
  const actor = createActor(
    sessionMachine.provide({
      actions: {
        keep: ({ context }) => {
          if (context.session !== null && !sessionStore.write(context.session)) tellNotStored()
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

const failureOf = (result: unknown): Failure | null => {
  const { ok, failure } = (result ?? {}) as Partial<Extract<Result<unknown>, { ok: false }>>
  return ok === false ? (failure ?? null) : null
}

/** The same port; when an answer says that the server no longer knows the user, the session ends (R11.67). */
export const endingSession = <Port extends object>(port: Port, actor: () => SessionActor): Port => {
  const judged = (result: unknown): unknown => {
    if (failureOf(result)?.kind === 'unauthorised') actor().send({ type: 'session.refused' })
    return result
  }
  return new Proxy(port, {
    get: (target, name) => {
      const method: unknown = Reflect.get(target, name)
      if (typeof method !== 'function') return method
      return (...args: unknown[]): unknown => {
        const answer: unknown = Reflect.apply(method, target, args)
        return answer instanceof Promise ? answer.then(judged) : answer
      }
    },
  })
}
