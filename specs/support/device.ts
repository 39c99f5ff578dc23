import type { KeyValueStore, Locks, Page } from '../../src/domain/device.ts'
import type { Session } from '../../src/domain/account/session.ts'

export const ANA: Session = { name: 'Ana Ruiz', mail: 'ana@ejemplo.mx', phone: '4771234567' }
export const EVA: Session = { name: 'Eva', mail: 'eva@ejemplo.mx', phone: '' }
/** The password is `mayoreo123`. */
export const DEMO: Session = { name: 'Guadalupe Ramírez', mail: 'demo@puntada.mx', phone: '445 555 0142' }

/** A page that counts reloads, with a clock that moves when told. */
export class SimulatedPage implements Page {
  reloads = 0
  clearedCookies = 0
  readonly shared: { title: string; url: string }[] = []
  readonly copied: string[] = []
  isInApp = false
  canCopy = true
  shareOutcome: 'shared' | 'copied' = 'shared'
  /** False when the server does not answer. */
  reachable = true
  time: number
  #ids = 0

  constructor(time = Date.UTC(2026, 10, 21, 18)) {
    this.time = time
  }

  now = () => this.time
  newId = () => `id-${(this.#ids += 1)}`
  reload = () => void (this.reloads += 1)
  reloadIfReachable = async () => {
    if (this.reachable) this.reload()
  }
  clearCookies = async () => {
    this.clearedCookies += 1
    return this.reachable
  }
  copy = async (text: string) => {
    if (this.canCopy) this.copied.push(text)
    return this.canCopy
  }
  share = async (what: { title: string; url: string }) => {
    this.shared.push(what)
    return this.shareOutcome
  }
}

interface Turn {
  readonly tab: object
  readonly start: () => void
}

/** The first in the queue of a name holds its lock. */
class MemoryLocks {
  readonly #queues = new Map<string, readonly Turn[]>()
  #queue = (name: string) => this.#queues.get(name) ?? []

  #end(name: string, leaves: (turn: Turn) => boolean): void {
    const [first] = this.#queue(name)
    const others = this.#queue(name).filter((turn) => !leaves(turn))
    this.#queues.set(name, others)
    if (others[0] !== first) others[0]?.start()
  }

  of(tab: object): Locks {
    const exclusively: Locks['exclusively'] = async (name, work) => {
      const { promise, resolve } = Promise.withResolvers<undefined>()
      const turn = { tab, start: () => resolve(undefined) }
      const before = this.#queue(name)
      this.#queues.set(name, [...before, turn])
      if (before.length > 0) await promise
      try {
        return await work()
      } finally {
        this.#end(name, (other) => other === turn)
      }
    }
    return {
      exclusively,
      tryHold: async (name, work) => (this.#queue(name).length > 0 ? null : exclusively(name, work)),
    }
  }

  close(tab: object): void {
    for (const name of this.#queues.keys()) this.#end(name, (turn) => turn.tab === tab)
  }
}

class Browser {
  readonly texts = new Map<string, string>()
  readonly listeners = new Set<{ readonly store: MemoryStore; readonly key: string; readonly tell: () => void }>()
  readonly locks = new MemoryLocks()
  isFull = false

  tell(keys: readonly string[], from: MemoryStore | null): void {
    for (const { store, key, tell } of this.listeners) if (store !== from && keys.includes(key)) tell()
  }
}

/** One tab's storage keeps texts: every value read is a copy. */
export class MemoryStore implements KeyValueStore {
  isOpen = true
  readonly refused = new Set<string>()
  readonly #browser: Browser

  constructor(initial: Readonly<Record<string, unknown>> = {}, browser = new Browser()) {
    this.#browser = browser
    for (const [key, value] of Object.entries(initial)) this.texts.set(key, JSON.stringify(value))
  }

  get texts(): Map<string, string> {
    return this.#browser.texts
  }

  set full(isFull: boolean) {
    this.#browser.isFull = isFull
  }

  get = (key: string): unknown => JSON.parse(this.texts.get(key) ?? 'null')

  set = (key: string, value: unknown): boolean => {
    const [text, before] = [JSON.stringify(value), this.texts.get(key)]
    if (this.#browser.isFull && text.length > (before?.length ?? 0)) return false
    if (!this.isOpen || text === before) return true
    this.texts.set(key, text)
    this.#browser.tell([key], this)
    return true
  }

  remove = (key: string): void => {
    if (this.isOpen && this.texts.delete(key)) this.#browser.tell([key], this)
  }

  keys = () => [...this.texts.keys()]

  onChange = (key: string, tell: () => void) => {
    const listener = { store: this, key, tell }
    this.#browser.listeners.add(listener)
    return () => void this.#browser.listeners.delete(listener)
  }

  /** All values are written when this tab hears of the first. `undefined` removes. */
  changeElsewhere(values: Readonly<Record<string, unknown>>): void {
    for (const [key, value] of Object.entries(values)) {
      if (value === undefined) this.texts.delete(key)
      else this.texts.set(key, JSON.stringify(value))
    }
    this.#browser.tell(Object.keys(values), null)
  }
}

export interface Tab {
  readonly storage: MemoryStore
  readonly locks: Locks
  /** A closed page writes and holds nothing any more. */
  close(): void
}

/** Tabs share a storage, whose changes the others hear of, and locks. */
export const createTabs = () => {
  const browser = new Browser()
  return {
    open(): Tab {
      const storage = new MemoryStore({}, browser)
      return {
        storage,
        locks: browser.locks.of(storage),
        close() {
          storage.isOpen = false
          for (const listener of browser.listeners) if (listener.store === storage) browser.listeners.delete(listener)
          browser.locks.close(storage)
        },
      }
    },
  }
}

export const createMemoryLocks = (): Locks => createTabs().open().locks

/** This browser keeps nothing. */
export const fullStore = (): MemoryStore => Object.assign(new MemoryStore(), { full: true })

/** Hides the tab, or brings it back; `null` ends the pretence. */
export const showTab = (state: 'hidden' | 'visible' | null): void => {
  if (state === null) Reflect.deleteProperty(document, 'visibilityState')
  else Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}
