import type { DraftProduct } from '../../../src/domain/orders/orders.ts'
import { sum } from '../../../src/domain/orders/quantity-grid.ts'
import { aProductDetail } from '../../support/builders.ts'
import { PLAYERA } from '../../support/buyer.ts'

/** Pieces by product, colour and size: `5 Negro CH`. */
export type Cells = Readonly<Record<string, number>>
export type Pedido = Readonly<{
  cells: Cells
  note: string
}>

export const EMPTY: Pedido = { cells: {}, note: '' }

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

const product = (id: string, name: string) =>
  aProductDetail({ ...PLAYERA, id, key: id, name, storeId: '2', storeName: 'Tejidos Alba' })
export const PRODUCTS = [product('5', 'Playera'), product('6', 'Blusa')]
