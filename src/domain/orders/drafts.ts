import { compareSizes, type ProductDetail } from '../catalogue/catalogue.ts'
import { mostInCell, type Rules } from '../catalogue/selling-rules.ts'
import { orderOf, type Draft, type DraftProduct } from './orders.ts'
import { distinct, isSameName } from '../text.ts'
import { gridOf, piecesAt, setCell, type Cell, type CellName, type Grid } from './quantity-grid.ts'

/** Pieces are added up to what fits in a cell. */
const mergeCells = (rules: Rules, own: readonly Cell[], added: readonly Cell[]): readonly Cell[] =>
  added
    .reduce(
      (merged, cell) =>
        setCell(merged, { ...cell, pieces: Math.min(mostInCell(rules), piecesAt(merged, cell) + cell.pieces) }),
      own,
    )
    .filter(({ pieces }) => pieces > 0)

/**
 * Puts a draft first, joined with the one of the same store. Of a product that is in both, name, prices and rules of
 * the draft that was saved last count.
 */
export const withDraft = (drafts: readonly Draft[], draft: Draft): readonly Draft[] => {
  const former = drafts.find(({ storeId }) => storeId === draft.storeId)
  const notes = [draft.note, former?.note ?? ''].filter(
    (note, index, all) => note.trim() !== '' && all.indexOf(note) === index,
  )
  if (former === undefined) return [draft, ...drafts]
  const newest = new Map(
    (former.savedAt > draft.savedAt ? former : draft).products.map((product) => [product.productId, product]),
  )
  const products = withProducts(draft, former.products).products.map((product) => ({
    ...product,
    ...newest.get(product.productId),
    cells: product.cells,
  }))
  const merged = { ...draft, products, note: notes.join('\n') }
  return [merged, ...drafts.filter(({ storeId }) => storeId !== draft.storeId)]
}

/** A product that is there already gets the new name, price and rules. */
export const withProducts = (draft: Draft, added: readonly DraftProduct[]): Draft => {
  const products = new Map(draft.products.map((product) => [product.productId, product]))
  for (const product of added) {
    const cells = mergeCells(product, products.get(product.productId)?.cells ?? [], product.cells)
    if (cells.length > 0) products.set(product.productId, { ...product, cells })
  }
  return { ...draft, products: [...products.values()] }
}

/** Products with other cells. A cell without pieces is left out, and so is a product without cells. */
export const withCells = <Product extends DraftProduct>(
  products: readonly Product[],
  cellsOf: (product: Product) => readonly Cell[],
): readonly Product[] =>
  products
    .map((product) => ({ ...product, cells: cellsOf(product).filter(({ pieces }) => pieces > 0) }))
    .filter(({ cells }) => cells.length > 0)

const piecesIn = (products: readonly DraftProduct[], productId: string, name: CellName) =>
  piecesAt(products.find((product) => product.productId === productId)?.cells ?? [], name)

/** Changes the cells of one product. */
export const changeCells = (
  draft: Draft,
  productId: string,
  change: (cells: readonly Cell[]) => readonly Cell[],
): Draft => ({
  ...draft,
  products: withCells(draft.products, ({ productId: id, cells }) => (id === productId ? change(cells) : cells)),
})

export const withCell = (draft: Draft, productId: string, cell: Cell): Draft =>
  changeCells(draft, productId, (cells) => setCell(cells, cell))

export const withoutColour = (draft: Draft, productId: string, colour: string): Draft =>
  changeCells(draft, productId, (cells) => cells.filter((cell) => !isSameName(cell.colour, colour)))

export const withoutProduct = (draft: Draft, productId: string): Draft => changeCells(draft, productId, () => [])

/** What of each cell `after` has more than `before`. */
export const addedTo = (before: readonly DraftProduct[], after: readonly DraftProduct[]) =>
  withCells(after, ({ productId, cells }) =>
    cells.map((cell) => ({ ...cell, pieces: cell.pieces - piecesIn(before, productId, cell) })),
  )

export const withoutPieces = (draft: Draft, removed: readonly DraftProduct[]): Draft => ({
  ...draft,
  products: addedTo(removed, draft.products),
})

/** The cells that the second list no longer has. */
export const takenOut = (before: Pick<Draft, 'products'>, after: Pick<Draft, 'products'>) =>
  withCells(before.products, ({ productId, cells }) =>
    cells.filter((cell) => piecesIn(after.products, productId, cell) === 0),
  )

/** Puts back what was taken out. What stands there again meanwhile stays as it is. */
export const withPutBack = (draft: Draft, removed: readonly DraftProduct[]): Draft => {
  const present = new Map(draft.products.map((product) => [product.productId, product]))
  const lacking = takenOut({ products: removed }, draft)
  return withProducts(
    draft,
    lacking.map((product) => ({ ...product, ...present.get(product.productId), cells: product.cells })),
  )
}

export const isSameOrder = (one: Draft, other: Draft) =>
  JSON.stringify(orderOf(one, '')) === JSON.stringify(orderOf(other, ''))

/** What was ordered of a product, and with it what its store offers `today`, where that is known. */
export const gridOfDraft = (product: DraftProduct, today: ProductDetail | null | undefined): Grid => {
  const { cells } = product
  const offered =
    today == null ? { colours: [], sizes: [], soldOut: new Map<string, ReadonlySet<string>>() } : gridOf(today)
  const ordered = distinct(cells.map(({ colour }) => colour))
  const sizes = distinct([...offered.sizes, ...cells.map(({ size }) => size)])
  return {
    ...product,
    soldOut: offered.soldOut,
    colours: [
      ...ordered.map((name) => offered.colours.find((own) => isSameName(own.name, name)) ?? { name, hex: null }),
      ...offered.colours.filter(({ name }) => !ordered.some((colour) => isSameName(colour, name))),
    ],
    sizes: sizes.length === offered.sizes.length ? offered.sizes : sizes.toSorted(compareSizes),
  }
}
