import { INTENT_FORGOTTEN_AFTER_MS, type BegunIntent, type Intent, type IntentStore } from '../domain/account/intent.ts'
import type { Page } from '../domain/device.ts'

/** The action that waits for a login: at most one, the latest. */
export interface LoginIntent {
  /** `path`: the screen to return to. `user`: the user whose session ended, if one did. */
  begin(intent: Intent, circumstances?: { path?: string; user?: string }): void
  /** After a session ended: the next login returns to this path, unless another intent waits already. */
  comeBackTo(path: string): void
  /**
   * Removes and returns the intent that waits for this user, so that it is completed only once; null if there is none.
   */
  take(user: string): BegunIntent | null
  /** The waiting intent, so that the login can say what it is for. */
  pending(): Intent | null
  /** The intent that this page completed after the login; null if there was none. */
  resumed(): Intent | null
  /** The visitor gave up: a later login must not complete the action. */
  forget(): void
}

export const createLoginIntent = ({ store, page }: { store: IntentStore; page: Pick<Page, 'now'> }): LoginIntent => {
  let resumed: Intent | null = null
  const remembered = (): BegunIntent | null => {
    const begun = store.read()
    return begun === null || page.now() - begun.at > INTENT_FORGOTTEN_AFTER_MS ? null : begun
  }
  return {
    begin: (intent, { path = '', user = '' } = {}) => store.write({ intent, at: page.now(), path, user }),
    comeBackTo: (path) => {
      if (store.read() === null) store.write({ intent: { kind: 'go', path }, at: page.now(), path: '', user: '' })
    },
    take: (user) => {
      const begun = remembered()
      store.clear()
      if (begun === null || (begun.user !== '' && begun.user !== user)) return null
      resumed = begun.intent
      return begun
    },
    pending: () => remembered()?.intent ?? null,
    resumed: () => resumed,
    forget: () => store.clear(),
  }
}
