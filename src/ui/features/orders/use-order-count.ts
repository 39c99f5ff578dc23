import { useCallback, useSyncExternalStore } from 'react'
import { useServices } from '../../lib/services.ts'
import { useSessionKnown, useUser } from '../../lib/session.tsx'

/** The number of open orders in this browser, for the header; 0 until the session is known. */
export const useOrderCount = (): number => {
  const { orderStores } = useServices()
  const user = useUser()
  const isKnown = useSessionKnown()
  const count = () => {
    if (!isKnown) return 0
    const { drafts, pending } = orderStores.open(user).read()
    return drafts.length + pending.length
  }
  return useSyncExternalStore(
    useCallback((listener) => orderStores.open(user).subscribe(listener), [orderStores, user]),
    count,
    () => 0,
  )
}
