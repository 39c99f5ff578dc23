import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import { listenToBack } from '../kit/back.ts'
import { ArrivedByNavigation } from '../kit/screen-title.tsx'
import { createScrollMemory } from './scroll-memory.ts'

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/** Scroll and focus on every change of screen. Filters change the query alone and move nothing. */
export const NavigationProvider = ({ pathname, children }: { pathname: string; children: ReactNode }) => {
  const [firstPathname] = useState(pathname)
  const [scroll] = useState(createScrollMemory)
  const [hasMoved, setHasMoved] = useState(false)
  if (!hasMoved && pathname !== firstPathname) setHasMoved(true)

  // Layout effects come before those with which the router begins to listen, which draws the next screen at once.
  useBrowserLayoutEffect(() => scroll.start(), [scroll])
  useBrowserLayoutEffect(listenToBack, [])
  useBrowserLayoutEffect(() => {
    if (hasMoved) scroll.show()
  }, [scroll, hasMoved, pathname])

  return <ArrivedByNavigation value={hasMoved}>{children}</ArrivedByNavigation>
}
