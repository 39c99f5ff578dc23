import type { KeyValueStore } from '../../domain/device.ts'
import { isLoggedIn, type Session, type SessionStore } from '../../domain/account/session.ts'

const NAME = 'puntada_name'
const MAIL = 'puntada_mail'
const PHONE = 'puntada_phone'
const KEYS = [NAME, MAIL, PHONE] as const

/** A text; what is kept under the key and is none is of no use to anybody, and goes. */
const textIn = (store: KeyValueStore, key: string): string => {
  const value = store.get(key)
  if (typeof value === 'string') return value
  if (value !== null) store.remove(key)
  return ''
}

const sessionIn = (store: KeyValueStore): Session | null => {
  const session = { name: textIn(store, NAME), mail: textIn(store, MAIL), phone: textIn(store, PHONE) }
  return isLoggedIn(session) ? session : null
}
const removeFrom = (store: KeyValueStore): void => {
  for (const key of KEYS) store.remove(key)
}

/**
 * The three items of the session (R3.01), each JSON text. Without a name that can be read there is no session. Where
 * the browser's storage is off, the session lives in `tab`: until the tab is closed, reloads included (R11.62).
 */
export const createSessionStore = (store: KeyValueStore, tab: KeyValueStore): SessionStore => ({
  read: () => sessionIn(store) ?? sessionIn(tab),
  write(session) {
    const values = [
      [MAIL, session.mail],
      [PHONE, session.phone],
      [NAME, session.name],
    ] as const
    const saved = values.map(([key, value]) => store.set(key, value)).every(Boolean)
    removeFrom(tab)
    if (saved) return true
    // Half of a session, or half of a former one, would be somebody else.
    removeFrom(store)
    for (const [key, value] of values) tab.set(key, value)
    return false
  },
  clear() {
    removeFrom(store)
    removeFrom(tab)
  },
  onChange(listener) {
    // All three: two people may have the same name, and another tab's name may be heard of before its e-mail.
    const stops = KEYS.map((key) => store.onChange(key, listener))
    return () => {
      for (const stop of stops) stop()
    }
  },
})
