import { useServices } from '../../lib/services.ts'
import { useSessionKnown, useUser } from '../../lib/session.tsx'
import { useStored } from '../../lib/use-stored.ts'

/** The number of open orders in this browser, for the header; 0 until the session is known. */
export const useOrderCount = (): number => {
  const { drafts, pending } = useStored(useServices().orderStores.open(useUser()))
  return useSessionKnown() ? drafts.length + pending.length : 0
}
