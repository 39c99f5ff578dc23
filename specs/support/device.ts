import type { KeyValueStore, Page, SiteSettings } from '../../src/domain/device.ts'
import type { Session, SessionStore } from '../../src/domain/account/session.ts'

/** A page that reloads only on paper, with a clock that moves only when told. */
export class SimulatedPage implements Page {
  reloads = 0
  /** Milliseconds since 1970, UTC. */
  time: number
  readonly shared: { title: string; url: string }[] = []
  shareOutcome: 'shared' | 'copied' | 'failed' = 'shared'
  #ids = 0

  constructor(time = Date.UTC(2026, 10, 21, 18)) {
    this.time = time
  }

  /** False when the server does not answer. */
  reachable = true

  reload(): void {
    this.reloads += 1
  }

  reloadIfReachable(): Promise<void> {
    if (this.reachable) this.reload()
    return Promise.resolve()
  }

  now(): number {
    return this.time
  }

  newId(): string {
    this.#ids += 1
    return `id-${this.#ids}`
  }

  share(what: { title: string; url: string }): Promise<'shared' | 'copied' | 'failed'> {
    this.shared.push(what)
    return Promise.resolve(this.shareOutcome)
  }
}

/** Storage in memory that, like the real one, keeps text: what comes out is a copy of what went in. */
export class MemoryStore implements KeyValueStore {
  /** True makes every write be refused, as by a browser with storage full or off. */
  full = false
  readonly texts = new Map<string, string>()
  readonly #listeners = new Map<string, Set<() => void>>()
  readonly #leaving = new Set<() => void>()

  constructor(initial: Readonly<Record<string, unknown>> = {}) {
    for (const [key, value] of Object.entries(initial)) this.texts.set(key, JSON.stringify(value))
  }

  get(key: string): unknown {
    const text = this.texts.get(key)
    return text === undefined ? null : (JSON.parse(text) as unknown)
  }

  set(key: string, value: unknown): boolean {
    if (this.full) return false
    this.texts.set(key, JSON.stringify(value))
    return true
  }

  remove(key: string): void {
    this.texts.delete(key)
  }

  onChange(key: string, listener: () => void): () => void {
    const listeners = this.#listeners.get(key) ?? new Set()
    this.#listeners.set(key, listeners.add(listener))
    return () => void listeners.delete(listener)
  }

  onLeave(listener: () => void): () => void {
    this.#leaving.add(listener)
    return () => void this.#leaving.delete(listener)
  }

  /** The page is about to go. */
  leave(): void {
    for (const listener of this.#leaving) listener()
  }

  /** Another tab writes: the value changes and whoever listens is told. `undefined` removes. */
  changeElsewhere(key: string, value: unknown): void {
    if (value === undefined) this.texts.delete(key)
    else this.texts.set(key, JSON.stringify(value))
    for (const listener of this.#listeners.get(key) ?? []) listener()
  }
}

/** A session kept in memory. */
export class MemorySessionStore implements SessionStore {
  /** True makes every write be refused. */
  full = false
  session: Session | null
  readonly #listeners = new Set<() => void>()

  constructor(session: Session | null = null) {
    this.session = session
  }

  read(): Session | null {
    return this.session
  }

  write(session: Session): boolean {
    if (this.full) return false
    this.session = session
    return true
  }

  clear(): void {
    this.session = null
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Another tab logs in or out. */
  changeElsewhere(session: Session | null): void {
    this.session = session
    for (const listener of this.#listeners) listener()
  }
}

export const ANA: Session = { name: 'Ana Ruiz', mail: 'ana@ejemplo.mx', phone: '4771234567' }

export const SITE: SiteSettings = {
  phone: '477 000 0000',
  mail: 'hola@puntada.test',
  facebook: 'https://www.facebook.com/puntada.test',
  instagram: 'https://www.instagram.com/puntada.test',
  tiktok: 'https://www.tiktok.com/@puntada.test',
  video: 'https://www.youtube.com/watch?v=puntada',
  stateBrand: 'https://marca.guanajuato.test',
  privacy: 'https://puntada.test/aviso',
  payments: 'Transferencia SPEI: El fabricante te da su CLABE.|Efectivo: En el taller.',
  shipping: 'Paquetería: Para cajas y bultos medianos.',
  joining: 'Publica tu catálogo: Con fotos, tallas y precios.',
  canaiveChecks: '',
  inboxEveryMs: 300_000,
  chatEveryMs: 15_000,
  origin: 'https://puntada.test',
}
/** What a social provider tells of her. */
export const ACCOUNT = { name: 'Ana Ruiz', email: 'ana@ejemplo.mx', phone: '' }
