import type { Centavos } from '../catalogue/catalogue.ts'
import { productPieces, productPrice, type PricedCells } from './orders.ts'
import { sum } from './quantity-grid.ts'

const MOST = 500

/** A typed margin in percent; null for a blank text, undefined for one that is no margin. */
export const marginIn = (text: string): number | null | undefined => {
  const digits = /^\+?\s*(\d{1,3})\s*%?$/.exec(text.trim())?.[1]
  if (text.trim() === '') return null
  const margin = Number(digits)
  return margin >= 1 && margin <= MOST ? margin : undefined
}

/** A piece's retail price, to the nearest centavo, half of one up. */
export const retailOf = (price: Centavos, margin: number): Centavos => Math.round((price * (100 + margin)) / 100)

/** The retail of the pieces with a price, and its gain; null where none has one. */
export const resaleOf = (products: readonly PricedCells[], margin: number) => {
  const priced = products.flatMap((product) => {
    const price = productPrice(product)
    return price === null ? [] : [{ price, pieces: productPieces(product) }]
  })
  if (priced.length === 0) return null
  const retail = sum(priced.map(({ price, pieces }) => retailOf(price, margin) * pieces))
  return {
    retail,
    gain: retail - sum(priced.map(({ price, pieces }) => price * pieces)),
    unpriced: sum(products.map(productPieces)) - sum(priced.map(({ pieces }) => pieces)),
  }
}
