import { colourNamed, orderedSizes, type ProductDetail } from '../catalogue/catalogue.ts'
import { orderOf, type Draft, type DraftProduct } from './orders.ts'
import { distinct, groupBy, isSameName, nameKey } from '../text.ts'
import {
  cellsOf,
  gridOf,
  piecesAt,
  plus,
  withPieces,
  type Cell,
  type Cells,
  type CellName,
  type Grid,
} from './quantity-grid.ts'

/** Both lists' pieces are added up; a product of both gets the new name, price and rules. */
const addProducts = (products: readonly DraftProduct[], added: readonly DraftProduct[]) => {
  const byId = new Map(products.map((product) => [product.productId, product]))
  for (const product of added) {
    const { productId, cells } = product
    byId.set(productId, { ...product, cells: plus(product, byId.get(productId)?.cells ?? [], cells) })
  }
  return [...byId.values()]
}

/** A store has one draft at most: it takes the new one in, and keeps its place and key, as somebody may type in it. */
export const withDraft = (drafts: readonly Draft[], draft: Draft): readonly Draft[] => {
  const former = drafts.find(({ storeId }) => storeId === draft.storeId)
  if (former === undefined) return [draft, ...drafts]
  const notes = [draft.note, former.note].filter((note) => note !== '')
  const both = {
    ...draft,
    clientId: former.clientId,
    note: [...new Set(notes)].join('\n'),
    products: addProducts(former.products, draft.products),
  }
  return drafts.map((one) => (one === former ? both : one))
}

/** Products with other cells, but for empty cells and products. */
export const withCells = <Product extends DraftProduct>(
  products: readonly Product[],
  cellsOf: (product: Product) => Cells,
): readonly Product[] =>
  products
    .map((product) => ({ ...product, cells: cellsOf(product).filter(({ pieces }) => pieces > 0) }))
    .filter(({ cells }) => cells.length > 0)

export const changeCells = (
  draft: Draft,
  productId: string,
  change: (cells: Cells, product: DraftProduct) => Cells,
): Draft => ({
  ...draft,
  products: withCells(draft.products, (product) =>
    product.productId === productId ? change(product.cells, product) : product.cells,
  ),
})

export const withCell = (draft: Draft, productId: string, cell: Cell) =>
  changeCells(draft, productId, (cells, product) => withPieces(product, cells, cell))

export const withoutColour = (draft: Draft, productId: string, colour: string) =>
  changeCells(draft, productId, (cells) => cells.filter((cell) => !isSameName(cell.colour, colour)))

export const withoutProduct = (draft: Draft, productId: string) => changeCells(draft, productId, () => [])

const piecesNow = (products: readonly DraftProduct[], productId: string, name: CellName) =>
  piecesAt(products.find((product) => product.productId === productId)?.cells ?? [], name)

/** The pieces that each cell of `after` has more than in `before`. */
export const addedTo = (before: readonly DraftProduct[], after: readonly DraftProduct[]) =>
  withCells(after, ({ productId, cells }) =>
    cells.map((cell) => ({ ...cell, pieces: cell.pieces - piecesNow(before, productId, cell) })),
  )

/** The cells of `before` that are empty in `after`. */
export const takenOut = (before: Pick<Draft, 'products'>, after: Pick<Draft, 'products'>) =>
  withCells(before.products, ({ productId, cells }) =>
    cells.filter((cell) => piecesNow(after.products, productId, cell) === 0),
  )

export const isSameOrder = (one: Draft, other: Draft) =>
  JSON.stringify(orderOf(one, '')) === JSON.stringify(orderOf(other, ''))

/** The grid of what was ordered of a product and, where it is known, of what its store offers `today`. */
export const gridOfDraft = (product: DraftProduct, today: ProductDetail | null | undefined): Grid => {
  const offered = today ? gridOf(today) : { colours: [], sizes: [], soldOut: new Map<string, ReadonlySet<string>>() }
  const colours = [...offered.colours, ...product.cells.map(({ colour }) => colourNamed(colour))]
  return {
    ...product,
    soldOut: offered.soldOut,
    colours: [...groupBy(colours, ({ name }) => nameKey(name)).values()].flatMap((same) => same.slice(0, 1)),
    sizes: orderedSizes(distinct([...offered.sizes, ...product.cells.map(({ size }) => size)])),
  }
}

/** The ordered cells by colour, in the order of sizes. */
export const orderedCells = (product: DraftProduct) => cellsOf(gridOfDraft(product, null), product.cells)
