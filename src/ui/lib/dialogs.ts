import { useSyncExternalStore } from 'react'

/** The dialogs that any part of the site may open. Logging out is the session machine's. */
export type DialogName = 'login' | 'account' | 'search' | 'contact' | 'payments' | 'shipping' | 'orders'

let open: DialogName | null = null
const listeners = new Set<() => void>()

/** Null closes the one that is open. */
export const showDialog = (name: DialogName | null) => {
  open = name
  for (const listener of listeners) listener()
}
export const closeDialog = () => showDialog(null)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useOpenDialog = () =>
  useSyncExternalStore(
    subscribe,
    () => open,
    () => null,
  )
