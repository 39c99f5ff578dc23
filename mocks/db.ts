import type { SimulationContext } from './memory/context.ts'
import { createMemoryPorts, type MemoryPorts } from './memory/ports.ts'
import { createModels, type Models } from './models.ts'
import { applySnapshot, readSnapshot, storageKey, takeSnapshot, type SimulationStorage } from './persistence.ts'
import { seededArticles } from './seed/articles.ts'
import { BASE_MS } from './seed/clock.ts'
import { seededVisitors } from './seed/conversations.ts'
import { PROMOTIONS } from './seed/promotions.ts'
import { CATEGORIES, SEGMENTS } from './seed/segments.ts'
import { slug } from '../src/domain/text.ts'
import { createShop, type Shop } from './shop.ts'

export const DEFAULT_SEED = 1
export const DEFAULT_PRODUCTS = 900

export interface SimulationOptions {
  /** The same seed gives the same shop, ids, dates and pictures. */
  readonly seed?: number
  readonly products?: number
  /** Stores what visitors did; without one it is lost on reload. */
  readonly storage?: SimulationStorage
  /** Real clock, in ms since 1970. */
  readonly now?: () => number
  /** The shop's time when it opens: by default a fixed day. */
  readonly openedAt?: number
  /** Makes the read-only shop. Simulations of one seed share one unless told otherwise. */
  readonly shop?: typeof createShop
}

export interface Simulation {
  readonly seed: number
  readonly shop: Shop
  readonly db: Models
  readonly ports: MemoryPorts
  readonly now: () => number
  /** Sets the shop's clock, for all tabs; it never goes back beyond the seeded day. */
  readonly moveClock: (at: number) => void
  /** Deletes everything that visitors did and restarts the clock. */
  readonly reset: () => void
}

const seedModels = (db: Models, shop: Shop): void => {
  for (const { name } of SEGMENTS) {
    db.segment.create({ name, slug: slug(name), icon: `segments/svg/${slug(name)}.svg` })
  }
  for (const { id, name, slug: path, segment } of CATEGORIES) db.category.create({ id, name, slug: path, segment })
  for (const { motif: _, ...promotion } of PROMOTIONS) {
    db.promotion.create({ key: `${promotion.kind}/${promotion.id}`, ...promotion })
  }
  for (const { motif: _, ...article } of seededArticles(shop.seed)) db.article.create(article)
}

/**
 * The whole simulated backend, without HTTP. Ready synchronously: 900 products take some 30 ms, 100,000 some
 * 2 s in Node.
 */
export const createSimulation = (options: SimulationOptions = {}): Simulation => {
  const {
    seed = DEFAULT_SEED,
    products = DEFAULT_PRODUCTS,
    storage,
    now = Date.now,
    shop: openShop = createShop,
  } = options
  const shop = openShop(seed, products)
  const db = createModels()
  const key = storageKey(seed)
  /** The real time and the shop's time at the start; both advance together. */
  const starting = () => ({ startedAt: options.openedAt ?? now(), openedAt: options.openedAt ?? BASE_MS })
  let { startedAt, openedAt } = starting()
  let lastRaw: string | null = null

  const clock = () => Math.floor((openedAt + Math.max(0, now() - startedAt)) / 1000) * 1000

  const load = (): string | null => {
    try {
      return storage?.getItem(key) ?? null
    } catch {
      return null
    }
  }

  const save = () => {
    if (storage === undefined) return
    try {
      const raw = JSON.stringify(takeSnapshot(db, { startedAt, openedAt }))
      storage.setItem(key, raw)
      lastRaw = raw
    } catch {
      // With a full or forbidden storage the simulation goes on in memory.
    }
  }

  const begin = () => {
    const start = starting()
    startedAt = start.startedAt
    openedAt = start.openedAt
    lastRaw = null
    applySnapshot(db, seededVisitors(shop, openedAt))
  }

  const sync = () => {
    const raw = load()
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
    startedAt = snapshot.startedAt
    openedAt = snapshot.openedAt
    applySnapshot(db, snapshot)
  }

  seedModels(db, shop)
  begin()
  sync()

  const context: SimulationContext = { shop, db, now: clock, sync, save }
  return {
    seed,
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
      try {
        storage?.removeItem(key)
      } catch {
        // A storage that throws holds nothing.
      }
      begin()
    },
  }
}
