import { useState } from 'react'
import { cellKey, cellsOf, withPieces, type Grid, type Quantities } from '../../../domain/orders/quantity-grid.ts'
import { useServices } from '../../lib/services.ts'

const KEY = 'puntada_cantidades'

const readStored = (stored: unknown, productId: string, grid: Grid): Quantities => {
  if (typeof stored !== 'object' || stored === null || !('productId' in stored) || !('quantities' in stored)) return {}
  if (stored.productId !== productId || typeof stored.quantities !== 'object' || stored.quantities === null) return {}
  const pieces = stored.quantities as Readonly<Record<string, unknown>>
  let quantities: Quantities = {}
  for (const { name } of grid.colours) {
    for (const size of grid.sizes) {
      const typed = pieces[cellKey(name, size)]
      if (typeof typed === 'number' && typed > 0) quantities = withPieces(grid, quantities, name, size, typed)
    }
  }
  return quantities
}

/** The typed quantities, stored so that they survive the reload after a login. */
export const useTypedQuantities = (productId: string, grid: Grid): [Quantities, (quantities: Quantities) => void] => {
  const { storage } = useServices()
  const [quantities, setQuantities] = useState(() => readStored(storage.get(KEY), productId, grid))
  return [
    quantities,
    (changed) => {
      setQuantities(changed)
      if (cellsOf(grid, changed).length === 0) storage.remove(KEY)
      else storage.set(KEY, { productId, quantities: changed })
    },
  ]
}
