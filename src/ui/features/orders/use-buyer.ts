import { useCallback } from 'react'
import type { Buyer } from '../../../domain/orders/order-summary.ts'
import type { BuyerDetails } from '../../../domain/orders/orders.ts'
import { useServices, useSession, useUser } from '../../lib/services.ts'
import { useStored } from '../../lib/use-stored.ts'

/** False if the browser refused: the details last as long as the page. */
export const useBuyerDetails = (): readonly [BuyerDetails, (details: BuyerDetails) => Promise<boolean>] => {
  const store = useServices().orderStores.buyer(useUser())
  return [useStored(store), useCallback((changed) => store.edit(() => changed).then(() => store.isStored()), [store])]
}

export const useBuyer = (): Buyer => {
  const session = useSession()
  const [details] = useBuyerDetails()
  return { name: session?.name ?? '', mail: session?.mail ?? '', phone: session?.phone ?? '', ...details }
}
