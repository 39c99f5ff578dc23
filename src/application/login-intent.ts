import { INTENT_FORGOTTEN_AFTER_MS, type BegunIntent, type Intent, type IntentStore } from '../domain/account/intent.ts'
import { userKeyOf, type Page } from '../domain/device.ts'
import { createSignal } from './signal.ts'

const isSame = (one: string, other: string) => userKeyOf(one) === userKeyOf(other)

/** The action that waits for a login in this tab: at most one, the latest. */
export const createLoginIntent = (store: IntentStore, page: Pick<Page, 'now'>) => {
  let resumed: Intent | null = null
  /** The screen that the visitor is at; empty before the first. */
  let current = ''
  /** The last one that is not for logging in. */
  let former = '/'
  const write = (begun: BegunIntent | null) => store.edit(() => begun)
  /** `path`: the screen to return to. `user`: whom the server asked to log in again; nobody else completes it. */
  const begin = (intent: Intent, { path = '', user = '' }: { path?: string; user?: string } = {}) =>
    write({ intent, at: page.now(), path, user, stage: 'waiting' })
  const remembered = () => {
    const begun = store.read()
    return begun === null || page.now() - begun.at > INTENT_FORGOTTEN_AFTER_MS ? null : begun
  }
  return {
    /** How often somebody has logged in on a page that went on as it was. */
    goneOn: createSignal(0),
    begin,
    /** The user's next login returns to this path, unless another intent waits already. */
    comeBackTo(path: string, user: string) {
      if (remembered() === null) begin({ kind: 'go', path }, { user })
    },
    /** The visitor is at another screen. */
    visited(path: string, isLoggingIn: boolean) {
      const begun = current === '' || current === path ? null : remembered()
      if (begun?.stage === 'due') write({ ...begun, stage: 'elsewhere' })
      current = path
      if (!isLoggingIn) former = path
    },
    /** What waits is completed when the page starts again; else a login screen leads back to where one came from. */
    onLogin(user: string) {
      if (remembered() === null && current !== former) begin({ kind: 'go', path: former })
      const begun = remembered()
      if (begun === null) return
      const person = begun.user || user
      write({ ...begun, user: person, stage: isSame(person, user) ? 'due' : 'waiting' })
    },
    /** Takes what this user's login completes, once; '' is a guest. What waits for a login waits on. */
    takeFor(user: string): BegunIntent | null {
      const begun = remembered()
      const isTheirs = begun !== null && isSame(begun.user, user)
      if (begun?.stage === 'waiting' && (isTheirs || user === '')) return null
      write(null)
      if (!isTheirs) return null
      resumed = begun.intent
      return begun
    },
    /** It could not be completed: it waits for the next time that the page starts. */
    putBack: (begun: BegunIntent) => write(begun),
    pending: () => remembered()?.intent ?? null,
    /** The intent that this page completed after the login; null if there was none. */
    resumed: () => resumed,
    /** The visitor gave up: a later login must not complete the action. */
    forget: () => write(null),
  }
}

export type LoginIntent = ReturnType<typeof createLoginIntent>
