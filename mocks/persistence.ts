import * as z from 'zod/mini'
import type { VisitorModels } from './models.ts'
import { BASE_MS } from './seed/clock.ts'

z.config({ jitless: true })

/** The part of the browser's Storage that the simulation needs. May throw: a full or forbidden storage does. */
export interface SimulationStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

const text = z.string()
const moment = z.number()
const snapshotSchema = z.object({
  version: z.literal(1),
  /** Real milliseconds at which this shop was opened for the first time: its clock counts from there. */
  startedAt: moment,
  /** The shop's own time at that moment. */
  openedAt: z._default(moment, BASE_MS),
  users: z.array(z.object({ mail: text, name: text, phone: text, passwordHash: moment })),
  favourites: z.array(z.object({ key: text, user: text, productId: text, at: moment })),
  messages: z.array(
    z.object({
      id: text,
      user: text,
      storeId: text,
      from: z.enum(['user', 'store']),
      text,
      at: moment,
      read: z.boolean(),
      clientId: text,
    }),
  ),
  orders: z.array(
    z.object({
      folio: text,
      clientId: text,
      user: text,
      storeId: text,
      note: text,
      lines: text,
      total: moment,
      at: moment,
    }),
  ),
  subscriptions: z.array(z.object({ mail: text, at: moment })),
  visits: z.array(z.object({ key: text, kind: text, user: text, subject: text, at: moment })),
})

/** Everything that visitors created. */
export type Snapshot = z.infer<typeof snapshotSchema>

/** Everything that visitors created, without the clock. */
export type Visitors = Omit<Snapshot, 'version' | 'startedAt' | 'openedAt'>

/**
 * Each list of a snapshot, its model, and how many of its rows the browser's storage keeps: the oldest are dropped
 * (R11.85).
 */
const LISTS = [
  ['users', 'user', Infinity],
  ['favourites', 'favourite', Infinity],
  ['messages', 'message', 400],
  ['orders', 'order', 50],
  ['subscriptions', 'subscription', Infinity],
  ['visits', 'visit', 200],
] as const

export const storageKey = (seed: number): string => `puntada_simulacion_${seed}`

export const takeSnapshot = (
  db: VisitorModels,
  { startedAt, openedAt }: Pick<Snapshot, 'startedAt' | 'openedAt'>,
): unknown => ({
  version: 1,
  startedAt,
  openedAt,
  ...Object.fromEntries(
    LISTS.map(([list, model, most]) => [
      list,
      db[model]
        .getAll()
        .slice(-most)
        .map((row) => ({ ...row })),
    ]),
  ),
})

/** Null for a snapshot that is corrupt or of an older version. */
export const readSnapshot = (raw: string): Snapshot | null => {
  try {
    const parsed = snapshotSchema.safeParse(JSON.parse(raw))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

/** Replaces everything that visitors created with the snapshot. */
export const applySnapshot = (db: VisitorModels, snapshot: Visitors): void => {
  for (const [list, name] of LISTS) {
    const model: { deleteMany(query: object): unknown; create(row: object): unknown } = db[name]
    model.deleteMany({ where: {} })
    for (const row of snapshot[list]) model.create(row)
  }
}
