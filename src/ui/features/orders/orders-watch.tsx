import { lazy, Suspense, useCallback, useSyncExternalStore } from 'react'
import { useServices } from '../../lib/services.ts'
import { useUser } from '../../lib/session.tsx'

// Loaded only for visitors with a pending order or drafts to adopt. If it fails to load, the drawer still shows the orders.
const OrdersArrival = lazy(() => import('./orders-arrival.tsx').catch(() => ({ default: () => null })))

export const OrdersWatch = () => {
  const { orderStores } = useServices()
  const user = useUser()
  const isNeeded = () =>
    user !== '' && orderStores.open(user).read().pending.length + orderStores.open('').read().drafts.length > 0
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
