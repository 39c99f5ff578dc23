import { createContext, useContext, useEffect, useRef, type ReactNode } from 'react'

/** False for the first screen of a visit, where the browser sets the focus. */
export const ArrivedByNavigation = createContext(false)

/**
 * The one `h1` of a screen. It gets the focus after a navigation, so that screen readers start there. Keep it mounted from
 * skeleton to content and change only its text.
 */
export const ScreenTitle = ({ children }: { children: ReactNode }) => {
  const byNavigation = useContext(ArrivedByNavigation)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (byNavigation) title.current?.focus({ preventScroll: true })
    // Only on mount: later changes of the text must not move the focus.
  }, [byNavigation])
  return (
    <h1 ref={title} tabIndex={-1} className="screen-title">{children}</h1>
  )
}
