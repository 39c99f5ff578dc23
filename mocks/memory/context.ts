import type { Models } from '../models.ts'
import type { Shop } from '../shop.ts'

/** What the memory ports work on. */
export type SimulationContext = Readonly<{
  shop: Shop
  db: Models
  /**
   * The shop's own clock, in ms since 1970, whole seconds: the seeded day and what has passed since the first visit.
   */
  now: () => number
  /** Reads what another tab wrote. */
  sync: () => void
  /** Stores the changes. */
  save: () => void
}>
