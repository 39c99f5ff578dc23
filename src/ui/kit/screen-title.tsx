import { createContext, useContext, useEffect, useRef, type ReactNode } from 'react'

/** False for the first screen of a visit: there the browser's own focus is right. */
export const ArrivedByNavigation = createContext(false)

/**
 * The one `h1` of a screen. Takes the focus when one arrives by a link, so that a screen reader starts there. Keep
 * it mounted from skeleton to content, and change only what it says.
 */
export const ScreenTitle = ({ children }: { children: ReactNode }) => {
  const byNavigation = useContext(ArrivedByNavigation)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (byNavigation) title.current?.focus({ preventScroll: true })
    // Only on arrival: later changes of the text must not move the focus.
  }, [byNavigation])
  return (
    <h1 ref={title} tabIndex={-1} className="screen-title">
      {children}
    </h1>
  )
}
