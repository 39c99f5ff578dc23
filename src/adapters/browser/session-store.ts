import type { KeyValueStore } from '../../domain/device.ts'
import { isLoggedIn, type Session, type SessionStore } from '../../domain/session.ts'

const NAME = 'puntada_name'
const MAIL = 'puntada_mail'
const PHONE = 'puntada_phone'

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The three items of the session (R3.01), each JSON text. Without a name that can be read there is no session. */
export const createSessionStore = (store: KeyValueStore): SessionStore => {
  let memory: Session | null = null
  return {
    read() {
      const session = { name: text(store.get(NAME)), mail: text(store.get(MAIL)), phone: text(store.get(PHONE)) }
      return isLoggedIn(session) ? session : memory
    },
    write(session) {
      const kept = [store.set(NAME, session.name), store.set(MAIL, session.mail), store.set(PHONE, session.phone)]
      const all = kept.every(Boolean)
      // A browser that keeps nothing still has a session until the page goes.
      memory = all ? null : session
      return all
    },
    clear() {
      memory = null
      for (const key of [NAME, MAIL, PHONE]) store.remove(key)
    },
    onChange(listener) {
      return store.onChange(NAME, listener)
    },
  }
}
