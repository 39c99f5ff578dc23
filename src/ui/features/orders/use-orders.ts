import { useCallback } from 'react'
import { failureOf } from '../../../application/order-sending.ts'
import type { Buyer } from '../../../domain/orders/order-summary.ts'
import type { BuyerDetails, Draft } from '../../../domain/orders/orders.ts'
import { useServices, useSession, useUser, useStored } from '../../lib/services.ts'

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
