import { INTENT_FORGOTTEN_AFTER_MS, type BegunIntent, type Intent, type IntentStore } from '../domain/account/intent.ts'
import { userKeyOf, type Page } from '../domain/device.ts'
import { createSignal } from './signal.ts'

const isSame = (one: string, other: string) => userKeyOf(one) === userKeyOf(other)

/** The action that waits for a login in this tab: at most one, the latest. */
export const createLoginIntent = (store: IntentStore, page: Pick<Page, 'now'>) => {
  let resumed: Intent | null = null
  /** The path of the visitor's screen; empty before the first. */
  let current = ''
  /** The path of the last screen that is not for logging in. */
  let former = '/'
  const write = (begun: BegunIntent | null) => store.edit(() => begun)
  /** `path`: the screen to return to. `user`: whose session is over; nobody else completes the intent. */
  const begin = (intent: Intent, { path = '', user = '' }: { path?: string; user?: string } = {}) =>
    write({ intent, at: page.now(), path, user, stage: 'waiting' })
  const remembered = () => {
    const begun = store.read()
    return begun === null || page.now() - begun.at > INTENT_FORGOTTEN_AFTER_MS ? null : begun
  }
  return {
    /** The number of logins after which the page went on without loading again. */
    goneOn: createSignal(0),
    begin,
    /** Makes the user's next login return to this path, unless another intent waits already. */
    comeBackTo(path: string, user: string) {
      if (remembered() === null) begin({ kind: 'go', path }, { user })
    },
    /** Notes the visitor's screen. */
    visited(path: string, isLoggingIn: boolean) {
      const begun = current === '' || current === path ? null : remembered()
      if (begun?.stage === 'due') write({ ...begun, stage: 'elsewhere' })
      current = path
      if (!isLoggingIn) former = path
    },
    /** The waiting intent is due when the page starts again; without one, a login screen leads back. */
    onLogin(user: string) {
      if (remembered() === null && current !== former) begin({ kind: 'go', path: former })
      const begun = remembered()
      if (begun === null) return
      const person = begun.user || user
      write({ ...begun, user: person, stage: isSame(person, user) ? 'due' : 'waiting' })
    },
    /** Takes the intent that this user's login completes, once; '' is a guest. One that waits for a login stays. */
    takeFor(user: string) {
      const begun = remembered()
      const isTheirs = begun !== null && isSame(begun.user, user)
      if (begun?.stage === 'waiting' && (isTheirs || user === '')) return null
      write(null)
      if (!isTheirs) return null
      resumed = begun.intent
      return begun
    },
    /** Keeps an intent that could not be completed for the next start of the page. */
    putBack: (begun: BegunIntent) => write(begun),
    pending: () => remembered()?.intent ?? null,
    /** The intent that this page completed after the login; null if there was none. */
    resumed: () => resumed,
    /** Drops the intent of a visitor who gave up: a later login must not complete it. */
    forget: () => write(null),
  }
}

export type LoginIntent = ReturnType<typeof createLoginIntent>
