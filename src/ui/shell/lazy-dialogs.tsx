import { useEffect, useState } from 'react'
import { Dialog, type DialogProps } from '../kit/dialog.tsx'
import { Skeleton } from '../kit/section.tsx'
import { useRawSearch } from '../site/address.ts'
import { createChunk, type Chunk } from '../kit/chunk.ts'
import { closeDialog, closeQuickOrder, showDialog, useOpened, type DialogName } from '../site/dialogs.ts'
import { LazyPart } from '../site/failure-boundary.tsx'

type Name = DialogName | 'quickOrder' | 'comparison'
type Props = DialogProps & { name: Name }

const INFO = createChunk<Props>(() => import('../features/info/info-dialog.tsx'))
const CHUNKS: Record<Name, Chunk<Props>> = {
  login: createChunk(() => import('../features/account/login-form.tsx')),
  account: createChunk(() => import('../features/account/account-dialog.tsx')),
  search: createChunk(() => import('../features/search/search-dialog.tsx')),
  orders: createChunk(() => import('../features/orders/orders-drawer.tsx')),
  contact: createChunk(() => import('../features/info/contact-dialog.tsx')),
  payments: INFO,
  shipping: INFO,
  quickOrder: createChunk(() => import('../features/product/quick-order.tsx')),
  comparison: createChunk(() => import('../features/compare/comparison.tsx')),
}

export const preloadDialog = (name: Name) => void CHUNKS[name].preload()

/** Makes a button open a dialog, whose code is fetched when a pointer or the focus is on it. */
export const useOpener = (name: DialogName) => {
  const preload = () => preloadDialog(name)
  return {
    type: 'button',
    'aria-haspopup': 'dialog',
    onPointerEnter: preload,
    onFocus: preload,
    onTouchStart: preload,
    onClick: () => showDialog(name),
  } as const
}

const LazyDialog = ({ name, open, onClose }: Props) => (
  <LazyPart
    chunk={CHUNKS[name]}
    with={{ name, open, onClose }}
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

/** The address has the comparison, so that it can be shared. */
const COMPARED = /[?&]comparar=[^&]/
const isName = (dialog: Name | false | null): dialog is Name => Boolean(dialog)

export const LazyDialogs = ({ pathname }: { pathname: string }) => {
  const { name, product } = useOpened()
  const isCompared = COMPARED.test(useRawSearch())
  const open = [name, isCompared && ('comparison' as const), product && ('quickOrder' as const)].filter(isName)

  useEffect(() => closeDialog, [pathname])

  // A dialog stays mounted from its first opening on: closing it loses nothing that was typed.
  const [opened, setOpened] = useState<readonly Name[]>([])
  if (!open.every((dialog) => opened.includes(dialog))) setOpened([...new Set([...opened, ...open])])

  return opened.map((dialog) => (
    <LazyDialog
      key={dialog}
      name={dialog}
      open={open.includes(dialog)}
      onClose={dialog === 'quickOrder' ? closeQuickOrder : closeDialog}
    />
  ))
}
