import type { CompanyDetail, ProductDetail, ProductSummary } from '../../domain/catalogue/catalogue.ts'
import type { ShownCompany, ShownProduct, ShownSummary } from '../../domain/catalogue/lasting.ts'
import { offeredTiers } from '../../domain/catalogue/tiers.ts'
import { perPiece, pesos, pieces, priceText } from './format.ts'

/** What is said of figures that perish. Of a page that was built before only the room is known. */
export interface Figures {
  readonly texts: readonly string[]
  readonly known: boolean
}
const ofToday = (...texts: readonly string[]): Figures => ({ texts, known: true })
const waiting = (texts: readonly string[]): Figures => ({ texts, known: false })

/** R12.32, for a card: `$48.50`, `c/u desde 6 pzs`, and the best price where there is another. */
export const cardPrice = (product: ShownSummary): Figures => {
  if ('room' in product) return waiting(product.room.price)
  const offered = offeredTiers(product.tiers, product.minimum)
  const [first] = offered
  const last = offered.at(-1)
  if (first === undefined || last === undefined) return ofToday(priceText(null))
  const best = last === first ? [] : [`${pesos(last.price)} desde ${pieces(last.from)}`]
  return ofToday(pesos(first.price), perPiece(first), ...best)
}

/** `6 a 11 piezas`, `12 piezas o más`. */
const rangeText = (from: number, next: number | undefined) => {
  if (next === undefined) return `${pieces(from)} o más`
  return next - 1 === from ? pieces(from) : `${from} a ${pieces(next - 1)}`
}

/** Of each tier its range and its price. */
export const tierTexts = (product: ShownProduct | ProductSummary): Figures => {
  if ('room' in product) return waiting(product.room.tiers)
  const tiers = offeredTiers(product.tiers, product.minimum)
  return ofToday(...tiers.flatMap(({ from, price }, index) => [rangeText(from, tiers[index + 1]?.from), pesos(price)]))
}

/** Nothing where there is no minimum. */
export const minimumText = (maker: ShownProduct | ShownCompany): Figures => {
  if ('room' in maker) return waiting(maker.room.minimum)
  const minimum = 'storeMinimum' in maker ? maker.storeMinimum : maker.minimumOrder
  return ofToday(...(minimum === null ? [] : [pesos(minimum)]))
}

/** Spaces as wide as a figure and as a point, at which no line breaks. */
const blank = ({ texts }: Figures): readonly string[] =>
  texts.map((text) => text.replace(/[\d$]/g, '\u2007').replace(/[.,]/g, '\u2008'))

export const roomOfSummary = (product: ProductSummary) => ({ price: blank(cardPrice(product)) })
export const roomOfProduct = (product: ProductDetail) => ({
  tiers: blank(tierTexts(product)),
  minimum: blank(minimumText(product)),
})
export const roomOfCompany = (company: CompanyDetail) => ({ minimum: blank(minimumText(company)) })
