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
  /** The visitor thought better of it: nothing is done behind their back at a later login. */
  forget(): void
}

export const createLoginIntent = ({ store, page }: { store: IntentStore; page: Pick<Page, 'now'> }): LoginIntent => ({
  begin: (intent, { path = '', user = '' } = {}) => store.write({ intent, at: page.now(), path, user }),
  comeBackTo: (path) => {
    if (store.read() === null) store.write({ intent: { kind: 'go', path }, at: page.now(), path: '', user: '' })
  },
  take: (user) => {
    const begun = store.read()
    store.clear()
    if (begun === null || page.now() - begun.at > INTENT_FORGOTTEN_AFTER_MS) return null
    return begun.user === '' || begun.user === user ? begun : null
  },
  forget: () => store.clear(),
})
