import type { ReactNode } from 'react'

interface Props {
  /** Of the window, above the bar of the site; else of what scrolls around it. */
  window?: boolean
  children: ReactNode
}

/** One line at the lower edge. Nothing that is typed into is below it. */
export const Dock = ({ window = false, children }: Props) => (
  <div className={window ? 'dock dock-line between dock-window' : 'dock dock-line between'}>{children}</div>
)
