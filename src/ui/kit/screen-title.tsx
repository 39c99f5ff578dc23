import { createContext, useContext, useEffect, useRef, type ReactNode } from 'react'

/** False for the first screen of a visit, where the browser sets the focus. */
export const ArrivedByNavigation = createContext(false)

/**
 * The `h1` of a screen, focused after a navigation. It stays mounted from skeleton to content; only its text changes.
 */
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
