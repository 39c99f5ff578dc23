import { createActor, type ActorRefFrom } from 'xstate'
import type { SessionStore } from '../domain/account/session.ts'
import type { Page } from '../domain/device.ts'
import { sessionMachine } from '../machines/session.machine.ts'

export type SessionActor = ActorRefFrom<typeof sessionMachine>

/** The visitor's session, in step with the browser's storage and with other tabs. */
export interface CurrentSession {
  readonly actor: SessionActor
  /** Reads the stored session, now and whenever another tab logs in or out. Returns a function that stops listening. */
  listen(): () => void
  /** The server answered 401 to a call in this user's name (R11.67). A late answer for somebody else counts nothing. */
  onUnauthorised(user: string): void
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
    onUnauthorised: (user) => actor.send({ type: 'session.refused', user }),
    stop: () => actor.stop(),
  }
}
