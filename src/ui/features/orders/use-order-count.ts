import { useCallback, useSyncExternalStore } from 'react'
import { useServices } from '../../lib/services.ts'
import { useSessionKnown, useUser } from '../../lib/session.tsx'

/** How many orders this visitor has under way in this browser; 0 until it is known who is here. For the header. */
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
