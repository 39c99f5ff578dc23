import { createActor } from 'xstate'
import type { SessionStore } from '../domain/account/session.ts'
import type { Page } from '../domain/device.ts'
import { createSignal } from './signal.ts'
import { sessionMachine } from '../machines/session.machine.ts'

/**
 * The visitor's session, in step with storage and other tabs. `tellNotStored` is called when the browser refuses to
 * store it, so that it lasts as long as the tab.
 */
export const createCurrentSession = (sessionStore: SessionStore, page: Page, tellNotStored: () => void) => {
  /** Clears the cookies; without a network, or behind a captive portal, the next start of the page tries again. */
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
    /** The visitor's e-mail; empty for an anonymous one. */
    user: () => actor.getSnapshot().context.session?.mail ?? '',
    /** Reads the stored session, now and whenever another tab logs in or out. Returns a function that stops it. */
    listen() {
      const read = () => actor.send({ type: 'storage.read', session: sessionStore.read() })
      read()
      if (actor.getSnapshot().context.session === null && sessionStore.isLeaving()) void leave()
      return sessionStore.onChange(read)
    },
    /** The number of sendings that the server refused because the session is over. */
    refusedSendings,
    /** Takes the server's 401 to a call in this user's name; a late one for somebody else counts nothing. */
    onUnauthorised(user: string, isSending = false) {
      actor.send({ type: 'session.refused', user })
      const { ended, session } = actor.getSnapshot().context
      if (isSending && ended !== null && session?.mail === user) refusedSendings.change((times) => times + 1)
    },
    stop: () => void actor.stop(),
  }
}

export type CurrentSession = ReturnType<typeof createCurrentSession>
