import { BEYOND } from './requirements/beyond.ts'
import { CARD } from './requirements/card.ts'
import { DOCUMENT } from './requirements/document.ts'
import { RESILIENCE } from './requirements/resilience.ts'
import type { Requirement } from './requirements/table.ts'

export type { Requirement } from './requirements/table.ts'
export { SEEN } from './requirements/seen.ts'

/** Everything that is asked of the product. Every requirement needs at least one check that carries its id. */
export const REQUIREMENTS: readonly Requirement[] = [...DOCUMENT, ...CARD, ...RESILIENCE, ...BEYOND]
