import { useCallback } from 'react'
import type { BuyerDetails } from '../../../domain/account/buyer-details.ts'
import type { Buyer } from '../../../domain/orders/order-summary.ts'
import { useServices } from '../../lib/services.ts'
import { useSession, useUser } from '../../lib/session.tsx'
import { useStored } from '../../lib/use-stored.ts'

export const useBuyerDetails = (): readonly [BuyerDetails, (details: BuyerDetails) => void] => {
  const store = useServices().orderStores.buyer(useUser())
  return [useStored(store), useCallback((changed) => void store.update(() => changed), [store])]
}

export const useBuyer = (): Buyer => {
  const session = useSession()
  const [details] = useBuyerDetails()
  return { name: session?.name ?? '', mail: session?.mail ?? '', phone: session?.phone ?? '', ...details }
}
