import { useEffect, useRef } from 'react'
import { useOpenDialog } from '../../lib/dialogs.tsx'
import { notices, notify } from '../../notices/toasts.ts'
import { recipientText } from './texts.ts'
import { useOrders } from './use-orders.ts'

/**
 * Adopts drafts made before login, and says on any screen that an order's outcome is unknown; the open drawer shows it
 * itself.
 */
export default function OrdersArrival() {
  const { user, pending, editing } = useOrders()
  const isDrawerOpen = useOpenDialog() === 'orders'
  const told = useRef(new Set<string>())

  useEffect(() => {
    if (user !== '') void editing.adopt(user)
  }, [user, editing])

  useEffect(() => {
    for (const { draft, at, isSending } of pending) {
      const time = `${draft.clientId}|${at}`
      if (isSending || told.current.has(time)) continue
      told.current.add(time)
      if (!isDrawerOpen) notify(notices.orderUnknown(recipientText(draft.storeName)))
    }
  }, [pending, isDrawerOpen])
  return null
}
