import type { Centavos, PriceTier, ProductSummary } from '../../domain/catalogue/catalogue.ts'
import { RULE_NAMES } from '../../domain/catalogue/selling-rules.ts'
import { offeredTiers, orderedPieces, tierFor } from '../../domain/catalogue/tiers.ts'
import type { Query } from '../../domain/result.ts'
import { perPiece, pesos, pieces } from '../kit/format.ts'

/** Fields that may be different tomorrow, which built pages lack. */
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
  /** The least that an order to the maker comes to; empty where it is free. */
  minimum: string
}

/** `placeholder`: last night's figures as blanks of their width, so that today's take the same place. */
type NotKnownYet<T> = Omit<T, Perishable> & { readonly [Name in Perishable]?: undefined } & {
  placeholder: Figures
}

/** A thing as a page that was built last night has it. */
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

export const figuresOf = (thing: Priced) => thing.placeholder ?? figures(thing)

/** The price of `wanted` pieces (`$57`, `c/u · 24 pzs = $1,368`) and the tier that they reach; null while unknown. */
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

/** The class of figures, which hides those that are not known yet and keeps their place. */
export const figureClass = ({ placeholder }: Priced) => (placeholder ? 'placeholder' : '')

/** U+2007 and U+2008: unbreakable spaces as wide as a digit and as a point. */
const blank = (text: string) => text.replace(/[\d$]/g, '\u2007').replace(/[.,]/g, '\u2008')

/** A thing for a page that is built today and read tomorrow. */
export const withoutPerishable = <T extends object>(thing: T & Priced): Built<T> => {
  const lasting = Object.entries(thing).filter(([name]) => !PERISHABLE.some((perishes) => perishes === name))
  return { ...Object.fromEntries(lasting), placeholder: figures(thing, blank) } as Built<T>
}

/** A built page's answers, until today's are there. */
export type BuiltAnswers = readonly (readonly [key: readonly unknown[], data: unknown])[]

/** The built answer's own key: who reads today's never gets the built one. */
export const builtKey = ({ key }: Query<unknown>) => ['built', ...key] as const

export const builtAnswer = <T>(query: Query<T>, data: Built<T>): BuiltAnswers[number] => [builtKey(query), data]
