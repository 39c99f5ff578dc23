import type { KeyValueStore } from '../../domain/device.ts'
import { isLoggedIn, type Session, type SessionStore } from '../../domain/account/session.ts'

const NAME = 'puntada_name'
const MAIL = 'puntada_mail'
const PHONE = 'puntada_phone'
const KEYS = [NAME, MAIL, PHONE] as const

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The three items of the session (R3.01), each JSON text. Without a name that can be read there is no session. */
export const createSessionStore = (store: KeyValueStore): SessionStore => {
  let memory: Session | null = null
  const removeAll = () => {
    for (const key of KEYS) store.remove(key)
  }
  return {
    read() {
      const session = { name: text(store.get(NAME)), mail: text(store.get(MAIL)), phone: text(store.get(PHONE)) }
      return isLoggedIn(session) ? session : memory
    },
    write(session) {
      const kept = [store.set(MAIL, session.mail), store.set(PHONE, session.phone), store.set(NAME, session.name)]
      const all = kept.every(Boolean)
      // A browser that keeps nothing still has a session until the page goes. Half of one, or half of a former
      // one, would be somebody else.
      memory = all ? null : session
      if (!all) removeAll()
      return all
    },
    clear() {
      memory = null
      removeAll()
    },
    onChange(listener) {
      // All three: two people may have the same name, and another tab's name may be heard of before its e-mail.
      const stops = KEYS.map((key) => store.onChange(key, listener))
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}
