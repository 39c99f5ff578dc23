import { useEffect, useState } from 'react'
import { Dialog, DialogBox, type BoxProps, type DialogProps } from '../kit/dialog.tsx'
import { Skeleton } from '../kit/section.tsx'
import { useRawSearch } from '../site/address.ts'
import { createChunk } from '../kit/chunk.ts'
import { closeDialog, closeQuickOrder, showDialog, useOpened, type DialogName } from '../site/dialogs.ts'
import { LazyPart } from '../site/failure-boundary.tsx'

type Name = DialogName | 'quickOrder' | 'comparison'
type Props = DialogProps & { name: Name }

const part = (fetchCode: Parameters<typeof createChunk<Props>>[0], variant?: BoxProps['variant']) => ({
  chunk: createChunk<Props>(fetchCode),
  variant,
})
const INFO = part(() => import('../features/info/info-dialog.tsx'))
const PARTS: Record<Name, ReturnType<typeof part>> = {
  login: part(() => import('../features/account/login-form.tsx'), 'sheet'),
  account: part(() => import('../features/account/account-dialog.tsx'), 'sheet'),
  search: part(() => import('../features/search/search-dialog.tsx')),
  orders: part(() => import('../features/orders/orders-drawer.tsx'), 'drawer-end'),
  contact: part(() => import('../features/info/contact-dialog.tsx')),
  payments: INFO,
  shipping: INFO,
  quickOrder: part(() => import('../features/product/quick-order.tsx'), 'sheet'),
  comparison: part(() => import('../features/compare/comparison.tsx'), 'sheet'),
}

export const preloadDialog = (name: Name) => void PARTS[name].chunk.preload()

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

const LazyDialog = ({ name, open, onClose }: Props) => {
  const { chunk, variant } = PARTS[name]
  return (
    <DialogBox variant={variant}>
      <LazyPart
        chunk={chunk}
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
    </DialogBox>
  )
}

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
