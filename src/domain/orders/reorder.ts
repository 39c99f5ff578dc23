import type { Centavos, ProductDetail } from '../catalogue/catalogue.ts'
import { orderTotals, productPrice, type Draft, type DraftProduct } from './orders.ts'
import { withCells } from './drafts.ts'
import { isSameName } from '../text.ts'
import { misfit, RULE_NAMES, rulesOf, type Rules } from '../catalogue/selling-rules.ts'
import { availableCells, gridOf, isSameCell, mostOrdered, type Cells } from './quantity-grid.ts'

export type ReorderChange = Readonly<
  | { kind: 'gone'; name: string }
  | { kind: 'price'; name: string; before: Centavos | null; now: Centavos | null }
  | { kind: 'sold-out'; name: string; colour: string; size: string }
  /** `rules` are those that changed, `missing` the pieces that lack to them. */
  | { kind: 'rules'; name: string; rules: Partial<Rules>; missing: number }
  | { kind: 'store-minimum'; minimum: Centavos; missing: Centavos }
>

export type Reordered = Readonly<{
  /** The `clientId` of the order and of the draft that it was added to. */
  orderId: string
  draftId: string
  added: readonly DraftProduct[]
  /** Those that could be ordered: fewer were added where a cell is full. */
  wanted: readonly DraftProduct[]
  changes: readonly ReorderChange[]
}>

type Contents = Pick<Draft, 'products' | 'storeMinimum' | 'storePhone'>

/** Today's products by id; null for one that is gone. */
export type Today = ReadonlyMap<string, ProductDetail | null>

/** The picture of the colour with most pieces; the product's own where that has none. */
const orderedPicture = ({ colours, image, gallery }: ProductDetail, cells: Cells) => {
  const most = mostOrdered(cells)
  return colours.find(({ name }) => isSameName(name, most))?.image ?? image ?? gallery[0] ?? null
}

const asNamed = ({ colours, sizes }: ProductDetail, cells: Cells) =>
  cells.map(({ colour, size, pieces }) => ({
    colour: colours.find(({ name }) => isSameName(name, colour))?.name ?? colour,
    size: sizes.find((name) => isSameName(name, size)) ?? size,
    pieces,
  }))

/** A product in a draft, whose cells get the names that colours and sizes have today. */
export const draftProductOf = (product: ProductDetail, cells: Cells): DraftProduct => ({
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

const availableIn = (product: ProductDetail | null, cells: Cells) => {
  const available = product === null ? [] : availableCells(gridOf(product))
  return cells.filter((cell) => available.some((other) => isSameCell(other, cell)))
}

/** The changes of an ordered product; `now` is null where it is gone. */
const changesOf = (former: DraftProduct, now: ProductDetail | null): readonly ReorderChange[] => {
  if (now === null) return [{ kind: 'gone', name: former.name }]
  const { name } = now
  const available = availableIn(now, former.cells)
  const soldOut = former.cells
    .filter((cell) => !available.includes(cell))
    .map(({ colour, size }) => ({ kind: 'sold-out' as const, name, colour, size }))
  if (available.length === 0) return soldOut
  // Prices are compared for the same pieces: fewer, because a size is gone, may pay another tier.
  const renewed = draftProductOf(now, former.cells)
  const [before, after] = [productPrice(former), productPrice(renewed)]
  const price = before === after ? [] : [{ kind: 'price' as const, name, before, now: after }]
  return [...soldOut, ...price, ...changedRules(former, renewed)]
}

/** A former order with today's products: what can be ordered again, and what has changed. */
export const reorder = <Order extends Contents>(sent: Order, today: Today) => ({
  ...asOfToday(withoutUnsold(sent, today), today),
  changes: sent.products.flatMap((product) => changesOf(product, today.get(product.productId) ?? null)),
})

/** The changes of a draft's products that were read, since it had the rules of `before`. */
export const changesSince = (before: Draft, now: Draft, today: Today): readonly ReorderChange[] => {
  const former = new Map(before.products.map((product) => [product.productId, product]))
  const changes = now.products.flatMap((product) => {
    const offered = today.get(product.productId)
    return offered === undefined
      ? []
      : changesOf({ ...product, ...former.get(product.productId), cells: product.cells }, offered)
  })
  const current = asOfToday(now, today)
  const { storeMinimum: minimum } = current
  const { missing } = orderTotals(current)
  return minimum === null || minimum === before.storeMinimum || !missing
    ? changes
    : [...changes, { kind: 'store-minimum', minimum, missing }]
}

/** An order with today's names, prices and rules. Quantities stay, also of what is no longer sold. */
export const asOfToday = <Order extends Contents>(order: Order, today: Today): Order => {
  const store = order.products.map(({ productId }) => today.get(productId)).find((product) => product != null)
  const { storeMinimum, storePhone } = store ?? order
  return {
    ...order,
    storeMinimum,
    storePhone,
    products: order.products.map((product) => {
      const now = today.get(product.productId)
      return now ? draftProductOf(now, product.cells) : product
    }),
  }
}

export const withoutUnsold = <Order extends Contents>(order: Order, today: Today): Order => ({
  ...order,
  products: withCells(order.products, ({ productId, cells }) => {
    const now = today.get(productId)
    return now === undefined ? cells : availableIn(now, cells)
  }),
})
