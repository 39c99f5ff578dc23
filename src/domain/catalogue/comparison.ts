import { foldText } from '../text.ts'
import { isOutOfStock, type Centavos, type ProductDetail } from './catalogue.ts'
import { offeredTiers, priceOf } from './tiers.ts'

type Sold = Pick<ProductDetail, 'tiers' | 'minimum' | 'multiple'>

/** The price of one of so many pieces; where as many are not sold, from how many or by how many they are. */
export type PriceAt = Readonly<{ kind: 'price'; price: Centavos } | { kind: 'from' | 'by'; pieces: number }>

/** The price of one piece at this quantity; null where no tier says it. */
export const priceAt = ({ tiers, minimum, multiple }: Sold, pieces: number): PriceAt | null => {
  const [first] = offeredTiers(tiers, minimum)
  const price = priceOf(tiers, pieces)
  if (first === undefined || price === null) return null
  if (pieces < first.from) return { kind: 'from', pieces: first.from }
  return pieces % (multiple ?? 1) === 0 ? { kind: 'price', price } : { kind: 'by', pieces: multiple ?? 1 }
}

/** The price alone, for a comparison of as many. */
const pricesAt = (pieces: number) => (product: ProductDetail) => {
  const at = priceAt(product, pieces)
  return at?.kind === 'price' ? at.price : null
}

const LEAD_TIME = /^(?:\d+ a )?(\d+) (dias habiles|dias|semanas?)\b/

/** The most days that each takes: only where all that say something say it in the same unit. */
const leadTimes = (products: readonly ProductDetail[]) => {
  const times = products.map(({ leadTime }) => ({ leadTime, match: LEAD_TIME.exec(foldText(leadTime)) }))
  const units = new Set(
    times.filter(({ leadTime }) => leadTime !== '').map(({ match }) => match?.[2]?.replace('semanas', 'semana')),
  )
  return times.map(({ match }) => (units.size === 1 && match ? Number(match[1]) : null))
}

const countOf = ({ length }: readonly unknown[]) => length || null

type Figures = (products: readonly ProductDetail[]) => readonly (number | null)[]

const eachProduct =
  (figureOf: (product: ProductDetail) => number | null): Figures =>
  (products) =>
    products.map(figureOf)

/** The figures that are compared: less is better, or where it says so more. */
const FIGURES = {
  price6: [eachProduct(pricesAt(6)), 'less'],
  price12: [eachProduct(pricesAt(12)), 'less'],
  price24: [eachProduct(pricesAt(24)), 'less'],
  minimum: [eachProduct(({ minimum }) => minimum), 'less'],
  sizes: [eachProduct(({ sizes }) => countOf(sizes)), 'more'],
  colours: [eachProduct(({ colours }) => countOf(colours)), 'more'],
  leadTime: [leadTimes, 'less'],
} satisfies Record<string, readonly [Figures, 'less' | 'more']>

export type Figure = keyof typeof FIGURES

/**
 * The ids of the products that are best in a figure: all that share the best; none where fewer than two are known, or
 * where all are the same. What is sold out is no choice.
 */
export const bestIn = (figure: Figure, products: readonly ProductDetail[]): readonly string[] => {
  const [figuresOf, better] = FIGURES[figure]
  const choices = products.filter((product) => !isOutOfStock(product))
  const figures = figuresOf(choices)
  const knownFigures = figures.filter((figure) => figure !== null)
  const best = better === 'more' ? Math.max(...knownFigures) : Math.min(...knownFigures)
  if (knownFigures.every((figure) => figure === best)) return []
  return choices.filter((_, at) => figures[at] === best).map(({ id }) => id)
}
