import { failureOf } from '../../../application/order-sending.ts'
import type { Draft } from '../../../domain/orders/orders.ts'
import { useServices, useUser } from '../../lib/services.ts'
import { useStored } from '../../lib/use-stored.ts'

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
