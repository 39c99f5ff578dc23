import { useSyncExternalStore } from 'react'
import type { ProductSummary } from '../../domain/catalogue/catalogue.ts'

/** The dialogs that any part of the site may open. Logging out is the session machine's. */
export type DialogName = 'login' | 'account' | 'search' | 'contact' | 'payments' | 'shipping' | 'orders'

/** `product` is that of the sheet *Agregar*, which opens over an open dialog and leaves it there. */
interface Opened {
  name: DialogName | null
  product: ProductSummary | null
}

const NOTHING: Opened = { name: null, product: null }
let opened = NOTHING
const listeners = new Set<() => void>()

const open = (next: Opened) => {
  opened = next
  for (const listener of listeners) listener()
}

export const showDialog = (name: DialogName | null) => open({ name, product: null })
export const closeDialog = () => open(NOTHING)
export const showQuickOrder = (product: ProductSummary) => open({ ...opened, product })
export const closeQuickOrder = () => open({ ...opened, product: null })

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useOpened = () =>
  useSyncExternalStore(
    subscribe,
    () => opened,
    () => NOTHING,
  )
