import { createOrderList } from '../../../application/order-list.ts'
import { userKeyOf } from '../../../domain/device.ts'
import { useServices, useStored, useUser } from '../../data/services.ts'

/** The visitor's list and its lines' readings. */
export const useOrderList = () => {
  const { orderStores, once } = useServices()
  const list = once(createOrderList)
  const user = useUser()
  const stored = useStored(orderStores.list)
  const isOwn = stored !== null && (stored.user === '' || userKeyOf(stored.user) === userKeyOf(user))
  const { lines, readings } = useStored(list)
  return { list, user, text: isOwn ? stored.text : '', lines: isOwn ? lines : null, readings }
}

export type OwnList = ReturnType<typeof useOrderList>
