import { MAX_PIECES, orderedPieces } from './tiers.ts'

interface Rule {
  /** The number that asks for nothing, which counts where the server does not say. */
  readonly none: number
  /** The rule is the most pieces of one colour and size. */
  readonly caps?: true
}

/**
 * The rules that a model is sold by. A new one is a line here, what it asks for in `misfit`, and its words in
 * `ui/features/orders/texts.ts`: grid, draft, comparison, storage and what perishes come from this list.
 */
const RULES = { minimum: { none: 1 }, multiple: { none: 1 } } satisfies Record<string, Rule>

type RuleName = keyof typeof RULES
export type Rules = Readonly<Record<RuleName, number>>
export const RULE_NAMES = Object.keys(RULES) as readonly RuleName[]

export const ruleBy = <T>(valueOf: (name: RuleName, rule: Rule) => T) =>
  Object.fromEntries(RULE_NAMES.map((name) => [name, valueOf(name, RULES[name])])) as Record<RuleName, T>

export const rulesOf = (numbers: Readonly<Partial<Record<RuleName, number | null>>>) =>
  ruleBy((name, { none }) => numbers[name] ?? none)

/** The pieces missing to the minimum or, above it, to the next multiple. 0 for an empty grid. */
export const missingPieces = (rules: Rules, pieces: number) => (pieces <= 0 ? 0 : orderedPieces(rules, pieces) - pieces)

/** How many pieces an order of a model is away from its rules: a number below 0 where it has too many. */
export const misfit = (rules: Rules, cells: readonly { pieces: number }[]) =>
  missingPieces(
    rules,
    cells.reduce((total, { pieces }) => total + pieces, 0),
  )
export const mostInCell = (rules: Rules) =>
  Math.min(MAX_PIECES, ...RULE_NAMES.filter((name) => (RULES[name] as Rule).caps).map((name) => rules[name]))
