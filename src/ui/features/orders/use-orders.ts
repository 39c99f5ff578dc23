import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { subscribe } from './use-draft-count.ts'
import { deskOf, type OrderDesk, type Orders } from './order-desk.ts'
import { useServices } from '../../lib/services.ts'

/** The buyer's drafts, orders going out and orders sent, and what can be done with them. */
export const useDrafts = (): Orders & { readonly desk: OrderDesk } => {
  const services = useServices()
  const { kept } = services
  const desk = deskOf(services)
  const orders = useSyncExternalStore(
    useCallback((listener) => subscribe(kept, listener), [kept]),
    desk.snapshot,
    desk.snapshot,
  )
  return useMemo(() => ({ ...orders, desk }), [orders, desk])
}
