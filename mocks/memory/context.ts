import type { Models } from '../models.ts'
import type { Shop } from '../shop.ts'

/** What the memory ports work on. */
export interface SimulationContext {
  readonly shop: Shop
  readonly db: Models
  /**
   * The shop's own clock, in ms since 1970, whole seconds: the seeded day and what has passed since the first visit.
   */
  readonly now: () => number
  /** Reads what another tab wrote. */
  readonly sync: () => void
  /** Stores the changes. */
  readonly save: () => void
}
