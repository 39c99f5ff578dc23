import { useEffect, useRef, type ReactNode } from 'react'
import { useArrival } from '../app/navigation.tsx'

/**
 * The one `h1` of a screen. Takes the focus when one arrives by a link, so that a screen reader starts there. Keep
 * it mounted from skeleton to content, and change only what it says.
 */
export const ScreenTitle = ({ children }: { children: ReactNode }) => {
  const { byNavigation } = useArrival()
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
