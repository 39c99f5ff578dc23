import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { createOrderDrafts } from '../../../application/order-drafts.ts'
import { useServices } from '../../lib/services.ts'
import { useSessionKnown, useUser } from '../../lib/session.tsx'

/** True while orders may still come: until the session is known, and until drafts made before login are the user's (R12.83). */
export const useOrdersArriving = (): boolean => {
  const { orderStores, singleton } = useServices()
  const editing = singleton(createOrderDrafts)
  const user = useUser()
  const isKnown = useSessionKnown()
  const hasAnonymous = () => orderStores.open('').read().drafts.length > 0
  const isLeft = useSyncExternalStore(
    useCallback((listener) => orderStores.open('').subscribe(listener), [orderStores]),
    hasAnonymous,
    hasAnonymous,
  )
  const isAdopting = user !== '' && isLeft
  // Not left to the watch of all screens alone: if its code fails to load, the drawer would wait for ever.
  useEffect(() => {
    if (isAdopting) void editing.adopt(user)
  }, [isAdopting, editing, user])
  return !isKnown || isAdopting
}
