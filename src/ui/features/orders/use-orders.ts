import { failureOf } from '../../../application/order-sending.ts'
import { userKeyOf } from '../../../domain/account/session.ts'
import type { ProductDetail } from '../../../domain/catalogue/catalogue.ts'
import type { Buyer } from '../../../domain/orders/order-summary.ts'
import type { BuyerDetails, Draft } from '../../../domain/orders/orders.ts'
import { cellsOf, withPieces, type Cell, type Grid } from '../../../domain/orders/quantity-grid.ts'
import { productFor } from '../../lib/first-reads.ts'
import { useRead, type ReadOptions } from '../../lib/read.tsx'
import { useServices, useSession, useSessionKnown, useUser, useStored } from '../../lib/services.ts'
import { useEditedCells } from './use-edited-cells.ts'

export const useOrders = () => {
  const { orderStores, orderDrafts: editing, orderSending: sending } = useServices()
  const user = useUser()
  const [open, history] = [orderStores.open(user), orderStores.sent(user)]
  const known = useStored(sending.known)
  return {
    ...useStored(open),
    sent: useStored(history),
    confirmed: known.confirmed.filter((order) => order.user === user),
    /** Why a draft was not sent; undefined also once it is changed. */
    failureOf: (draft: Draft) => failureOf(known, draft),
    /** False if the browser stores nothing: then orders last as long as the tab. */
    isStored: open.isStored() && history.isStored(),
    user,
    editing,
    sending,
  }
}

/**
 * The quantities of a product that are in no order yet. They survive the reload after a login; nobody else sees them.
 */
export const useTypedQuantities = (productId: string, grid: Grid) => {
  const store = useServices().orderStores.typed(productId)
  const user = useUser()
  const stored = useStored(store)
  const isOwn = stored !== null && (stored.user === '' || userKeyOf(stored.user) === userKeyOf(user))
  const save = (changed: readonly Cell[]) => {
    const cells = cellsOf(grid, changed)
    store.edit(() => (cells.length === 0 ? null : { productId, user, cells }))
  }
  const own = isOwn ? stored.cells : []
  const { leave, drop, tableOf } = useEditedCells((_, cell) => save(withPieces(grid, own, cell)))
  const edited = tableOf(productId, own)
  return {
    edited,
    cells: cellsOf(grid, edited.cells),
    setCells: (changed: readonly Cell[]) => {
      leave()
      save(changed)
    },
    paste: (pasted: readonly Cell[]) => {
      drop()
      save(pasted)
    },
  }
}

/** `save` gives false if the browser refused: the details last as long as the page. */
export const useBuyerDetails = () => {
  const store = useServices().orderStores.buyer(useUser())
  const save = (details: BuyerDetails) => {
    store.edit(() => details)
    return store.isStored()
  }
  return [useStored(store), save] as const
}

export const useBuyer = (): Buyer => {
  const session = useSession()
  const [details] = useBuyerDetails()
  return { name: session?.name ?? '', mail: session?.mail ?? '', phone: session?.phone ?? '', ...details }
}

export const useProduct = (id: string, options: ReadOptions<ProductDetail | null> = {}) =>
  useRead(productFor(id, useUser()), { ...options, enabled: useSessionKnown() })
