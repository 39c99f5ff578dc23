import type { ReactNode } from 'react'
import { Asleep } from '../app/deferred-hydration.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { LazyDialogs } from './lazy-dialogs.tsx'
import { ResumePending } from '../features/account/resume-pending.tsx'
import { Toaster } from './toaster.tsx'
import './shell.css'

// The same on every screen: elements that stay the same are not drawn again when the screen changes.
const FOOTER = (
  <Asleep>
    <Footer />
  </Asleep>
)
const RESUME = <ResumePending />
const TOASTER = <Toaster />

/** Header, screen, footer, dialogs and toasts. */
export const Shell = ({ pathname, children }: { pathname: string; children: ReactNode }) => (
  <>
    <a href="#contenido" className="skip-link">
      Saltar al contenido
    </a>
    <Header pathname={pathname} />
    <main id="contenido" tabIndex={-1} className="main">
      {children}
    </main>
    {FOOTER}
    <LazyDialogs pathname={pathname} />
    {RESUME}
    {TOASTER}
  </>
)
