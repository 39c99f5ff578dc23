import { createChunk } from '../../code/chunk.ts'
import { LazyPart } from '../../lib/failure-boundary.tsx'
import { useServices, useUser } from '../../lib/services.ts'
import { useStored } from '../../lib/use-stored.ts'

const ARRIVAL = createChunk(() => import('./orders-arrival.tsx'))

/** With a pending order or drafts to adopt. Where its code does not come, the drawer still shows the orders. */
export const OrdersWatch = () => {
  const { orderStores } = useServices()
  const user = useUser()
  const { pending } = useStored(orderStores.open(user))
  const { drafts } = useStored(orderStores.open(''))
  if (user === '' || pending.length + drafts.length === 0) return null
  return <LazyPart chunk={ARRIVAL} with={{}} skeleton={null} frame={() => null} />
}
