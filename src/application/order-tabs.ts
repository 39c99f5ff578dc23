import type { Locks } from '../domain/device.ts'
import type { PendingOrder } from '../domain/orders/orders.ts'

/** The lock that the tab holds which sends an order. */
export const lockOf = (clientId: string): string => `puntada_pedido_${clientId}`

/** Identifies one sending of an order, since an order may be sent again. */
const sendingOf = ({ draft, at }: PendingOrder): string => `${draft.clientId}|${at}`

/** Finds out, by the locks of pending orders, which of them no tab is sending any more. */
export const createOrderTabs = (locks: Pick<Locks, 'free'>, changed: () => void) => {
  const ended = new Set<string>()
  const watched = new Set<string>()
  return {
    hasEnded: (order: PendingOrder): boolean => ended.has(sendingOf(order)),
    /** This tab's request is settled. */
    end: (order: PendingOrder): void => void ended.add(sendingOf(order)),
    watch(orders: readonly PendingOrder[]): void {
      for (const order of orders) {
        const sending = sendingOf(order)
        if (ended.has(sending) || watched.has(sending)) continue
        watched.add(sending)
        void locks.free(lockOf(order.draft.clientId)).then(() => {
          ended.add(sending)
          changed()
        })
      }
    },
  }
}
