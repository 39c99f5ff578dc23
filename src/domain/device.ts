/** The browser's storage. Missing or broken values read as null; nothing throws. */
export interface KeyValueStore {
  get(key: string): unknown
  /** False if the browser refused (storage full or off). */
  set(key: string, value: unknown): boolean
  remove(key: string): void
  /** Keys that the browser did not store although somebody would miss them: they last as long as the page. */
  readonly refused: Set<string>
  keys(): readonly string[]
  /** Calls back when another tab changes the key, or may have while this page was away. Returns how to stop. */
  onChange(key: string, listener: () => void): () => void
}

/** Whether the page may load itself again, and lose nothing. */
export const keepsAll = (...stores: readonly Pick<KeyValueStore, 'refused'>[]) =>
  stores.every(({ refused }) => refused.size === 0)

/** Notes whether the browser refused to store what somebody would miss. */
export const note = ({ refused }: KeyValueStore, key: string, isStored: boolean) =>
  void (isStored ? refused.delete(key) : refused.add(key))

/**
 * One stored value, shared by all tabs. Broken data reads as empty; what the browser refuses to store lasts as long as
 * the page.
 */
export interface Store<T> {
  /** The same object until something changes. */
  readonly read: () => T
  /**
   * Reads what is stored now, changes it, writes it and tells of it. Gives what `change` found: taking something out
   * and knowing what it was is one step. `change` returns the same object for no change.
   */
  update<R>(change: (now: T) => readonly [next: T, found: R]): R
  /** `update` that gives nothing. */
  edit(change: (now: T) => T): void
  /** Calls back after every change, here or in another tab. Returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void
  /** False when the browser refused to keep the last change. */
  isStored(): boolean
}

/** Locks between tabs, by name. A tab that is closed releases its locks. */
export interface Locks {
  /** Waits for the lock and runs `work` under it. */
  exclusively<T>(name: string, work: () => T | Promise<T>): Promise<T>
  /** Runs `work` under the lock; gives null, without running it, if somebody holds the lock. */
  tryHold<T>(name: string, work: () => Promise<T>): Promise<T | null>
}

/** The page and the clock, as ports so that specs can stand in for them. */
export interface Page {
  reload(): void
  /**
   * Removes the API's cookies, which no script can read. False where the host did not answer soon; one that does not
   * know how changes nothing.
   */
  clearCookies(): Promise<boolean>
  /** Does nothing if the site does not answer: the browser would show its own error page. */
  reloadIfReachable(): Promise<void>
  /** Milliseconds since 1970, UTC. */
  now(): number
  newId(): string
  /** Whether the page is in the browser of another app (Instagram, Facebook …), where Google refuses every login. */
  readonly isInApp: boolean
  /** False where the browser lets nothing be copied. */
  copy(text: string): Promise<boolean>
  /** Shares through the device or copies the link, and says which. */
  share(what: { title: string; url: string }): Promise<'shared' | 'copied' | 'failed'>
}

/** Whether the visitor asked the browser to save data. Only some browsers know. */
export const savesData = (navigator: object) =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** `Ana@x.mx` and `ana@x.mx` are one in this browser. Calls send the e-mail as it was typed. */
export const userKeyOf = (mail: string) => mail.trim().toLowerCase()
