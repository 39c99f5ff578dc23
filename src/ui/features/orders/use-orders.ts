import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useServices } from '../../lib/services.ts'
import { useUser } from '../../lib/use-session.ts'

export const useOrders = () => {
  const { orderStores, orderDrafts: editing, orderSending: sending } = useServices()
  const user = useUser()
  const snapshot = () => sending.snapshot(user)
  const sendings = useSyncExternalStore(
    useCallback((listener: () => void) => sending.subscribe(user, listener), [sending, user]),
    snapshot,
    snapshot,
  )
  const { drafts } = orderStores.open(user).read()
  return useMemo(() => ({ ...sendings, user, drafts, editing, sending }), [sendings, user, drafts, editing, sending])
}
