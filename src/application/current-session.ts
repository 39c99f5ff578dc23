import type { SessionState, SessionStore } from '../domain/account/session.ts'
import type { Page } from '../domain/device.ts'
import type { SessionEvent } from '../machines/session.machine.ts'
import type { startSession } from './session-start.ts'
import { createSignal } from './signal.ts'

/**
 * The visitor's session, in step with storage and other tabs. Its machine starts with a stored session, or with a
 * login: whoever has none is anonymous without it. `tellNotStored` is called when the browser refuses to store the
 * session, so that it lasts as long as the tab.
 */
export const createCurrentSession = (sessionStore: SessionStore, page: Page, tellNotStored: () => void) => {
  const state = createSignal<SessionState>({ status: 'unknown', session: null, ended: null })
  const isStored = createSignal(false)
  const refusedSendings = createSignal(0)
  let actor: ReturnType<typeof startSession> | null = null

  /** Clears the cookies; without a network, or behind a captive portal, the next start of the page tries again. */
  const leave = async () => {
    if (await page.clearCookies()) sessionStore.noteLeaving(false)
  }
  /** Until the machine has started nobody is logged in, and no event means anything. */
  const send = (event: SessionEvent) => {
    if (actor === null) return
    actor.send(event)
    const { value, context } = actor.getSnapshot()
    state.change(() => ({ status: value, ...context }))
  }
  const read = () => {
    const session = sessionStore.read()
    if (actor !== null) send({ type: 'storage.read', session })
    else if (session === null) state.change((now) => ({ ...now, status: 'anonymous' }))
    isStored.change(() => session !== null)
  }
  return {
    state: { read: state.read, subscribe: state.subscribe },
    /** Whether a session is stored: then `begin` is expected. */
    isStored: { read: isStored.read, subscribe: isStored.subscribe },
    send,
    /** Starts the machine, once. */
    begin(start: typeof startSession) {
      if (actor !== null) return
      actor = start({
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
      })
      read()
    },
    /** The visitor's e-mail; empty for an anonymous one. */
    user: () => state.read().session?.mail ?? '',
    /** Reads the stored session, now and whenever another tab logs in or out. Returns a function that stops it. */
    listen() {
      read()
      if (sessionStore.read() === null && sessionStore.isLeaving()) void leave()
      return sessionStore.onChange(read)
    },
    /** The number of sendings that the server refused because the session is over. */
    refusedSendings,
    /** Takes the server's 401 to a call in this user's name; a late one for somebody else counts nothing. */
    onUnauthorised(user: string, isSending = false) {
      send({ type: 'session.refused', user })
      const { ended, session } = state.read()
      if (isSending && ended !== null && session?.mail === user) refusedSendings.change((times) => times + 1)
    },
    stop: () => void actor?.stop(),
  }
}

export type CurrentSession = ReturnType<typeof createCurrentSession>
