import { useEffect, useRef } from 'react'
import { createOrderDrafts } from '../../../application/order-drafts.ts'
import { createOrderSending } from '../../../application/order-sending.ts'
import { orderPieces } from '../../../domain/orders/orders.ts'
import { showDialog, useOpened } from '../../site/dialogs.ts'
import { recipientText } from '../../kit/format.ts'
import { useServices, useUser, useStored } from '../../data/services.ts'
import { notices, notify, settle } from '../../notices/toasts.ts'
import { addedText } from './texts.ts'

export const useAdopting = () => {
  const user = useUser()
  return useStored(useServices().orderStores.open('')).drafts.length > 0 && user !== ''
}

/** Adopts drafts made before login, settles orders that closed tabs left, and tells which one is in doubt. */
export default function OrdersWatch() {
  const { orderStores, once } = useServices()
  const [orderDrafts, orderSending] = [once(createOrderDrafts), once(createOrderSending)]
  const user = useUser()
  const { pending } = useStored(orderStores.open(user))
  const isAdopting = useAdopting()
  const isDrawerOpen = useOpened().name === 'orders'
  const notified = useRef(new Map<string, number>())

  useEffect(() => {
    if (!isAdopting) return
    void orderDrafts.adopt(user).then(({ added, wanted }) => {
      const text = addedText(added, wanted, 'de lo que armaste antes de ingresar')
      const isCut = orderPieces({ products: added }) < orderPieces({ products: wanted })
      if (isCut) notify(notices.addedToOrder(text, () => showDialog('orders')))
    })
  }, [isAdopting, orderDrafts, user])

  useEffect(() => orderSending.watch(user), [orderSending, user])

  useEffect(() => {
    const doubtful = pending.filter(({ isSending }) => !isSending)
    for (const { draft, at } of doubtful) {
      if (notified.current.get(draft.clientId) === at) continue
      notified.current.set(draft.clientId, at)
      if (!isDrawerOpen) notify(notices.orderUnknown(recipientText(draft.storeName), draft.clientId))
    }
    for (const id of notified.current.keys()) if (!doubtful.some(({ draft }) => draft.clientId === id)) settle(id)
  }, [pending, isDrawerOpen])
  return null
}
