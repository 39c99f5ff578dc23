import { useEffect, useState, type RefObject } from 'react'

/** Whether an element is in the window with `margin` (as `rootMargin`) around it; `before` until that is known. */
export const useInSight = (target: RefObject<Element | null>, margin: string, before: boolean) => {
  const [isInSight, setInSight] = useState(before)
  useEffect(() => {
    if (target.current === null || typeof IntersectionObserver === 'undefined') return undefined
    const watch = new IntersectionObserver((entries) => setInSight(entries.at(-1)?.isIntersecting ?? before), {
      rootMargin: margin,
    })
    watch.observe(target.current)
    return () => watch.disconnect()
  }, [target, margin, before])
  return isInSight
}
