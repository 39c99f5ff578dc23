import { memo, Suspense, type ReactNode } from 'react'
import { ResumeIntent } from '../features/account/resume-intent.tsx'
import { OrdersWatch } from '../features/orders/orders-watch.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { LazyDialogs } from './lazy-dialogs.tsx'
import { SegmentsToast } from './segments-toast.ts'
import { Toaster } from '../notices/toaster.tsx'
import './shell.css'

/** The footer in a Suspense boundary of its own: React hydrates it after the screen, or on interaction. */
const SiteFooter = memo(() => (
  <Suspense fallback={null}>
    <Footer />
  </Suspense>
))

export const Shell = ({ pathname, children }: { pathname: string; children: ReactNode }) => (
  <>
    <a href="#contenido" className="skip-link">
      Saltar al contenido
    </a>
    <Header pathname={pathname} />
    <main id="contenido" tabIndex={-1} className="shell-main">
      {children}
    </main>
    {/* A chat fills the window. */}
    {!pathname.startsWith('/chat/') && <SiteFooter />}
    <LazyDialogs pathname={pathname} />
    <ResumeIntent />
    <OrdersWatch />
    <SegmentsToast />
    <Toaster />
  </>
)
