import type { Centavos, PriceTier, ProductSummary } from '../../domain/catalogue/catalogue.ts'
import { RULE_NAMES } from '../../domain/catalogue/selling-rules.ts'
import { offeredTiers, orderedPieces, tierFor } from '../../domain/catalogue/tiers.ts'
import { perPiece, pesos, pieces } from './format.ts'

/** What may be different tomorrow. A page that was built last night does not know it: it lacks these fields. */
const PERISHABLE = [...RULE_NAMES, 'tiers', 'soldOut', 'storeMinimum', 'minimumOrder', 'favourite'] as const
type Perishable = (typeof PERISHABLE)[number]

/** A tier in words: `6 a 11 piezas`, `$48.50`, `c/u desde 6 pzs`. */
interface TierTexts {
  range: string
  price: string
  perPiece: string
}

interface Figures {
  tiers: readonly TierTexts[]
  /** `$44.50 desde 12 pzs`; empty where the first tier is the only one. */
  best: string
  /** Of an order to the maker; empty where there is none. */
  minimum: string
}

/** `placeholder`: what was said last night with blanks as wide as the figures, so that today's take the same place. */
type NotKnownYet<T> = Omit<T, Perishable> & { readonly [Name in Perishable]?: undefined } & {
  placeholder: Figures
}

/** What a page that was built last night says of a thing. */
export type Built<T> = T extends readonly (infer Item)[]
  ? readonly Built<Item>[]
  : Extract<keyof T, Perishable> extends never
    ? T
    : NotKnownYet<T>

/** A thing as screens get it: its perishable fields are undefined until today's answer is there. */
export type Shown<T> = T | Built<T>

interface Priced {
  tiers?: readonly PriceTier[] | undefined
  minimum?: number | null | undefined
  storeMinimum?: Centavos | null | undefined
  minimumOrder?: Centavos | null | undefined
  placeholder?: Figures | undefined
}

/** `6 a 11 piezas`, `12 piezas o más`. */
const rangeText = (from: number, next: number | undefined) => {
  if (next === undefined) return `${pieces(from)} o más`
  return next - 1 === from ? pieces(from) : `${from} a ${pieces(next - 1)}`
}

const figures = (
  { tiers = [], minimum = null, storeMinimum, minimumOrder }: Priced,
  write = (text: string) => text,
): Figures => {
  const offered = offeredTiers(tiers, minimum)
  const last = offered.length > 1 ? offered.at(-1) : undefined
  const least = storeMinimum ?? minimumOrder ?? null
  return {
    tiers: offered.map((tier, index) => ({
      range: write(rangeText(tier.from, offered[index + 1]?.from)),
      price: write(pesos(tier.price)),
      perPiece: write(perPiece(tier)),
    })),
    best: last ? write(`${pesos(last.price)} desde ${pieces(last.from)}`) : '',
    minimum: least === null ? '' : write(pesos(least)),
  }
}

export const figuresOf = (thing: Priced): Figures => thing.placeholder ?? figures(thing)

/** Of so many pieces: `$57`, `c/u · 24 pzs = $1,368`, and the tier that they reach. Null where nobody knows. */
export const figuresFor = (product: Shown<ProductSummary>, wanted: number) => {
  if (product.tiers === undefined) return null
  const ordered = orderedPieces(product, wanted)
  const offered = offeredTiers(product.tiers, product.minimum)
  const reached = tierFor(offered, ordered)
  if (reached === null) return null
  const next = offered[offered.indexOf(reached) + 1]
  return {
    price: pesos(reached.price),
    sum: `c/u · ${pieces(ordered)} = ${pesos(reached.price * ordered)}`,
    tier: offered.length > 1 ? `Precio de ${rangeText(reached.from, next?.from)}` : '',
  }
}

/** `$48.50 c/u desde 6 pzs`; empty where the product has no price. */
export const firstPrice = (product: Priced) => {
  const [first] = figuresOf(product).tiers
  return first ? `${first.price} ${first.perPiece}` : ''
}

/** The class of what says figures: hidden, but in its place, while they are not known yet. */
export const figureClass = ({ placeholder }: Priced) => (placeholder ? 'placeholder' : '')

/** Spaces as wide as a figure and as a point, at which no line breaks. */
const blank = (text: string) => text.replace(/[\d$]/g, '\u2007').replace(/[.,]/g, '\u2008')

/** What a page that is built today may still say tomorrow. */
export const withoutPerishable = <T extends object>(thing: T & Priced): Built<T> => {
  const lasting = Object.entries(thing).filter(([name]) => !PERISHABLE.some((perishes) => perishes === name))
  return { ...Object.fromEntries(lasting), placeholder: figures(thing, blank) } as Built<T>
}
