import { useState } from 'react'
import { cellKey, cellsOf, withPieces, type Grid, type Quantities } from '../../../domain/orders/quantity-grid.ts'
import { useServices } from '../../lib/services.ts'

const KEY = 'puntada_cantidades'

const readKept = (kept: unknown, productId: string, grid: Grid): Quantities => {
  if (typeof kept !== 'object' || kept === null || !('productId' in kept) || !('quantities' in kept)) return {}
  if (kept.productId !== productId || typeof kept.quantities !== 'object' || kept.quantities === null) return {}
  const stored = kept.quantities as Readonly<Record<string, unknown>>
  let quantities: Quantities = {}
  for (const { name } of grid.colours) {
    for (const size of grid.sizes) {
      const pieces = stored[cellKey(name, size)]
      if (typeof pieces === 'number' && pieces > 0) quantities = withPieces(grid, quantities, name, size, pieces)
    }
  }
  return quantities
}

/** What is typed in the grid; it survives the reload that follows a login. */
export const useTypedQuantities = (productId: string, grid: Grid): [Quantities, (quantities: Quantities) => void] => {
  const { kept } = useServices()
  const [quantities, setQuantities] = useState(() => readKept(kept.get(KEY), productId, grid))
  return [
    quantities,
    (changed) => {
      setQuantities(changed)
      if (cellsOf(grid, changed).length === 0) kept.remove(KEY)
      else kept.set(KEY, { productId, quantities: changed })
    },
  ]
}
