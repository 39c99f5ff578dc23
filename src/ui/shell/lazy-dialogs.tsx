import { useEffect, useState } from 'react'
import LogoutDialog from '../features/account/logout-dialog.tsx'
import { Dialog, type DialogProps } from '../kit/dialog.tsx'
import { Skeleton } from '../kit/skeleton.tsx'
import { createChunk, type Chunk } from '../code/chunk.ts'
import { useDialogs, useOpenDialog, type DialogName } from '../lib/dialogs.tsx'
import { LazyPart } from '../lib/lazy-part.tsx'
import { useSessionActor, useSessionState } from '../lib/use-session.ts'

type Name = DialogName | 'logout'

const CHUNKS: Record<Name, Chunk<DialogProps>> = {
  login: createChunk(() => import('../features/account/login-dialog.tsx')),
  account: createChunk(() => import('../features/account/account-dialog.tsx')),
  // In the page's own code: whoever shares a computer can leave without network too.
  logout: createChunk(() => Promise.resolve({ default: LogoutDialog })),
  search: createChunk(() => import('../features/search/search-dialog.tsx')),
  orders: createChunk(() => import('../features/orders/drawer/orders-drawer.tsx')),
  contact: createChunk(() => import('../features/info/contact-dialog.tsx')),
  payments: createChunk(() => import('../features/info/payments-dialog.tsx')),
  shipping: createChunk(() => import('../features/info/shipping-dialog.tsx')),
}

export const preloadDialog = (name: Name): void => void CHUNKS[name].preload()

/** Makes a button open a dialog, whose code is fetched when a pointer or the focus is on it. */
export const useOpener = (name: DialogName) => {
  const { show } = useDialogs()
  const preload = () => preloadDialog(name)
  return {
    type: 'button',
    'aria-haspopup': 'dialog',
    onPointerEnter: preload,
    onFocus: preload,
    onTouchStart: preload,
    onClick: () => show(name),
  } as const
}

const LazyDialog = ({ name, open, onClose }: DialogProps & { name: Name }) => (
  <LazyPart
    chunk={CHUNKS[name]}
    with={{ open, onClose }}
    skeleton={
      <Dialog open={open} title="Un momento…" onClose={onClose}>
        <Skeleton count={5} />
      </Dialog>
    }
    frame={(notice) => (
      <Dialog open={open} title="No se pudo abrir" onClose={onClose}>
        {notice}
      </Dialog>
    )}
  />
)

export const LazyDialogs = ({ pathname }: { pathname: string }) => {
  const { close } = useDialogs()
  const open = useOpenDialog()
  const actor = useSessionActor()
  const leaving = useSessionState((snapshot) => snapshot.matches('leaving'), false)

  useEffect(() => close, [pathname, close])

  // Each stays mounted from its first opening on: closing it loses nothing that was typed (R2.37).
  const [opened, setOpened] = useState<readonly Name[]>([])
  for (const name of [open, leaving ? 'logout' : null] as const)
    if (name !== null && !opened.includes(name)) setOpened([...opened, name])
  const cancel = () => actor.send({ type: 'logout.cancelled' })

  return opened.map((name) => (
    <LazyDialog
      key={name}
      name={name}
      open={name === 'logout' ? leaving : name === open}
      onClose={name === 'logout' ? cancel : close}
    />
  ))
}
