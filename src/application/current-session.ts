import { createActor } from 'xstate'
import type { SessionStore } from '../domain/account/session.ts'
import type { Page } from '../domain/device.ts'
import { createSignal } from './signal.ts'
import { sessionMachine } from '../machines/session.machine.ts'

/**
 * The visitor's session, in step with storage and other tabs. `tellNotStored`: the browser refused to store it, so that
 * it lasts as long as the tab.
 */
export const createCurrentSession = (sessionStore: SessionStore, page: Page, tellNotStored: () => void) => {
  /** Without a network, or where a portal answers, it is repeated when the page starts again. */
  const leave = async () => {
    if (await page.clearCookies()) sessionStore.noteLeaving(false)
  }
  const actor = createActor(
    sessionMachine.provide({
      actions: {
        persist: ({ context }) => {
          if (context.session !== null && !sessionStore.write(context.session)) tellNotStored()
        },
        forget: ({ context, event }) => {
          if (event.type === 'logout.confirmed' && event.removesStored)
            sessionStore.removeUser(context.session?.mail ?? '')
          sessionStore.clear()
          sessionStore.noteLeaving(true)
        },
        reload: () => void leave().then(() => page.reload()),
      },
    }),
  ).start()
  const refusedSendings = createSignal(0)
  return {
    actor,
    /** The e-mail of who is here; empty for an anonymous visitor. */
    user: () => actor.getSnapshot().context.session?.mail ?? '',
    /**
     * Reads the stored session, now and whenever another tab logs in or out. Returns a function that stops listening.
     */
    listen() {
      const read = () => actor.send({ type: 'storage.read', session: sessionStore.read() })
      read()
      if (actor.getSnapshot().context.session === null && sessionStore.isLeaving()) void leave()
      return sessionStore.onChange(read)
    },
    /** How often something that was sent found that its session is over. */
    refusedSendings,
    /**
     * The server answered 401 to a call in this user's name. A late answer for somebody else counts nothing.
     */
    onUnauthorised(user: string, isSending = false) {
      actor.send({ type: 'session.refused', user })
      const { ended, session } = actor.getSnapshot().context
      if (isSending && ended !== null && session?.mail === user) refusedSendings.change((times) => times + 1)
    },
    stop: () => void actor.stop(),
  }
}

export type CurrentSession = ReturnType<typeof createCurrentSession>
