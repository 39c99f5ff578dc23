import { useState } from 'react'
import { cellKey, cellsOf, withPieces, type Grid, type Quantities } from '../../../domain/orders/quantity-grid.ts'
import { userKeyOf } from '../../../domain/account/session.ts'
import { useServices } from '../../lib/services.ts'
import { useUser } from '../../lib/use-session.ts'

const KEY = 'puntada_cantidades'

const NONE: Quantities = {}

interface Typed {
  /** The e-mail of who typed them; empty for an anonymous visitor. */
  user: string
  quantities: Quantities
}

const readStored = (stored: unknown, productId: string, grid: Grid): Typed => {
  const nothing = { user: '', quantities: NONE }
  if (typeof stored !== 'object' || stored === null || !('productId' in stored) || !('quantities' in stored))
    return nothing
  if (stored.productId !== productId || typeof stored.quantities !== 'object' || stored.quantities === null)
    return nothing
  const pieces = stored.quantities as Readonly<Record<string, unknown>>
  let quantities = NONE
  for (const { name } of grid.colours) {
    for (const size of grid.sizes) {
      const typed = pieces[cellKey(name, size)]
      if (typeof typed === 'number' && typed > 0) quantities = withPieces(grid, quantities, name, size, typed)
    }
  }
  return { user: 'user' in stored && typeof stored.user === 'string' ? stored.user : '', quantities }
}

/**
 * The typed quantities, stored so that they survive the reload after a login. Another person's are not shown (R11.55).
 */
export const useTypedQuantities = (productId: string, grid: Grid): [Quantities, (quantities: Quantities) => void] => {
  const { storage } = useServices()
  const user = useUser()
  const [typed, setTyped] = useState(() => readStored(storage.get(KEY), productId, grid))
  // After a session ended they stay on the page for who logs in again.
  const isForeign = typed.user !== '' && user !== '' && userKeyOf(typed.user) !== userKeyOf(user)
  return [
    isForeign ? NONE : typed.quantities,
    (quantities) => {
      setTyped({ user, quantities })
      if (cellsOf(grid, quantities).length === 0) storage.remove(KEY)
      else storage.set(KEY, { productId, user, quantities })
    },
  ]
}
