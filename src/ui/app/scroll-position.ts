/** By an item, because a list that renders again has other heights at first. */
export interface ScrollPosition {
  /** px from the top of the page. */
  readonly top: number
  /** px from the window's top edge to the link; null if no item was visible. */
  readonly item: { readonly href: string; readonly offset: number } | null
}

const linkInSight = (): HTMLAnchorElement | null => {
  for (const y of [0.5, 0.3, 0.7])
    for (const x of [0.5, 0.25, 0.75]) {
      const place = document.elementFromPoint(window.innerWidth * x, window.innerHeight * y)
      const link = place?.closest('main li, main article')?.querySelector<HTMLAnchorElement>('a[href]')
      if (link) return link
    }
  return null
}

export const currentPosition = (): ScrollPosition => {
  const link = linkInSight()
  return {
    top: window.scrollY,
    item: link && { href: link.getAttribute('href') ?? '', offset: link.getBoundingClientRect().top },
  }
}

/** px between the present position and a place; null while the place's item is not rendered. */
const distanceTo = ({ top, item }: ScrollPosition): number | null => {
  if (item === null) return top - window.scrollY
  const link = document.querySelector(`main :is(li, article) a[href="${CSS.escape(item.href)}"]`)
  return link === null ? null : link.getBoundingClientRect().top - item.offset
}

/** Milliseconds to wait for the screen to grow: slow phones on slow connections need them. */
const PATIENCE_MS = 15_000
const CALM_FRAMES = 20

/** Keys that scroll or move the focus; F5, which loads the page again, must not give up the position. */
const MOVING_KEY = /^(?:Arrow\w+|Page\w+|Home|End|Tab| )$/

/** Corrects the position while the screen grows, until it is stable or the visitor moves. */
export const restorePosition = (position: ScrollPosition, done: () => void): (() => void) => {
  const until = performance.now() + PATIENCE_MS
  const listening = new AbortController()
  let frame = 0
  let calm = 0
  const stop = () => {
    cancelAnimationFrame(frame)
    listening.abort()
    done()
  }
  const attempt = () => {
    const distance = distanceTo(position)
    const before = window.scrollY
    if (distance === null) window.scrollTo(0, position.top)
    else if (Math.abs(distance) > 1) window.scrollTo(0, window.scrollY + distance)
    const isThere = distance !== null && Math.abs(distance) <= 1
    // At the end of the page scrolling has no effect, however far the position is.
    calm = isThere || (distance !== null && window.scrollY === before) ? calm + 1 : 0
    if (calm >= CALM_FRAMES || performance.now() > until) stop()
    else frame = requestAnimationFrame(attempt)
  }
  const { signal } = listening
  for (const event of ['wheel', 'touchstart', 'pointerdown'])
    window.addEventListener(event, stop, { signal, passive: true })
  window.addEventListener('keydown', ({ key }) => MOVING_KEY.test(key) && stop(), { signal })
  attempt()
  return stop
}

export const isPosition = (value: unknown): value is ScrollPosition => {
  const { top, item } = (value ?? {}) as Partial<ScrollPosition>
  return (
    typeof top === 'number' && (item === null || (typeof item?.href === 'string' && typeof item.offset === 'number'))
  )
}
