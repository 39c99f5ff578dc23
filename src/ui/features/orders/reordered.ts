import { useSyncExternalStore } from 'react'
import type { DraftProduct } from '../../../domain/orders/orders.ts'
import type { ReorderChange } from '../../../domain/orders/reorder.ts'

/** What became of an order that was repeated on this page. */
export interface Reordered {
  /** The `clientId` of the order, and of the draft that it was added to. */
  readonly orderId: string
  readonly draftId: string
  readonly added: readonly DraftProduct[]
  readonly changes: readonly ReorderChange[]
}

let last: Reordered | null = null
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const setReordered = (reordered: Reordered | null): void => {
  last = reordered
  for (const listener of listeners) listener()
}

/** The last one; its ticket and the pedido both say it. */
export const useReordered = (): Reordered | null => useSyncExternalStore(subscribe, () => last)
