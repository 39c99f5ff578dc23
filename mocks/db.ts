import type { SimulationContext } from './memory/reply.ts'
import { createMemoryPorts, type MemoryPorts } from './memory/ports.ts'
import { visitorModels, type Models } from './models.ts'
import {
  applySnapshot,
  attempt,
  readSnapshot,
  storageKey,
  takeSnapshot,
  type SimulationStorage,
} from './persistence.ts'
import { BASE_MS } from './seed/clock.ts'
import { seededVisitors } from './seed/conversations.ts'
import { createShop, type Shop } from './shop.ts'

export const DEFAULT_SEED = 1
export const DEFAULT_PRODUCTS = 900

export type SimulationOptions = Readonly<{
  /** The same seed gives the same shop, ids, dates and pictures. */
  seed?: number
  products?: number
  /** Stores what visitors did; without one it is lost on reload. */
  storage?: SimulationStorage | undefined
  /** Real clock, in ms since 1970. */
  now?: () => number
  /** The shop's time when it opens: by default a fixed day. */
  openedAt?: number
  /** Made before, instead of a new one: simulations that change nothing in it may share it. */
  shop?: Shop
}>

export type Simulation = Readonly<{
  shop: Shop
  db: Models
  ports: MemoryPorts
  now: () => number
  /** Sets the shop's clock, for all tabs; it never goes back beyond the seeded day. */
  moveClock: (at: number) => void
  /** Deletes everything that visitors did and restarts the clock. */
  reset: () => void
}>

/** The whole simulated backend, without HTTP. Ready synchronously. */
export const createSimulation = (options: SimulationOptions = {}): Simulation => {
  const { seed = DEFAULT_SEED, products = DEFAULT_PRODUCTS, storage, now = Date.now } = options
  const shop = options.shop ?? createShop(seed, products)
  const visitors = visitorModels()
  const db: Models = { ...shop.db, ...visitors }
  const key = storageKey(shop.seed)
  /** The real time and the shop's time at the start; both advance together. */
  const starting = () => ({ startedAt: options.openedAt ?? now(), openedAt: options.openedAt ?? BASE_MS })
  let { startedAt, openedAt } = starting()
  let lastRaw: string | null = null

  const clock = () => Math.floor((openedAt + Math.max(0, now() - startedAt)) / 1000) * 1000

  const save = () => {
    if (storage === undefined) return
    const raw = takeSnapshot(visitors, { startedAt, openedAt })
    attempt(() => {
      storage.setItem(key, raw)
      lastRaw = raw
    }, undefined)
  }

  const begin = () => {
    ;({ startedAt, openedAt } = starting())
    lastRaw = null
    applySnapshot(visitors, seededVisitors(shop, openedAt))
  }

  const sync = () => {
    const raw = attempt(() => storage?.getItem(key) ?? null, null)
    if (raw === lastRaw) return
    if (raw === null) return begin()
    const snapshot = readSnapshot(raw)
    lastRaw = raw
    if (snapshot === null) {
      console.info('[simulador] Se descartaron los datos guardados: no se pueden leer o son de otra versión.')
      begin()
      save()
      return
    }
    ;({ startedAt, openedAt } = snapshot)
    applySnapshot(visitors, snapshot)
  }

  begin()
  sync()

  const context: SimulationContext = { shop, db, now: clock, sync, save }
  return {
    shop,
    db,
    now: clock,
    ports: createMemoryPorts(context),
    moveClock(at) {
      sync()
      startedAt = now() - Math.max(0, at - openedAt)
      save()
    },
    reset() {
      attempt(() => storage?.removeItem(key), undefined)
      begin()
    },
  }
}
