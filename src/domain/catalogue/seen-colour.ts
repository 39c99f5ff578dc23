import { foldText } from '../text.ts'
import type { Colour, ProductSummary } from './catalogue.ts'

/** The product's first colour that is among the wanted ones. */
export const wantedColour = (
  { colours }: Pick<ProductSummary, 'colours'>,
  wanted: readonly string[],
): Colour | undefined => {
  if (wanted.length === 0) return undefined
  const keys = new Set(wanted.map(foldText))
  return colours.find(({ name }) => keys.has(foldText(name)))
}

const EACH = 24
const SHARE = 5

/**
 * The products to mark as new: none where more than one in five of a page is, because the mark would say nothing
 * (R12.33).
 */
export const markedNew = (products: readonly ProductSummary[]): ReadonlySet<ProductSummary> => {
  const marked = new Set<ProductSummary>()
  for (let from = 0; from < products.length; from += EACH) {
    const page = products.slice(from, from + EACH)
    const fresh = page.filter(({ isNew }) => isNew)
    if (fresh.length * SHARE <= page.length) for (const product of fresh) marked.add(product)
  }
  return marked
}
