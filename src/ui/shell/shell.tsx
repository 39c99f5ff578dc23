import { memo, Suspense, useEffect, useState, type MouseEvent, type ReactNode } from 'react'
import { createCompared } from '../../application/compared.ts'
import type { OpenOrders } from '../../domain/orders/orders.ts'
import { LogoutDialog } from '../features/account/logout-dialog.tsx'
import { ResumeIntent } from '../features/account/resume-intent.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { LazyDialogs } from './lazy-dialogs.tsx'
import { Toaster } from '../notices/toaster.tsx'
import { notices, notify } from '../notices/toasts.ts'
import { useSegments } from '../data/read.tsx'
import { createChunk } from '../kit/chunk.ts'
import { LazyPart } from '../site/failure-boundary.tsx'
import { useServices, useSession, useStored, useUser } from '../data/services.ts'

/** The footer in a Suspense boundary of its own: React hydrates it after the screen, or on interaction. */
const SiteFooter = memo(() => (
  <Suspense fallback={null}>
    <Footer />
  </Suspense>
))

const SKIPS = [
  { on: /^\/(?:productos|busqueda)\//, text: 'Saltar a los productos', href: '#lista', first: '.card-list a' },
  { on: /^\/vistaproducto\//, text: 'Saltar a las cantidades', href: '#cantidades', first: 'input:not([disabled])' },
]

const SkipLinks = ({ pathname }: { pathname: string }) => {
  const further = SKIPS.find(({ on }) => on.test(pathname))
  const skip = (event: MouseEvent) => {
    // The focus moves by script, because the router would take a change of the hash for a navigation.
    event.preventDefault()
    document.querySelector<HTMLElement>(`${further?.href} ${further?.first}`)?.focus()
  }
  return (
    <>
      <a href="#contenido" className="skip-link">
        Saltar al contenido
      </a>
      {further && (
        <a href={further.href} className="skip-link" onClick={skip}>
          {further.text}
        </a>
      )}
    </>
  )
}

/**
 * The toast for segments that cannot be read; another comes only after they have loaded. The list that the service
 * worker gives when the server cannot be reached counts as a failure.
 */
const SegmentsToast = () => {
  const { catalogue } = useServices()
  const { data, error } = useSegments()
  const failed = error !== null || (data !== undefined && catalogue.segmentsAreStale())
  useEffect(() => {
    if (failed) notify(notices.connectionFailed())
  }, [failed])
  return null
}

export const OWN_SESSION = createChunk(() => import('../features/account/own-session.tsx'))

/** Loads the code of a session once there is one, and keeps it; where it does not come, the page says so. */
const OwnSession = () => {
  const isStored = useStored(useServices().currentSession.isStored)
  const isBegun = useSession() !== null
  const [isKept, setKept] = useState(false)
  if (!isKept && (isStored || isBegun)) setKept(true)
  const frame = (notice: ReactNode) => <div className="container">{notice}</div>
  return isKept && <LazyPart chunk={OWN_SESSION} with={{}} skeleton={null} frame={frame} />
}

const WATCH = createChunk(() => import('../features/orders/orders-watch.tsx'))

const isEmpty = ({ drafts, pending }: OpenOrders) => drafts.length + pending.length === 0

/** Loads the code that looks after orders once this browser has one. */
const OwnOrders = () => {
  const { orderStores } = useServices()
  const [guestOrders, userOrders] = [useStored(orderStores.open('')), useStored(orderStores.open(useUser()))]
  const [isWatched, setWatched] = useState(false)
  if (!isWatched && !(isEmpty(guestOrders) && isEmpty(userOrders))) setWatched(true)
  return isWatched && <LazyPart chunk={WATCH} with={{}} skeleton={null} frame={() => null} />
}

const COMPARE_BAR = createChunk(() => import('../features/compare/compare-bar.tsx'))
/** Screens with cards of products. */
const WITH_CARDS = /^\/(?:$|productos|busqueda|favoritos|empresa|vistaproducto|perfil)/i

const CompareBar = ({ pathname }: { pathname: string }) => {
  const { ids } = useStored(useServices().once(createCompared))
  const isShown = ids.length > 0 && WITH_CARDS.test(pathname)
  return isShown && <LazyPart chunk={COMPARE_BAR} with={{}} skeleton={null} frame={() => null} />
}

export const Shell = ({ pathname, children }: { pathname: string; children: ReactNode }) => (
  <>
    <SkipLinks pathname={pathname} />
    <Header pathname={pathname} />
    <main id="contenido" tabIndex={-1} className="shell-main">
      <OwnSession />
      {children}
    </main>
    <CompareBar pathname={pathname} />
    <SiteFooter />
    <LazyDialogs pathname={pathname} />
    {/* Logging out is in the page's own code, so that it works without network too, on a shared computer. */}
    <LogoutDialog />
    <ResumeIntent />
    <OwnOrders />
    <SegmentsToast />
    <Toaster />
  </>
)
