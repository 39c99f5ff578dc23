import { useSyncExternalStore } from 'react'
import { createSignal } from '../../application/signal.ts'
import type { ProductSummary } from '../../domain/catalogue/catalogue.ts'

/** The dialogs that any part of the site may open. Logging out is the session machine's. */
export type DialogName = 'login' | 'account' | 'search' | 'contact' | 'payments' | 'shipping' | 'orders'

/** `product` is that of the sheet *Agregar*, which opens over an open dialog and leaves it there. */
interface Opened {
  name: DialogName | null
  product: ProductSummary | null
}

const NOTHING: Opened = { name: null, product: null }
const { read, subscribe, change } = createSignal(NOTHING)

export const showDialog = (name: DialogName | null) => change(() => ({ name, product: null }))
export const closeDialog = () => change(() => NOTHING)
export const showQuickOrder = (product: ProductSummary) => change((now) => ({ ...now, product }))
export const closeQuickOrder = () => change((now) => ({ ...now, product: null }))

export const useOpened = () => useSyncExternalStore(subscribe, read, () => NOTHING)
