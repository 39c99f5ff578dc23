import { useCallback } from 'react'
import { failureOf } from '../../../application/order-sending.ts'
import { userKeyOf } from '../../../domain/account/session.ts'
import type { ProductDetail } from '../../../domain/catalogue/catalogue.ts'
import type { Buyer } from '../../../domain/orders/order-summary.ts'
import type { BuyerDetails, Draft } from '../../../domain/orders/orders.ts'
import { cellsOf, type Cell, type Grid } from '../../../domain/orders/quantity-grid.ts'
import { productFor } from '../../lib/first-reads.ts'
import { useRead, type ReadOptions } from '../../lib/read.tsx'
import { useServices, useSession, useSessionKnown, useUser, useStored } from '../../lib/services.ts'

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

/** What is typed at a product and in no order yet. It survives the reload after a login; nobody else sees it. */
export const useTypedQuantities = (productId: string, grid: Grid) => {
  const store = useServices().orderStores.typed(productId)
  const user = useUser()
  const stored = useStored(store)
  const isOwn = stored !== null && (stored.user === '' || userKeyOf(stored.user) === userKeyOf(user))
  const setCells = (changed: readonly Cell[]) => {
    const cells = cellsOf(grid, changed)
    void store.edit(() => (cells.length === 0 ? null : { productId, user, cells }))
  }
  return [cellsOf(grid, isOwn ? stored.cells : []), setCells] as const
}

/** False if the browser refused: the details last as long as the page. */
export const useBuyerDetails = (): readonly [BuyerDetails, (details: BuyerDetails) => Promise<boolean>] => {
  const store = useServices().orderStores.buyer(useUser())
  return [useStored(store), useCallback((changed) => store.edit(() => changed).then(() => store.isStored()), [store])]
}

export const useBuyer = (): Buyer => {
  const session = useSession()
  const [details] = useBuyerDetails()
  return { name: session?.name ?? '', mail: session?.mail ?? '', phone: session?.phone ?? '', ...details }
}

export const useProduct = (id: string, options: ReadOptions<ProductDetail | null> = {}) =>
  useRead(productFor(id, useUser()), { ...options, enabled: useSessionKnown() })
