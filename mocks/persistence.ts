import * as z from 'zod/mini'
import type { Models } from './models.ts'
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
    z.object({ folio: text, clientId: text, user: text, storeId: text, note: text, lines: text, total: moment, at: moment }),
  ),
  subscriptions: z.array(z.object({ mail: text, at: moment })),
  visits: z.array(z.object({ key: text, kind: text, user: text, subject: text, at: moment })),
})

/** Everything that visitors created. */
export type Snapshot = z.infer<typeof snapshotSchema>

/** Everything that visitors created, without the clock. */
export type Visitors = Omit<Snapshot, 'version' | 'startedAt' | 'openedAt'>

/** Rows that the browser's storage keeps of each kind; the oldest are dropped (R11.85). */
const STORED_VISITS = 200
const STORED_MESSAGES = 400
const STORED_ORDERS = 50

export const storageKey = (seed: number): string => `puntada_simulacion_${seed}`

const plain = <T extends object>(rows: readonly T[]): T[] => rows.map((row) => ({ ...row }))

export const takeSnapshot = (db: Models, { startedAt, openedAt }: Pick<Snapshot, 'startedAt' | 'openedAt'>): unknown => ({
  version: 1,
  startedAt,
  openedAt,
  users: plain(db.user.getAll()),
  favourites: plain(db.favourite.getAll()),
  messages: plain(db.message.getAll()).slice(-STORED_MESSAGES),
  orders: plain(db.order.getAll()).slice(-STORED_ORDERS),
  subscriptions: plain(db.subscription.getAll()),
  visits: plain(db.visit.getAll()).slice(-STORED_VISITS),
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
export const applySnapshot = (db: Models, snapshot: Visitors): void => {
  for (const model of [db.user, db.favourite, db.message, db.order, db.subscription, db.visit]) {
    model.deleteMany({ where: {} })
  }
  for (const row of snapshot.users) db.user.create(row)
  for (const row of snapshot.favourites) db.favourite.create(row)
  for (const row of snapshot.messages) db.message.create(row)
  for (const row of snapshot.orders) db.order.create(row)
  for (const row of snapshot.subscriptions) db.subscription.create(row)
  for (const row of snapshot.visits) db.visit.create(row)
}
