import type { ReactNode } from 'react'

/** Header, screen, footer, dialogs and toasts. */
export const Shell = ({ children }: { children: ReactNode }) => (
  <>
    <header>Puntada</header>
    <main id="contenido">{children}</main>
  </>
)
