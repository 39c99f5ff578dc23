import { useEffect, useState, type RefObject } from 'react'

/** Whether an element is in the window with `margin` (as `rootMargin`) around it; null until that is known. */
export const useInSight = (target: RefObject<Element | null>, margin: string) => {
  const [isInSight, setInSight] = useState<boolean | null>(null)
  useEffect(() => {
    if (target.current === null || typeof IntersectionObserver === 'undefined') return undefined
    const watch = new IntersectionObserver((entries) => setInSight(entries.at(-1)?.isIntersecting ?? null), {
      rootMargin: margin,
    })
    watch.observe(target.current)
    return () => watch.disconnect()
  }, [target, margin])
  return isInSight
}
