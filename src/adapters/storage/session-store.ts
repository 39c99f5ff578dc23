import { note, type KeyValueStore } from '../../domain/device.ts'
import { isLoggedIn, type Session, type SessionStore } from '../../domain/account/session.ts'
import { createStore, removeUser } from './create-store.ts'
import { SESSION_KEYS } from './session-keys.ts'
import type { BegunIntent, Intent, IntentStore } from '../../domain/account/intent.ts'
import { ofKind, oneOf, record, text, whole, type Read } from './stored-fields.ts'

const LEAVING = 'puntada_salida'
/** The name is written last and removed first: without it there is no session. */
const FIELDS = ['mail', 'phone', 'name'] as const

const textIn = (store: KeyValueStore, field: keyof Session) => {
  const value = store.get(SESSION_KEYS[field])
  if (typeof value === 'string') return value
  if (value !== null) store.remove(SESSION_KEYS[field])
  return ''
}

const sessionIn = (store: KeyValueStore): Session | null => {
  const session = { name: textIn(store, 'name'), mail: textIn(store, 'mail'), phone: textIn(store, 'phone') }
  return isLoggedIn(session) ? session : null
}
const removeFrom = (store: KeyValueStore) => {
  for (const field of FIELDS.toReversed()) store.remove(SESSION_KEYS[field])
}

/** Writes the whole session or nothing: half of one could mix two people. */
const writeTo = (store: KeyValueStore, session: Session) => {
  const isWhole = FIELDS.map((field) => store.set(SESSION_KEYS[field], session[field])).every(Boolean)
  if (!isWhole) removeFrom(store)
  return isWhole
}

/**
 * The session's three items, each a JSON text. Where the browser's storage is full, the session is in `tab` and lasts
 * until the tab is closed; where nothing can be stored, as long as the page.
 */
export const createSessionStore = (store: KeyValueStore, tab: KeyValueStore): SessionStore => {
  let ofPage: Session | null = null
  const keepInPage = (session: Session | null) => {
    ofPage = session
    note(tab, SESSION_KEYS.name, session === null)
  }
  const clear = () => {
    removeFrom(store)
    removeFrom(tab)
    keepInPage(null)
  }
  return {
    read: () => sessionIn(store) ?? sessionIn(tab) ?? ofPage,
    write(session) {
      // The cookies are this person's from now on: they must not be cleared.
      store.remove(LEAVING)
      clear()
      const isStored = writeTo(store, session)
      if (!isStored && !writeTo(tab, session)) keepInPage(session)
      return isStored
    },
    clear,
    isLeaving: () => store.get(LEAVING) === true,
    noteLeaving: (isLeaving) => void (isLeaving ? store.set(LEAVING, true) : store.remove(LEAVING)),
    removeUser(mail) {
      removeUser(store, mail)
      removeUser(tab, mail)
    },
    onChange(listener) {
      // All three are heard: two people may share a name, whose event may come before the e-mail is written.
      const stops = FIELDS.map((field) => store.onChange(SESSION_KEYS[field], listener))
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}

const intent = ofKind<Intent>({
  favourite: true,
  go: true,
  draft: true,
  order: true,
  message: true,
  chat: true,
  whatsapp: true,
  contact: true,
})
const read: Read<BegunIntent> = record({
  intent,
  at: whole,
  path: text,
  user: text,
  stage: oneOf('waiting', 'due', 'elsewhere'),
})

/** The intent that login interrupts. */
export const createIntentStore = (tab: KeyValueStore): IntentStore =>
  createStore<BegunIntent | null>({ storage: tab, key: 'puntada_pendiente', read, empty: null })
