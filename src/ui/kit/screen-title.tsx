import { createContext, useContext, useEffect, useRef, type ReactNode } from 'react'

/** False for the first screen of a visit, where the browser sets the focus. */
export const ArrivedByNavigation = createContext(false)

/** Focused after a navigation. Stays mounted from skeleton to content. */
export const ScreenTitle = ({ children }: { children: ReactNode }) => {
  const byNavigation = useContext(ArrivedByNavigation)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (byNavigation) title.current?.focus({ preventScroll: true })
  }, [byNavigation])
  return (
    <h1 ref={title} tabIndex={-1} className="screen-title">
      {children}
    </h1>
  )
}
