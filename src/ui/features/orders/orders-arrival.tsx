import { useEffect, useRef } from 'react'
import { useOpenDialog } from '../../lib/dialogs.ts'
import { notices, notify } from '../../notices/toasts.ts'
import { recipientText } from './texts.ts'
import { useOrders } from './use-orders.ts'

/** Adopts drafts made before login, and says that an order's outcome is unknown unless the open drawer shows it. */
export default function OrdersArrival() {
  const { user, pending, editing } = useOrders()
  const isDrawerOpen = useOpenDialog() === 'orders'
  const notified = useRef(new Set<string>())

  useEffect(() => {
    if (user !== '') void editing.adopt(user)
  }, [user, editing])

  useEffect(() => {
    for (const { draft, at, isSending } of pending) {
      const sending = `${draft.clientId}|${at}`
      if (isSending || notified.current.has(sending)) continue
      notified.current.add(sending)
      if (!isDrawerOpen) notify(notices.orderUnknown(recipientText(draft.storeName)))
    }
  }, [pending, isDrawerOpen])
  return null
}
