import { createContext, useContext, useMemo, useState, type ReactNode } from 'react'

/** The dialogs that any part of the site may open. Logging out is the session machine's. */
export type DialogName = 'login' | 'account' | 'search' | 'contact' | 'payments' | 'shipping' | 'orders'

interface Dialogs {
  readonly open: DialogName | null
  readonly show: (name: DialogName) => void
  readonly close: () => void
}

const DialogsContext = createContext<Dialogs | null>(null)

export const DialogsProvider = ({ children }: { children: ReactNode }) => {
  const [open, setOpen] = useState<DialogName | null>(null)
  const dialogs = useMemo(() => ({ open, show: setOpen, close: () => setOpen(null) }), [open])
  return <DialogsContext value={dialogs}>{children}</DialogsContext>
}

export const useDialogs = (): Dialogs => {
  const dialogs = useContext(DialogsContext)
  if (dialogs === null) throw new Error('useDialogs needs a DialogsProvider above it')
  return dialogs
}
