import type { ProductDetail } from '../../../src/domain/catalogue/catalogue.ts'
import type { DraftProduct } from '../../../src/domain/orders/orders.ts'
import { sum } from '../../../src/domain/orders/quantity-grid.ts'
import { PLAYERA } from '../../support/buyer.ts'
import { freshSimulation } from '../../support/site.tsx'

/** Pieces by product, colour and size: `5 Negro CH`. */
export type Cells = Readonly<Record<string, number>>
export type Pedido = Readonly<{
  cells: Cells
  note: string
}>

export const cellsIn = (products: readonly Pick<DraftProduct, 'productId' | 'cells'>[]): Cells =>
  Object.fromEntries(
    products.flatMap(({ productId, cells }) =>
      cells.map(({ colour, size, pieces }) => [`${productId} ${colour} ${size}`, pieces]),
    ),
  )
export const total = (cells: Cells) => sum(Object.values(cells))
export const plus = (one: Cells, other: Cells): Cells => ({
  ...one,
  ...Object.fromEntries(
    Object.entries(other).map(([name, pieces]) => [name, Math.min(9999, (one[name] ?? 0) + pieces)]),
  ),
})
export const pick = (cells: Cells, stays: (name: string, pieces: number) => boolean): Cells =>
  Object.fromEntries(Object.entries(cells).filter(([name, pieces]) => stays(name, pieces)))
/** What a text in a field means; null for no number of pieces. */
export const read = (text: string) => (/^0*\d{0,4}$/.test(text) ? Number(text) : null)

/** Whatever the order of the cells. */
export const sorted = ({ cells, note }: Pedido) => [
  Object.entries(cells).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  note.trim(),
]

export const SIMULATION = freshSimulation()
const found = await SIMULATION.ports.catalogue.product({ id: '5' })
const product = (id: string, name: string) =>
  ({ ...(found.ok && found.value!), ...PLAYERA, id, key: id, name, storeId: '2' }) as ProductDetail
export const PRODUCTS = [product('5', 'Playera'), product('6', 'Blusa')]
