import { useEffect, useRef, useState, type RefObject } from 'react'

const MARGIN = '500px 0px'

/** True from the first time that the element is near the window; false while prerendering. */
export const useNear = (): readonly [RefObject<HTMLDivElement | null>, boolean] => {
  const mark = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    const element = mark.current
    if (element === null || near) return undefined
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: MARGIN },
    )
    watch.observe(element)
    return () => watch.disconnect()
  }, [near])
  return [mark, near]
}
