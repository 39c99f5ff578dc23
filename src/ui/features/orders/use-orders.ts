import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { createOrderDrafts } from '../../../application/order-drafts.ts'
import { createOrderSending } from '../../../application/order-sending.ts'
import { useServices } from '../../lib/services.ts'
import { useUser } from '../../lib/use-session.ts'

export const useOrders = () => {
  const { orderStores, late } = useServices()
  const user = useUser()
  const [editing, sending] = [late('orderDrafts', createOrderDrafts), late('orderSending', createOrderSending)]
  const snapshot = () => sending.snapshot(user)
  const sendings = useSyncExternalStore(
    useCallback((listener: () => void) => sending.subscribe(user, listener), [sending, user]),
    snapshot,
    snapshot,
  )
  const { drafts } = orderStores.open(user).read()
  return useMemo(() => ({ ...sendings, user, drafts, editing, sending }), [sendings, user, drafts, editing, sending])
}
