import { useState } from 'react'
import { userKeyOf } from '../../../domain/account/session.ts'
import { cellsOf, type Cell, type Grid } from '../../../domain/orders/quantity-grid.ts'
import { useServices, useUser, useStored } from '../../lib/services.ts'

const NONE: readonly Cell[] = []

/** They survive the reload after a login. Another person's are not shown. */
export const useTypedQuantities = (productId: string, grid: Grid) => {
  const store = useServices().orderStores.typed
  const user = useUser()
  const stored = useStored(store)
  const none = { productId, user, cells: NONE }
  const [{ seen, typed }, setKnown] = useState({ seen: stored, typed: stored?.productId === productId ? stored : none })
  // Another tab with this product changed them or emptied them; one with another product changes nothing here.
  if (seen !== stored) {
    const isEmptied = stored === null && seen?.productId === productId
    setKnown({ seen: stored, typed: stored?.productId === productId ? stored : isEmptied ? none : typed })
  }
  const isForeign = typed.user !== '' && userKeyOf(typed.user) !== userKeyOf(user)
  const cells = cellsOf(grid, isForeign ? NONE : typed.cells)
  const setCells = (changed: readonly Cell[]) => {
    const now = { productId, user, cells: cellsOf(grid, changed) }
    setKnown({ seen: stored, typed: now })
    void store.edit(() => (now.cells.length === 0 ? null : now))
  }
  return [cells, setCells] as const
}
