import type { ReactNode } from 'react'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { LazyDialogs } from './lazy-dialogs.tsx'
import { ResumePending } from './resume-pending.tsx'
import { Toaster } from './toaster.tsx'
import './shell.css'

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
    <Footer />
    <LazyDialogs pathname={pathname} />
    <ResumePending />
    <Toaster />
  </>
)
