import { createContext, useContext, useMemo, useState, type ReactNode } from 'react'

/** The dialogs that any part of the site may open. Logging out is the session machine's. */
export type DialogName = 'login' | 'account' | 'search' | 'contact' | 'payments' | 'shipping' | 'orders'

interface Dialogs {
  readonly show: (name: DialogName) => void
  readonly close: () => void
}

const DialogsContext = createContext<Dialogs | null>(null)
const OpenContext = createContext<DialogName | null>(null)

export const DialogsProvider = ({ children }: { children: ReactNode }) => {
  const [open, setOpen] = useState<DialogName | null>(null)
  const dialogs = useMemo(() => {
    return { show: setOpen, close: () => setOpen(null) }
  }, [])
  return (
    <DialogsContext value={dialogs}>
      <OpenContext value={open}>{children}</OpenContext>
    </DialogsContext>
  )
}

/** Its own context, so that components that only open dialogs do not render again. */
export const useOpenDialog = (): DialogName | null => useContext(OpenContext)

export const useDialogs = (): Dialogs => {
  const dialogs = useContext(DialogsContext)
  if (dialogs === null) throw new Error('No DialogsProvider')
  return dialogs
}
