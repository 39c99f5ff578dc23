import type { Centavos, ProductDetail } from '../catalogue/catalogue.ts'
import { productPrice, type DraftProduct, type SentOrder } from './orders.ts'
import { cellKey, gridOf } from './quantity-grid.ts'

/** What is no longer as it was when the order was sent. */
export type ReorderChange =
  | { readonly kind: 'gone'; readonly name: string }
  | { readonly kind: 'price'; readonly name: string; readonly before: Centavos | null; readonly now: Centavos | null }
  | { readonly kind: 'sold-out'; readonly name: string; readonly colour: string; readonly size: string }

export const draftProductOf = (product: ProductDetail, cells: DraftProduct['cells']): DraftProduct => ({
  productId: product.id,
  name: product.name,
  image: product.image ?? product.gallery[0] ?? null,
  tiers: product.tiers,
  minimum: product.minimum,
  multiple: product.multiple,
  cells,
})

/** A former order with today's products: what can be ordered again, and what changed since. */
export const reorder = (
  sent: Pick<SentOrder, 'products'>,
  today: ReadonlyMap<string, ProductDetail | null>,
): { readonly products: readonly DraftProduct[]; readonly changes: readonly ReorderChange[] } => {
  const products: DraftProduct[] = []
  const changes: ReorderChange[] = []
  for (const former of sent.products) {
    const product = today.get(former.productId) ?? null
    if (product === null) {
      changes.push({ kind: 'gone', name: former.name })
      continue
    }
    const grid = gridOf(product)
    const offered = new Set(grid.colours.flatMap(({ name }) => grid.sizes.map((size) => cellKey(name, size))))
    const isOffered = (key: string): boolean => offered.has(key) && !grid.soldOut.has(key)
    const cells = former.cells.filter(({ colour, size }) => isOffered(cellKey(colour, size)))
    for (const { colour, size } of former.cells) {
      if (!isOffered(cellKey(colour, size))) changes.push({ kind: 'sold-out', name: product.name, colour, size })
    }
    if (cells.length === 0) continue
    const again = draftProductOf(product, cells)
    // The price of the same pieces, so that a lost size does not look like a dearer product.
    const [before, now] = [productPrice(former), productPrice({ ...again, cells: former.cells })]
    if (before !== now) changes.push({ kind: 'price', name: product.name, before, now })
    products.push(again)
  }
  return { products, changes }
}
