import { compareSizes } from '../catalogue/catalogue.ts'
import { productPieces } from './orders.ts'
import type { Cell } from './quantity-grid.ts'

interface MatrixRow {
  readonly colour: string
  readonly pieces: number
  /** One for each size of the matrix; null where nothing of it was ordered. */
  readonly cells: readonly (Cell | null)[]
}

/** Ordered pieces as a table: a row per colour, a column per size. */
export interface OrderMatrix {
  /** Only ordered sizes, in garment order. */
  readonly sizes: readonly string[]
  /** In the order in which the colours were ordered. */
  readonly rows: readonly MatrixRow[]
}

export const matrixOf = (cells: readonly Cell[]): OrderMatrix => {
  const sizes = [...new Set(cells.map(({ size }) => size))].toSorted(compareSizes)
  const rows = [...new Set(cells.map(({ colour }) => colour))].map((colour) => {
    const own = cells.filter((cell) => cell.colour === colour)
    return { colour, pieces: productPieces({ cells: own }), cells: sizes.map((size) => own.find((cell) => cell.size === size) ?? null) }
  })
  return { sizes, rows }
}
