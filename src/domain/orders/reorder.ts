import type { Centavos, ImagePath, ProductDetail } from '../catalogue/catalogue.ts'
import { orderTotals, productPrice, type Draft, type DraftProduct, type SentOrder } from './orders.ts'
import { withCells } from './drafts.ts'
import { isSameName } from '../text.ts'
import { misfit, RULE_NAMES, rulesOf, type Rules } from '../catalogue/selling-rules.ts'
import { availableCells, gridOf, isSameCell, piecesIn } from './quantity-grid.ts'

export type ReorderChange = Readonly<
  | { kind: 'gone'; name: string }
  | { kind: 'price'; name: string; before: Centavos | null; now: Centavos | null }
  | { kind: 'sold-out'; name: string; colour: string; size: string }
  /** Those that are other ones now, and the pieces that are missing to them. */
  | { kind: 'rules'; name: string; rules: Partial<Rules>; missing: number }
  | { kind: 'store-minimum'; minimum: Centavos; missing: Centavos }
>

export type Reordered = Readonly<{
  /** The `clientId` of the order, and of the draft that it was added to. */
  orderId: string
  draftId: string
  added: readonly DraftProduct[]
  changes: readonly ReorderChange[]
}>

/** Products as they are now, by id; null for one that is gone. */
export type Today = ReadonlyMap<string, ProductDetail | null>

/** The picture of the colour with most pieces; the product's own where that has none. */
const orderedPicture = ({ colours, image, gallery }: ProductDetail, cells: DraftProduct['cells']): ImagePath | null => {
  const ordered = cells.map(({ colour }) => colour)
  const [most = ''] = ordered.toSorted((a, b) => piecesIn(cells, b) - piecesIn(cells, a))
  return colours.find(({ name }) => isSameName(name, most))?.image ?? image ?? gallery[0] ?? null
}

const asNamed = ({ colours, sizes }: ProductDetail, cells: DraftProduct['cells']) =>
  cells.map(({ colour, size, pieces }) => ({
    colour: colours.find(({ name }) => isSameName(name, colour))?.name ?? colour,
    size: sizes.find((name) => isSameName(name, size)) ?? size,
    pieces,
  }))

/** A draft keeps the names of the day it was made; here its cells get those that the product has today. */
export const draftProductOf = (product: ProductDetail, cells: DraftProduct['cells']): DraftProduct => ({
  productId: product.id,
  ...(product.key && { key: product.key }),
  name: product.name,
  image: orderedPicture(product, cells),
  tiers: product.tiers,
  ...rulesOf(product),
  cells: asNamed(product, cells),
})

const changedRules = (former: DraftProduct, now: DraftProduct): readonly ReorderChange[] => {
  const changed = RULE_NAMES.filter((name) => now[name] !== former[name])
  const missing = misfit(now, former.cells)
  if (missing === 0 || changed.length === 0) return []
  const rules = Object.fromEntries(changed.map((name) => [name, now[name]]))
  return [{ kind: 'rules', name: now.name, rules, missing }]
}

const availableIn = (product: ProductDetail | null, cells: DraftProduct['cells']) => {
  const available = product === null ? [] : availableCells(gridOf(product))
  return cells.filter((cell) => available.some((other) => isSameCell(other, cell)))
}

/** Repeats a former order with today's products: what can be ordered again, and what has changed. */
export const reorder = (sent: Pick<SentOrder, 'products'>, today: Today) => {
  const products: DraftProduct[] = []
  const changes: ReorderChange[] = []
  for (const former of sent.products) {
    const product = today.get(former.productId) ?? null
    if (product === null) {
      changes.push({ kind: 'gone', name: former.name })
      continue
    }
    const cells = availableIn(product, former.cells)
    for (const { colour, size } of former.cells.filter((cell) => !cells.includes(cell)))
      changes.push({ kind: 'sold-out', name: product.name, colour, size })
    if (cells.length === 0) continue
    const again = draftProductOf(product, cells)
    // Compares prices for the same pieces: fewer pieces, because a size is gone, may pay another tier.
    const [before, now] = [productPrice(former), productPrice({ ...again, cells: former.cells })]
    if (before !== now) changes.push({ kind: 'price', name: product.name, before, now })
    changes.push(...changedRules(former, again))
    products.push(again)
  }
  return { products, changes }
}

/** What has changed in the products of a draft that were read, since it had the rules of `before`. */
export const changesSince = (before: Draft, now: Draft, today: Today): readonly ReorderChange[] => {
  const former = new Map(before.products.map((product) => [product.productId, product]))
  const products = now.products
    .filter(({ productId }) => today.has(productId))
    .map(({ cells, ...product }) => ({ ...product, ...former.get(product.productId), cells }))
  const { changes } = reorder({ products }, today)
  const renewed = asOfToday(now, today)
  const { storeMinimum: minimum } = renewed
  const { missing } = orderTotals(renewed)
  return minimum === null || minimum === before.storeMinimum || !missing
    ? changes
    : [...changes, { kind: 'store-minimum', minimum, missing }]
}

/** A draft with today's names, prices and rules. Its quantities stay, also of what is no longer sold. */
export const asOfToday = (draft: Draft, today: Today): Draft => {
  const store = draft.products.map(({ productId }) => today.get(productId)).find((product) => product != null)
  return {
    ...draft,
    storeMinimum: store ? store.storeMinimum : draft.storeMinimum,
    products: draft.products.map((product) => {
      const now = today.get(product.productId)
      return now ? draftProductOf(now, product.cells) : product
    }),
  }
}

export const withoutUnsold = (draft: Draft, today: Today): Draft => ({
  ...draft,
  products: withCells(draft.products, ({ productId, cells }) => {
    const now = today.get(productId)
    return now === undefined ? cells : availableIn(now, cells)
  }),
})
