import { lazy, Suspense, useCallback, useSyncExternalStore } from 'react'
import { useServices } from '../../lib/services.ts'
import { useUser } from '../../lib/session.tsx'

// Whoever has no order on its way and nothing to take over does not load this; where it cannot be loaded, the drawer tells.
const OrdersArrival = lazy(() => import('./orders-arrival.tsx').catch(() => ({ default: () => null })))

/** Looks after a user's orders on every screen, where there is something to look after. */
export const OrdersWatch = () => {
  const { orderStores } = useServices()
  const user = useUser()
  const isNeeded = () =>
    user !== '' &&
    [
      orderStores.open(user).read().pending,
      orderStores.open('').read().drafts,
      orderStores.formerPending().read(),
      orderStores.sent('').read(),
    ].some((orders) => orders.length > 0)
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [orderStores.open(user), orderStores.open('')].map((store) => store.subscribe(listener))
      return () => {
        for (const stop of stops) stop()
      }
    },
    [orderStores, user],
  )
  if (!useSyncExternalStore(subscribe, isNeeded, () => false)) return null
  return (
    <Suspense fallback={null}>
      <OrdersArrival />
    </Suspense>
  )
}
