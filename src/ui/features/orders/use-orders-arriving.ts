import { useEffect } from 'react'
import { createOrderDrafts } from '../../../application/order-drafts.ts'
import { useServices } from '../../lib/services.ts'
import { useSessionKnown, useUser } from '../../lib/session.tsx'
import { useStored } from '../../lib/use-stored.ts'

/** True while orders may still come: until the session is known, and until drafts made before login are the user's (R12.83). */
export const useOrdersArriving = (): boolean => {
  const { orderStores, singleton } = useServices()
  const editing = singleton(createOrderDrafts)
  const user = useUser()
  const isKnown = useSessionKnown()
  const anonymous = useStored(orderStores.open(''))
  const isAdopting = user !== '' && anonymous.drafts.length > 0
  // Not left to the watch of all screens alone: if its code fails to load, the drawer would wait for ever.
  useEffect(() => {
    if (isAdopting) void editing.adopt(user)
  }, [isAdopting, editing, user])
  return !isKnown || isAdopting
}
