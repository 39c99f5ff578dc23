import { useServices, useUser } from '../../lib/services.ts'
import { useStored } from '../../lib/use-stored.ts'

export const useOrders = () => {
  const { orderDrafts: editing, orderSending: sending } = useServices()
  const user = useUser()
  return { ...useStored(sending.of(user)), user, editing, sending }
}
