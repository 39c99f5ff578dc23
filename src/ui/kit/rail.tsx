import { useEffect, useRef, type KeyboardEvent } from 'react'
import { IconButton } from './button.tsx'
import { prefersReducedMotion } from './reduced-motion.ts'

const REST_MS = 120

/**
 * A rail of slides that scrolls sideways, one at a time. `onIndex` is called with the slide where a swipe ends. The
 * rail's own smooth scrolling is no swipe, so that two quick steps move two slides.
 */
export const useRail = <T extends HTMLElement>(index: number, count: number, onIndex: (index: number) => void) => {
  const ref = useRef<T>(null)
  const resting = useRef(0)
  const isFirst = useRef(true)
  /** px from the rail's left edge to where it scrolls by itself; null once it is there or is taken hold of. */
  const heading = useRef<number | null>(null)

  useEffect(() => {
    const rail = ref.current
    const held = () => {
      heading.current = null
    }
    const byHand = ['pointerdown', 'touchstart', 'wheel'] as const
    for (const event of byHand) rail?.addEventListener(event, held, { passive: true })
    return () => {
      for (const event of byHand) rail?.removeEventListener(event, held)
    }
  }, [])
  useEffect(() => {
    const rail = ref.current
    if (rail === null) return
    const behavior = isFirst.current || prefersReducedMotion() ? 'instant' : 'smooth'
    isFirst.current = false
    const left = index * rail.clientWidth
    if (Math.abs(rail.scrollLeft - left) <= 1) return
    heading.current = left
    rail.scrollTo({ left, behavior })
  }, [index])
  useEffect(() => () => clearTimeout(resting.current), [])

  const onScroll = () => {
    clearTimeout(resting.current)
    resting.current = window.setTimeout(() => {
      const rail = ref.current
      if (rail === null || rail.clientWidth === 0) return
      if (heading.current !== null && Math.abs(rail.scrollLeft - heading.current) > 1) return
      heading.current = null
      const at = Math.min(count - 1, Math.round(rail.scrollLeft / rail.clientWidth))
      if (at !== index) onIndex(at)
    }, REST_MS)
  }
  return { ref, onScroll }
}

/** The arrow keys and the arrows on what is turned. `one`: what that is, as in «Foto siguiente». */
export const turning = (one: string, index: number, count: number, onIndex: (index: number) => void) => {
  const last = count - 1
  const turn = (to: number) => onIndex(Math.min(last, Math.max(0, to)))
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last }[event.key]
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    turn(to)
  }
  const arrows = last > 0 && (
    <>
      <IconButton
        icon="chevron-left"
        label={`${one} anterior`}
        className="rail-turn on-picture"
        aria-disabled={index === 0}
        onClick={() => turn(index - 1)}
      />
      <IconButton
        icon="chevron-right"
        label={`${one} siguiente`}
        className="rail-turn on-picture"
        aria-disabled={index === last}
        onClick={() => turn(index + 1)}
      />
    </>
  )
  return { onKeyDown, arrows }
}
