import type { KeyValueStore } from '../../domain/device.ts'
import { isLoggedIn, SESSION_KEYS, type Session, type SessionStore } from '../../domain/account/session.ts'

const { name: NAME, mail: MAIL, phone: PHONE } = SESSION_KEYS
const KEYS = [NAME, MAIL, PHONE] as const

const textIn = (store: KeyValueStore, key: string) => {
  const value = store.get(key)
  if (typeof value === 'string') return value
  if (value !== null) store.remove(key)
  return ''
}

const sessionIn = (store: KeyValueStore): Session | null => {
  const session = { name: textIn(store, NAME), mail: textIn(store, MAIL), phone: textIn(store, PHONE) }
  return isLoggedIn(session) ? session : null
}
const removeFrom = (store: KeyValueStore) => {
  for (const key of KEYS) store.remove(key)
}

/**
 * The three items of the session (R3.01), each a JSON text. Without a readable name there is no session. If the
 * browser's storage is off, the session is in `tab` and lasts until the tab is closed (R11.62).
 */
export const createSessionStore = (store: KeyValueStore, tab: KeyValueStore): SessionStore => ({
  read: () => sessionIn(store) ?? sessionIn(tab),
  write(session) {
    const values = [
      [MAIL, session.mail],
      [PHONE, session.phone],
      [NAME, session.name],
    ] as const
    // A tab that reads meanwhile finds nobody, not the former person's name beside this one's e-mail.
    store.remove(NAME)
    const saved = values.map(([key, value]) => store.set(key, value)).every(Boolean)
    removeFrom(tab)
    if (saved) return true
    // A partly written session could mix two people.
    removeFrom(store)
    for (const [key, value] of values) tab.set(key, value)
    return false
  },
  clear() {
    removeFrom(store)
    removeFrom(tab)
  },
  onChange(listener) {
    // All three keys: two people may have the same name, and the event for the name may come before the e-mail is
    // written.
    const stops = KEYS.map((key) => store.onChange(key, listener))
    return () => {
      for (const stop of stops) stop()
    }
  },
})
