import * as z from 'zod/mini'
import { note, userKeyOf, type KeyValueStore, type Store } from '../../domain/device.ts'

// Zod would probe `new Function`, which the site's Content-Security-Policy refuses and reports.
z.config({ jitless: true })

/** A value made of things that are sent: what one tab takes out of it, no other tab may send. */
export type Sendable<T> = Readonly<{
  keysIn: (value: T) => readonly string[]
  /** The value with those of its things alone. */
  only: (value: T, has: (key: string) => boolean) => T
}>

interface StoreOptions<T> {
  storage: KeyValueStore
  key: string
  /** A stored value that does not match is read as `empty`; `listOf` keeps the good items of a list. */
  schema: z.ZodMiniType<T>
  empty: T
  sendable?: Sendable<T> | undefined
}

/** Of these each user has their own, and who logs out may have them removed. */
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

/** What its person wrote or sent, and has nowhere else. */
const MISSED = /^puntada_(?:pedidos|datos|cantidades|lista|por_enviar|borrador|pendiente)/

/** The key of what belongs to one user. An anonymous visitor has the key alone. `user` is the e-mail. */
export const userKey = (key: (typeof USER_KEYS)[number], user: string) =>
  user === '' ? key : `${key}_${userKeyOf(user)}`

/** Removes all that is stored of a user, also where the record itself says whose it is. */
export const removeUser = (storage: KeyValueStore, user: string) => {
  const own = USER_KEYS.map((key) => userKey(key, user))
  // A session without an e-mail has the keys with which everybody else's begin.
  const isTheirKey = (key: string) => own.some((name) => key === name || (user !== '' && key.startsWith(`${name}_`)))
  const isTheirRecord = (record: unknown) =>
    typeof record === 'object' &&
    record !== null &&
    'user' in record &&
    userKeyOf(String(record.user)) === userKeyOf(user)
  for (const key of storage.keys()) if (isTheirKey(key) || isTheirRecord(storage.get(key))) storage.remove(key)
}

/** A list that leaves out broken items and items with a repeated id. */
export const listOf = <T>(item: z.ZodMiniType<T>, idOf?: (item: T) => string, least = 0): z.ZodMiniType<readonly T[]> =>
  z.transform((stored: unknown, context) => {
    const seen = new Set<string>()
    const items = (Array.isArray(stored) ? stored : []).flatMap((raw: unknown) => {
      const read = item.safeParse(raw)
      return read.success && (idOf === undefined || seen.size < seen.add(idOf(read.data)).size) ? [read.data] : []
    })
    if (!Array.isArray(stored) || items.length < least) context.issues.push({ code: 'custom', input: stored })
    return items
  })

/**
 * A typed value in the browser's storage: read, changed, written, told. What the browser refuses to store is this tab's
 * own until it is stored, and lasts as long as the page.
 */
export const createStore = <T>({ storage, key, schema, empty, sendable }: StoreOptions<T>): Store<T> => {
  const listeners = new Set<() => void>()
  const parse = (raw: unknown): T => schema.safeParse(raw).data ?? empty
  const stored = () => parse(storage.get(key))
  let shown: { readonly value: T } | null = null
  let refused: { readonly value: T; readonly keys: readonly string[] } | null = null

  const tell = () => {
    shown = null
    for (const listener of listeners) listener()
  }
  const write = (value: T) => {
    if (JSON.stringify(value) !== JSON.stringify(empty)) return storage.set(key, value)
    storage.remove(key)
    return true
  }
  /** What this tab has taken out is not left there for other tabs. The rest was stored before, so it fits. */
  const refuse = (value: T) => {
    const own = sendable?.keysIn(value)
    if (own) write(sendable!.only(stored(), (name) => own.includes(name)))
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
    const [next, found] = change(now)
    if (next !== now) {
      refused = write(next) ? null : refuse(next)
      if (MISSED.test(key)) note(storage, key, refused === null)
    }
    tell()
    return found
  }
  return {
    read: () => (shown ??= { value: load() }).value,
    update,
    edit: (change) => update((now) => [change(now), undefined]),
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    isStored: () => refused === null,
  }
}

/** Makes one store per key, because two of the same key would not see each other's changes. */
export const storesOn =
  (storage: KeyValueStore) =>
  <T>(schema: z.ZodMiniType<T>, empty: T, sendable?: Sendable<T>): ((key: string) => Store<T>) => {
    const made = new Map<string, Store<T>>()
    return (key) => {
      const store = made.get(key) ?? createStore({ storage, key, schema, empty, sendable })
      made.set(key, store)
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
    // A page that the browser brings back heard of nothing while it was away.
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
