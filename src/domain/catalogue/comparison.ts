import { foldText } from '../text.ts'
import { isOutOfStock, type Centavos, type ProductDetail } from './catalogue.ts'
import { offeredTiers, priceOf } from './tiers.ts'

type Sold = Pick<ProductDetail, 'tiers' | 'minimum' | 'multiple'>

/** The price of one of so many pieces; where as many are not sold, from how many or by how many they are. */
type PriceAt = Readonly<{ kind: 'price'; price: Centavos } | { kind: 'from' | 'by'; pieces: number }>

/** The price of one piece at this quantity; null where no tier says it. */
export const priceAt = ({ tiers, minimum, multiple }: Sold, pieces: number): PriceAt | null => {
  const [first] = offeredTiers(tiers, minimum)
  const price = priceOf(tiers, pieces)
  if (first === undefined || price === null) return null
  if (pieces < first.from) return { kind: 'from', pieces: first.from }
  return pieces % (multiple ?? 1) === 0 ? { kind: 'price', price } : { kind: 'by', pieces: multiple ?? 1 }
}

type FigureOf = (product: ProductDetail, index: number, products: readonly ProductDetail[]) => number | null

/** The price alone, for a comparison of as many. */
const pricesAt =
  (pieces: number): FigureOf =>
  (product) => {
    const at = priceAt(product, pieces)
    return at?.kind === 'price' ? at.price : null
  }

const LEAD_TIME = /^(?:\d+ a )?(\d+) (dias habiles|dias|semanas?)\b/

const timeIn = ({ leadTime }: ProductDetail) => LEAD_TIME.exec(foldText(leadTime))

/** The most days that it takes: only where all that say something say it in the same unit. */
const leadTimeOf: FigureOf = (product, _, products) => {
  const saying = products.filter(({ leadTime }) => leadTime !== '')
  const units = new Set(saying.map((one) => timeIn(one)?.[2]?.replace('semanas', 'semana')))
  const match = timeIn(product)
  return units.size === 1 && match ? Number(match[1]) : null
}

/** The figures that are compared: less is better, or where it says so more. */
const FIGURES = {
  price6: [pricesAt(6), 'less'],
  price12: [pricesAt(12), 'less'],
  price24: [pricesAt(24), 'less'],
  minimum: [({ minimum }) => minimum, 'less'],
  sizes: [({ sizes }) => sizes.length || null, 'more'],
  colours: [({ colours }) => colours.length || null, 'more'],
  leadTime: [leadTimeOf, 'less'],
} satisfies Record<string, readonly [FigureOf, 'less' | 'more']>

export type Figure = keyof typeof FIGURES

/**
 * The ids of the products that are best in a figure: all that share the best; none where fewer than two are known, or
 * where all are the same. What is sold out is no choice.
 */
export const bestIn = (figure: Figure, products: readonly ProductDetail[]) => {
  const [figureOf, better] = FIGURES[figure]
  const choices = products.filter((product) => !isOutOfStock(product))
  const figures = choices.map(figureOf)
  const knownFigures = figures.filter((figure) => figure !== null)
  const best = better === 'more' ? Math.max(...knownFigures) : Math.min(...knownFigures)
  if (knownFigures.every((figure) => figure === best)) return []
  return choices.filter((_, at) => figures[at] === best).map(({ id }) => id)
}
