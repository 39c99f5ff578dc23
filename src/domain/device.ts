/** What the browser keeps between visits. Reads of missing, broken or foreign values give null; nothing throws. */
export interface KeyValueStore {
  get(key: string): unknown
  /** False when the browser refused (full, or storage is off). */
  set(key: string, value: unknown): boolean
  remove(key: string): void
  /** Calls back when another tab changed the key. Gives the way to stop listening. */
  onChange(key: string, listener: () => void): () => void
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
