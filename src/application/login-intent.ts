import { INTENT_FORGOTTEN_AFTER_MS, type BegunIntent, type Intent, type IntentStore } from '../domain/account/intent.ts'
import type { Page } from '../domain/device.ts'

/** What waits for a login: at most one intent, the last that was begun. */
export interface LoginIntent {
  /** `path` is the screen to come back to, `user` whose session ended, where one did. */
  begin(intent: Intent, circumstances?: { path?: string; user?: string }): void
  /** A session ended: the visitor comes back to where it did, unless something more waits already. */
  comeBackTo(path: string): void
  /** Takes what waits for this user, so that it is done once and never again; null where nothing does. */
  take(user: string): BegunIntent | null
  /** What waits now, so that the login can say what it is for. */
  pending(): Intent | null
  /** What this page took up again after the login; null where nothing was. */
  resumed(): Intent | null
  /** The visitor thought better of it: nothing is done behind their back at a later login. */
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
