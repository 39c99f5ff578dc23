/** What the browser keeps between visits. Reads of missing, broken or foreign values give null; nothing throws. */
export interface KeyValueStore {
  get(key: string): unknown
  /** False when the browser refused (full, or storage is off). */
  set(key: string, value: unknown): boolean
  remove(key: string): void
  /** Calls back when another tab changed the key. Gives the way to stop listening. */
  onChange(key: string, listener: () => void): () => void
  /** Calls back when the page is about to go: the last moment to keep something. */
  onLeave(listener: () => void): () => void
}

/**
 * One value that this browser keeps, as the screens see it and as all tabs agree on it. Broken or foreign data reads as
 * the empty value. Where the browser refuses to keep it, it lasts as long as the page.
 */
export interface Store<T> {
  /** The same object until something changes. */
  read(): T
  /**
   * Changes the value as it stands in the storage while no other tab does. Shown at once; resolves when written.
   * `change` is pure, gives the same object for no change, and may be called more than once.
   */
  update(change: (now: T) => T): Promise<void>
  /** Calls back after every change, here or in another tab. Gives the way to stop listening. */
  subscribe(listener: () => void): () => void
  /** False when the browser refused to keep the last change. */
  isKept(): boolean
}

/** Names that one tab at a time can hold; a tab that goes holds nothing any more. */
export interface Locks {
  /** Runs `work` when no other tab runs anything under this name. */
  exclusively<T>(name: string, work: () => T | Promise<T>): Promise<T>
  /** Holds the name during `work`; gives false, and does nothing, where somebody else holds it. */
  tryHold(name: string, work: () => Promise<void>): Promise<boolean>
  /** Resolves when nobody holds the name. */
  free(name: string): Promise<void>
}

/** The page and the clock, as ports so that specs can stand in for them. */
export interface Page {
  /** Loads the page again (R4.02, R4.03). */
  reload(): void
  /** Milliseconds since 1970, UTC. */
  now(): number
  /** A new identifier that nobody else has. */
  newId(): string
  /** Shares through the device, or copies the link; says what was done. */
  share(what: { title: string; url: string }): Promise<'shared' | 'copied' | 'failed'>
}

/** What an operator sets for a deployment; validated when the site is built. */
export interface SiteSettings {
  /** Footer contact (R9.04). */
  readonly phone: string
  readonly mail: string
  readonly facebook: string
  readonly instagram: string
  readonly tiktok: string
  /** How-to-buy video (R2.42). */
  readonly video: string
  /** State brand site (R2.43). */
  readonly stateBrand: string
  /** Public address of the site, without a final slash, for canonical links. */
  readonly origin: string
}
