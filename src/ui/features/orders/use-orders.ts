import { useEffect, useMemo, type RefObject } from 'react'
import { createOrderDrafts } from '../../../application/order-drafts.ts'
import { createOrderSending } from '../../../application/order-sending.ts'
import { userKeyOf, type Store } from '../../../domain/device.ts'
import type { ProductDetail } from '../../../domain/catalogue/catalogue.ts'
import type { Buyer, BuyerDetails } from '../../../domain/orders/orders.ts'
import { cellsOf, gridOf, piecesOf, totalsOf, withPieces, type Cells } from '../../../domain/orders/quantity-grid.ts'
import { productFor } from '../../data/first-reads.ts'
import { useRead, type ReadOptions } from '../../data/read.tsx'
import { useServices, useSession, useSessionKnown, useUser, useStored } from '../../data/services.ts'
import { useEditedCells } from './use-edited-cells.ts'

const NO_CELLS: Cells = []

export const useOpenOrders = () => {
  const { orderStores, once } = useServices()
  const user = useUser()
  const open = orderStores.open(user)
  const [editing, sending] = [once(createOrderDrafts), once(createOrderSending)]
  return { user, ...useStored(open), isStored: open.isStored(), editing, sending }
}

/** The orders sent from this browser; `confirmed` those that this page sent, until they are put away. */
export const useSentOrders = () => {
  const { orderStores, once } = useServices()
  const user = useUser()
  const history = orderStores.sent(user)
  const confirmed = useStored(once(createOrderSending).confirmed).filter((order) => order.user === user)
  return { sent: useStored(history), confirmed, isStored: history.isStored() }
}

/** The draft that a login interrupted, which is still to be sent. */
export const useResumedDraft = () => {
  const resumed = useServices().loginIntent.resumed()
  return resumed?.kind === 'draft' ? resumed.clientId : null
}

/** Focuses `target` when `change` changes and the pressed button is gone. */
export const useLostFocus = (target: RefObject<HTMLElement | null>, change: unknown) =>
  useEffect(() => {
    if (document.activeElement === document.body) target.current?.focus()
  }, [target, change])

/** The visitor's typed quantities, in no order yet. A guest's pass to whoever logs in; nobody else sees them. */
export const useWritten = <T extends { readonly user: string }>(store: Store<T | null>) => {
  const user = useUser()
  const stored = useStored(store)
  return stored?.user === '' || userKeyOf(stored?.user ?? '') === userKeyOf(user) ? stored : null
}

/** A product's typed quantities, which survive the reload after a login, and its ordered ones. */
export const useTypedQuantities = (product: ProductDetail) => {
  const { id, storeId } = product
  const grid = useMemo(() => gridOf(product), [product])
  const store = useServices().orderStores.typed(id)
  const { user, drafts } = useOpenOrders()
  const draft = drafts.find((one) => one.storeId === storeId)
  const ordered = draft?.products.find(({ productId, cells }) => productId === id && cells.length > 0)
  const storedCells = useWritten(store)?.cells ?? NO_CELLS
  const save = (changed: Cells) => {
    const available = cellsOf(grid, changed)
    store.edit(() => (available.length === 0 ? null : { productId: id, user, cells: available }))
  }
  const { leave, drop, tableOf } = useEditedCells((_, cell) => save(withPieces(grid, storedCells, cell)))
  const edited = tableOf(id, storedCells)
  const cells = cellsOf(grid, edited.cells)
  const before = piecesOf(ordered?.cells ?? NO_CELLS)
  return {
    grid,
    ordered,
    before,
    totals: totalsOf(grid, cells, before),
    edited,
    cells,
    setCells: (changed: Cells) => {
      leave()
      save(changed)
    },
    paste: (pasted: Cells) => {
      drop()
      save(pasted)
    },
  }
}

/** The buyer's details; `save` gives false if the browser refused to store them, and they last as long as the page. */
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
