import type { Models } from '../models.ts'
import type { Shop } from '../shop.ts'

export type SimulationContext = Readonly<{
  shop: Shop
  db: Models
  /** The shop's clock in ms since 1970, full seconds: the seeded day and the time since the first visit. */
  now: () => number
  /** Reads the changes of other tabs. */
  sync: () => void
  /** Stores the changes. */
  save: () => void
}>
