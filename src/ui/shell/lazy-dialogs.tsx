import { useSelector } from '@xstate/react'
import { lazy, Suspense, useEffect, useRef, useState, type ComponentType, type LazyExoticComponent } from 'react'
import { Dialog } from '../kit/dialog.tsx'
import { Skeleton } from '../kit/skeleton.tsx'
import { useDialogs, useOpenDialog, type DialogName } from '../lib/dialogs.tsx'
import { useSessionActor } from '../lib/session.tsx'
import { DialogBoundary } from './dialog-boundary.tsx'

type Name = DialogName | 'logout'

const LOADS: Record<Name, () => Promise<{ default: ComponentType }>> = {
  login: () => import('../features/account/login-dialog.tsx'),
  account: () => import('../features/account/account-dialog.tsx'),
  logout: () => import('../features/account/logout-dialog.tsx'),
  search: () => import('../features/search/search-dialog.tsx'),
  orders: () => import('../features/orders/drawer/orders-drawer.tsx'),
  contact: () => import('../features/info/contact-dialog.tsx'),
  payments: () => import('../features/info/payments-dialog.tsx'),
  shipping: () => import('../features/info/shipping-dialog.tsx'),
}

/** What has been fetched ahead is drawn at once, without a moment of fallback. */
const ready = new Map<Name, ComponentType>()

/** Fetches a dialog's code ahead of need; what cannot be fetched is complained about when it is opened. */
export const preloadDialog = (name: Name): void => {
  if (ready.has(name)) return
  LOADS[name]().then(
    (module) => ready.set(name, module.default),
    () => undefined,
  )
}

const made = new Map<Name, ComponentType | LazyExoticComponent<ComponentType>>()
const contentOf = (name: Name): ComponentType | LazyExoticComponent<ComponentType> => {
  const Content = made.get(name) ?? ready.get(name) ?? lazy(LOADS[name])
  made.set(name, Content)
  return Content
}

interface Props {
  name: Name
  open: boolean
  onClose: () => void
}

const LazyDialog = ({ name, open, onClose }: Props) => {
  // Kept from its first opening on: it leaves as it came, and closing it loses nothing that was typed (R2.37).
  const [wanted, setWanted] = useState(open)
  if (open && !wanted) setWanted(true)
  if (!wanted) return null
  const Content = contentOf(name)
  return (
    <DialogBoundary open={open} onClose={onClose} onRetry={() => made.delete(name)}>
      <Suspense
        fallback={
          <Dialog open={open} title="Un momento…" onClose={onClose}>
            <Skeleton count={5} />
          </Dialog>
        }
      >
        <Content />
      </Suspense>
    </DialogBoundary>
  )
}

const NAMES = ['login', 'account', 'search', 'orders', 'contact', 'payments', 'shipping'] as const

/** Whatever dialog is open; each is a chunk of its own. Going to another screen closes it. */
export const LazyDialogs = ({ pathname }: { pathname: string }) => {
  const { close } = useDialogs()
  const open = useOpenDialog()
  const actor = useSessionActor()
  const leaving = useSelector(actor, (snapshot) => snapshot.matches('leaving'))

  const last = useRef(pathname)
  useEffect(() => {
    if (last.current !== pathname) close()
    last.current = pathname
  }, [pathname, close])

  return (
    <>
      {NAMES.map((name) => (
        <LazyDialog key={name} name={name} open={open === name} onClose={close} />
      ))}
      <LazyDialog name="logout" open={leaving} onClose={() => actor.send({ type: 'logout.cancelled' })} />
    </>
  )
}
