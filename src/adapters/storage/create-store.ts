import { note, userKeyOf, type KeyValueStore, type Store } from '../../domain/device.ts'
import type { Read } from './stored-fields.ts'

/** A value made of items to send: no other tab may send what one tab took out of it. */
export type Sendable<T> = Readonly<{
  keysIn: (value: T) => readonly string[]
  /** The value with those items alone. */
  only: (value: T, has: (key: string) => boolean) => T
}>

interface StoreOptions<T> {
  storage: KeyValueStore
  key: string
  /** A stored value that cannot be read is `empty`; `listOf` keeps the good items of a list. */
  read: Read<T>
  empty: T
  sendable?: Sendable<T> | undefined
}

/** Keys that each user has apart, and may have removed when logging out. */
const USER_KEYS = [
  'puntada_pedidos',
  'puntada_pedidos_enviados',
  'puntada_datos',
  'puntada_vistos',
  'puntada_busquedas',
  'puntada_por_enviar',
  'puntada_borrador',
  'puntada_leido',
] as const

/** Keys of what a person wrote or sent, and has nowhere else. */
const IRREPLACEABLE = /^puntada_(?:pedidos|datos|cantidades|lista|por_enviar|borrador|pendiente)/

/** A user's key; the key alone for an anonymous visitor. `user` is an e-mail or ''. */
export const userKey = (key: (typeof USER_KEYS)[number], user: string) =>
  user === '' ? key : `${key}_${userKeyOf(user)}`

/** Removes a user's records, also those that say in themselves whose they are. */
export const removeUser = (storage: KeyValueStore, user: string) => {
  const names = USER_KEYS.map((key) => userKey(key, user))
  // The keys of a session without an e-mail are the beginning of everybody else's.
  const isTheirKey = (key: string) => names.some((name) => key === name || (user !== '' && key.startsWith(`${name}_`)))
  const isTheirRecord = (record: unknown) =>
    typeof record === 'object' &&
    record !== null &&
    'user' in record &&
    userKeyOf(String(record.user)) === userKeyOf(user)
  for (const key of storage.keys()) if (isTheirKey(key) || isTheirRecord(storage.get(key))) storage.remove(key)
}

/**
 * A typed value in the browser's storage, whose changes listeners and other tabs hear of. A value that the browser
 * refuses to store is this tab's alone, and lasts as long as the page or until it is stored.
 */
export const createStore = <T>({ storage, key, read, empty, sendable }: StoreOptions<T>): Store<T> => {
  const listeners = new Set<() => void>()
  const stored = () => read(storage.get(key)) ?? empty
  let cached: { value: T } | null = null
  let refused: { value: T; keys: readonly string[] } | null = null

  const tell = () => {
    cached = null
    for (const listener of listeners) listener()
  }
  const write = (value: T) => {
    if (JSON.stringify(value) !== JSON.stringify(empty)) return storage.set(key, value)
    storage.remove(key)
    return true
  }
  /** Items that this tab took out must not stay for others; the stored ones that are left fitted before. */
  const refuse = (value: T) => {
    const keys = sendable?.keysIn(value)
    if (keys) write(sendable!.only(stored(), (name) => keys.includes(name)))
    return { value, keys: sendable?.keysIn(stored()) ?? [] }
  }
  const load = () => (refused === null ? stored() : refused.value)

  storage.onChange(key, () => {
    if (refused !== null && sendable !== undefined) {
      const [before, after] = [refused.keys, sendable.keysIn(stored())]
      const value = sendable.only(refused.value, (name) => !before.includes(name) || after.includes(name))
      refused = { value, keys: after }
    } else refused = null
    tell()
  })

  const update: Store<T>['update'] = (change) => {
    const now = load()
    const [next, result] = change(now)
    if (next !== now) {
      refused = write(next) ? null : refuse(next)
      if (IRREPLACEABLE.test(key)) note(storage, key, refused === null)
    }
    tell()
    return result
  }
  return {
    read: () => (cached ??= { value: load() }).value,
    update,
    edit: (change) => update((now) => [change(now), undefined]),
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    isStored: () => refused === null,
  }
}

/** One store per key, because two would not see each other's changes. */
export const storesOn =
  (storage: KeyValueStore) =>
  <T>(read: Read<T>, empty: T, sendable?: Sendable<T>): ((key: string) => Store<T>) => {
    const stores = new Map<string, Store<T>>()
    return (key) => {
      const store = stores.get(key) ?? createStore({ storage, key, read, empty, sendable })
      stores.set(key, store)
      return store
    }
  }

const attempt = <T>(work: () => T, otherwise: T): T => {
  try {
    return work()
  } catch {
    return otherwise
  }
}

/** JSON texts in a web storage, which may be missing or full, or throw when it is accessed. Never throws itself. */
export const createKeyValueStore = (storage: () => Storage, events: Window): KeyValueStore => ({
  get(key) {
    const value = attempt(() => JSON.parse(storage().getItem(key) ?? 'null') as unknown, undefined)
    if (value === undefined) this.remove(key)
    return value ?? null
  },
  set: (key, value) =>
    attempt(() => {
      storage().setItem(key, JSON.stringify(value))
      return true
    }, false),
  remove: (key) => attempt(() => storage().removeItem(key), undefined),
  refused: new Set(),
  keys: () => attempt(() => Object.keys(storage()).filter((key) => key.startsWith('puntada_')), []),
  onChange(key, listener) {
    // The key is null when another tab cleared the whole storage.
    const onStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) listener()
    }
    // A page that comes back from the browser's cache has missed the events.
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) listener()
    }
    events.addEventListener('storage', onStorage)
    events.addEventListener('pageshow', onPageShow)
    return () => {
      events.removeEventListener('storage', onStorage)
      events.removeEventListener('pageshow', onPageShow)
    }
  },
})
