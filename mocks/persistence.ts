import type { VisitorModels } from './models.ts'

/** The part of the browser's Storage that the simulation needs. May throw: a full or forbidden storage does. */
export interface SimulationStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** A snapshot that the storage refuses is given up: the simulation goes on, and forgets on reload. */
export const attempt = <T>(work: () => T, otherwise: T): T => {
  try {
    return work()
  } catch {
    return otherwise
  }
}

/** Each list of a snapshot, its model, and how many of its rows the browser's storage keeps: the oldest are dropped. */
const LISTS = [
  ['users', 'user', Infinity],
  ['favourites', 'favourite', Infinity],
  ['messages', 'message', 400],
  ['orders', 'order', 50],
  ['subscriptions', 'subscription', Infinity],
  ['visits', 'visit', 200],
] as const

/** The rows that visitors created. */
export type Visitors = Readonly<Record<(typeof LISTS)[number][0], readonly object[]>>

interface Clock {
  /** Real milliseconds at which this shop was opened for the first time: its clock counts from there. */
  readonly startedAt: number
  /** The shop's own time at that moment. */
  readonly openedAt: number
}

/** Another version is not read: to be raised with each change of the models. */
const VERSION = 1

export const storageKey = (seed: number) => `puntada_simulacion_${seed}`

export const takeSnapshot = (db: VisitorModels, { startedAt, openedAt }: Clock) =>
  JSON.stringify({
    version: VERSION,
    startedAt,
    openedAt,
    ...Object.fromEntries(LISTS.map(([list, model, most]) => [list, db[model].getAll().slice(-most)])),
  })

/** The stored snapshot; null if it is corrupt or of another version. */
export const readSnapshot = (raw: string): (Clock & Visitors) | null =>
  attempt(() => {
    const found = JSON.parse(raw) as Clock & Visitors & { readonly version: number }
    const isWhole =
      found.version === VERSION &&
      [found.startedAt, found.openedAt].every(Number.isFinite) &&
      LISTS.every(([list]) => found[list].every((row) => Object(row) === row))
    return isWhole ? found : null
  }, null)

/** Replaces everything that visitors created with the snapshot. */
export const applySnapshot = (db: VisitorModels, snapshot: Visitors) => {
  for (const [list, name] of LISTS) {
    const model: { deleteMany(query: object): unknown; create(row: object): unknown } = db[name]
    model.deleteMany({ where: {} })
    for (const row of snapshot[list]) model.create(row)
  }
}
