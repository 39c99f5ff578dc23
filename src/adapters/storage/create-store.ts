import * as z from 'zod/mini'
import { userKeyOf } from '../../domain/account/session.ts'
import { note, type KeyValueStore, type Locks, type Store } from '../../domain/device.ts'

// Zod would probe `new Function`, which the site's Content-Security-Policy refuses and reports.
z.config({ jitless: true })

/** What becomes of a value that the browser refuses to store. */
export type Refused<T> = Readonly<{
  /** What of the stored value still counts: never more than there was, so it fits. */
  remaining: (stored: T, own: T) => T
  /** This tab's value after another tab has changed what was stored `before`. */
  joined: (own: T, before: T, after: T) => T
}>

interface StoreOptions<T> {
  storage: KeyValueStore
  /** If left out, another tab's value takes the place of one that was refused. */
  ifRefused?: Refused<T>
  locks: Locks
  key: string
  /** A stored value that does not match is read as `empty`; `listOf` keeps the good items of a list. */
  schema: z.ZodMiniType<T>
  empty: T
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
const MISSED = /^puntada_(?:pedidos|datos|cantidades|por_enviar|borrador)/

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

/** A typed value in the browser's storage. Changes are applied under a lock; readers see them at once. */
export const createStore = <T>({ storage, ifRefused, locks, key, schema, empty }: StoreOptions<T>): Store<T> => {
  const listeners = new Set<() => void>()
  let unwritten: readonly ((now: T) => T)[] = []
  let shown: { readonly value: T } | null = null
  /** What the browser did not store, and what is stored beside it: it lasts as long as the page. */
  let refused: { readonly value: T; readonly before: T } | null = null

  const parse = (raw: unknown): T => {
    const read = schema.safeParse(raw)
    return read.success ? read.data : empty
  }
  const stored = () => parse(storage.get(key))
  const load = (): T => (refused === null ? stored() : refused.value)
  const store = (value: T) => {
    if (JSON.stringify(value) !== JSON.stringify(empty)) return storage.set(key, value)
    storage.remove(key)
    return true
  }
  const save = (value: T) => {
    const isStored = store(value)
    // What this tab has taken away must not be there for other tabs, which could send it again.
    if (!isStored && ifRefused !== undefined) store(ifRefused.remaining(stored(), value))
    refused = isStored ? null : { value, before: stored() }
    if (MISSED.test(key)) note(storage, key, isStored)
  }
  const changed = () => {
    shown = null
    for (const listener of listeners) listener()
  }
  const write = (change: (now: T) => T) => {
    if (!unwritten.includes(change)) return
    const now = load()
    unwritten = unwritten.filter((other) => other !== change)
    const after = change(now)
    if (after !== now) save(after)
    changed()
  }
  const update = <R>(change: (now: T) => readonly [next: T, result: R]): Promise<R> => {
    let found: readonly [R] | null = null
    // Called for each reading before it is written, and for the last time when it is.
    const edit = (now: T) => {
      const [next, result] = change(now)
      found = [result]
      return next
    }
    unwritten = [...unwritten, edit]
    const result = locks.exclusively(key, () => {
      write(edit)
      return found![0]
    })
    // After the lock is asked for: what a listener changes is written after this.
    changed()
    return result
  }

  storage.onChange(key, () => {
    const own = refused
    refused = null
    if (own !== null && ifRefused !== undefined) save(ifRefused.joined(own.value, own.before, stored()))
    changed()
  })
  // A page that is being closed gets no lock any more, and the last changes must not be lost.
  storage.onLeave(() => unwritten.forEach(write))

  return {
    read: () => (shown ??= { value: unwritten.reduce((now, change) => change(now), load()) }).value,
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
  (device: Pick<StoreOptions<never>, 'storage' | 'locks'>) =>
  <T>(schema: z.ZodMiniType<T>, empty: T, ifRefused?: Refused<T>): ((key: string) => Store<T>) => {
    const made = new Map<string, Store<T>>()
    return (key) => {
      const store = made.get(key) ?? createStore({ ...device, key, schema, empty, ...(ifRefused && { ifRefused }) })
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
  onLeave(listener) {
    events.addEventListener('pagehide', listener)
  },
})
