import { useEffect, useRef, type KeyboardEvent } from 'react'
import { IconButton } from './button.tsx'
import type { IconName } from './icon.tsx'
import './rail.css'

const REST_MS = 120

/**
 * A rail of slides that scrolls sideways, one at a time. `onIndex` is called with the slide where a swipe ends. The
 * rail's own smooth scrolling is no swipe, so that two quick steps move two slides.
 */
export const useRail = <T extends HTMLElement>(index: number, count: number, onIndex: (index: number) => void) => {
  const ref = useRef<T>(null)
  const timer = useRef(0)
  const isFirst = useRef(true)
  /** px from the rail's left edge to where it scrolls by itself; null once it is there or is taken hold of. */
  const goal = useRef<number | null>(null)

  useEffect(() => {
    const rail = ref.current
    if (rail === null) return
    const behavior = isFirst.current ? 'instant' : 'auto'
    isFirst.current = false
    const left = index * rail.clientWidth
    if (Math.abs(rail.scrollLeft - left) <= 1) return
    goal.current = left
    rail.scrollTo({ left, behavior })
  }, [index])
  useEffect(() => () => clearTimeout(timer.current), [])

  const settle = () => {
    const rail = ref.current
    if (rail === null || rail.clientWidth === 0) return
    if (goal.current !== null && Math.abs(rail.scrollLeft - goal.current) > 1) return
    goal.current = null
    const slide = Math.min(count - 1, Math.round(rail.scrollLeft / rail.clientWidth))
    if (slide !== index) onIndex(slide)
  }
  const onScroll = () => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(settle, REST_MS)
  }
  const hold = () => {
    goal.current = null
  }
  return { ref, onScroll, onPointerDown: hold, onTouchStart: hold, onWheel: hold }
}

/** The arrow keys and the arrow buttons of a rail. `one`: the name of a slide, as in «Foto siguiente». */
export const turning = (one: string, index: number, count: number, onIndex: (index: number) => void) => {
  const last = count - 1
  const turn = (to: number) => onIndex(Math.min(last, Math.max(0, to)))
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last }[event.key]
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    turn(to)
  }
  const arrow = (icon: IconName, label: string, by: number, end: number) => (
    <IconButton
      icon={icon}
      label={`${one} ${label}`}
      className="rail-turn on-picture"
      aria-disabled={index === end}
      onClick={() => turn(index + by)}
    />
  )
  const arrows = last > 0 && (
    <>
      {arrow('chevron-left', 'anterior', -1, 0)}
      {arrow('chevron-right', 'siguiente', 1, last)}
    </>
  )
  return { onKeyDown, arrows }
}
