import { useSelector } from '@xstate/react'
import { lazy, Suspense, useEffect, useRef, useState, type ComponentType } from 'react'
import { Dialog, type DialogProps } from '../kit/dialog.tsx'
import { Skeleton } from '../kit/skeleton.tsx'
import { useDialogs, useOpenDialog, type DialogName } from '../lib/dialogs.tsx'
import { FailureBoundary } from '../lib/failure-boundary.tsx'
import { FailureNotice } from '../lib/failure-notice.tsx'
import { useServices } from '../lib/services.ts'
import { useSessionActor } from '../lib/session.tsx'

type Name = DialogName | 'logout'

const LOADS: Record<Name, () => Promise<{ default: ComponentType<DialogProps> }>> = {
  login: () => import('../features/account/login-dialog.tsx'),
  account: () => import('../features/account/account-dialog.tsx'),
  logout: () => import('../features/account/logout-dialog.tsx'),
  search: () => import('../features/search/search-dialog.tsx'),
  orders: () => import('../features/orders/drawer/orders-drawer.tsx'),
  contact: () => import('../features/info/contact-dialog.tsx'),
  payments: () => import('../features/info/payments-dialog.tsx'),
  shipping: () => import('../features/info/shipping-dialog.tsx'),
}

/** Dialogs that were fetched ahead of need are drawn at once, without a moment of fallback. */
const fetched = new Map<Name, ComponentType<DialogProps>>()

/** Fetches a dialog's code ahead of need; what cannot be fetched is complained about when it is opened. */
export const preloadDialog = (name: Name): void => {
  if (fetched.has(name)) return
  LOADS[name]().then(
    (module) => fetched.set(name, module.default),
    () => undefined,
  )
}

const LazyDialog = ({ name, open, onClose }: DialogProps & { name: Name }) => {
  const { page } = useServices()
  // Decided at its first opening and kept: closing it loses nothing that was typed (R2.37).
  const [Content, setContent] = useState<ComponentType<DialogProps> | null>(null)
  if (open && Content === null) setContent(() => fetched.get(name) ?? lazy(LOADS[name]))
  if (Content === null) return null
  return (
    <FailureBoundary
      fallback={({ isChunk, failure }, retry) => (
        <Dialog open={open} title="No se pudo abrir" onClose={onClose}>
          {/* A chunk that could not be fetched stays so for the life of the page; drafts are in storage. */}
          <FailureNotice failure={failure} onRetry={isChunk ? () => page.reload() : retry} />
        </Dialog>
      )}
    >
      <Suspense
        fallback={
          <Dialog open={open} title="Un momento…" onClose={onClose}>
            <Skeleton count={5} />
          </Dialog>
        }
      >
        <Content open={open} onClose={onClose} />
      </Suspense>
    </FailureBoundary>
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
