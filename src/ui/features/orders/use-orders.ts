import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { createOrderDrafts, type OrderDrafts } from '../../../application/order-drafts.ts'
import { createOrderSending, type OrderSending, type Sendings } from '../../../application/order-sending.ts'
import type { Draft } from '../../../domain/orders/orders.ts'
import { useServices } from '../../lib/services.ts'
import { useUser } from '../../lib/session.tsx'

interface Orders extends Sendings {
  /** The user's e-mail; empty for an anonymous visitor. */
  readonly user: string
  readonly drafts: readonly Draft[]
  readonly editing: OrderDrafts
  readonly sending: OrderSending
}

export const useOrders = (): Orders => {
  const { orderStores, singleton } = useServices()
  const user = useUser()
  const [editing, sending] = [singleton(createOrderDrafts), singleton(createOrderSending)]
  const snapshot = () => sending.snapshot(user)
  const sendings = useSyncExternalStore(
    useCallback((listener) => sending.subscribe(user, listener), [sending, user]),
    snapshot,
    snapshot,
  )
  const { drafts } = orderStores.open(user).read()
  return useMemo(() => ({ ...sendings, user, drafts, editing, sending }), [sendings, user, drafts, editing, sending])
}
