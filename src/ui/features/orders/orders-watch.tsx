import { lazy, Suspense } from 'react'
import { useServices } from '../../lib/services.ts'
import { useUser } from '../../lib/use-session.ts'
import { useStored } from '../../lib/use-stored.ts'

// Only for visitors with a pending order or drafts to adopt. Without it the drawer still shows the orders.
const OrdersArrival = lazy(() => import('./orders-arrival.tsx').catch(() => ({ default: () => null })))

export const OrdersWatch = () => {
  const { orderStores } = useServices()
  const user = useUser()
  const { pending } = useStored(orderStores.open(user))
  const { drafts } = useStored(orderStores.open(''))
  if (user === '' || pending.length + drafts.length === 0) return null
  return (
    <Suspense fallback={null}>
      <OrdersArrival />
    </Suspense>
  )
}
