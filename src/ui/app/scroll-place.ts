/**
 * The item in the middle of the window and its distance from the top edge: a list that renders again has other heights
 * at first.
 */
export interface ScrollPlace {
  /** px from the top of the page. */
  readonly top: number
  /** Address of the item's link, and px from the window's top edge to the link; null if no item was visible. */
  readonly item: { readonly href: string; readonly offset: number } | null
}

/** Fractions of the window's height at which to look for an item. */
const LOOK_AT = [0.5, 0.3, 0.7]

/** The link of the item at this height of the window, if there is one. */
const linkAt = (y: number): HTMLAnchorElement | null => {
  for (const x of [0.5, 0.25, 0.75]) {
    const item = document.elementFromPoint(window.innerWidth * x, y)?.closest('main li, main article')
    const link = item?.querySelector<HTMLAnchorElement>('a[href]') ?? null
    if (link !== null) return link
  }
  return null
}

/** The present scroll position. */
export const currentPlace = (): ScrollPlace => {
  for (const part of LOOK_AT) {
    const link = linkAt(window.innerHeight * part)
    const href = link?.getAttribute('href') ?? null
    if (link !== null && href !== null)
      return { top: window.scrollY, item: { href, offset: link.getBoundingClientRect().top } }
  }
  return { top: window.scrollY, item: null }
}

/** px between the present position and a place; null while the place's item is not rendered. */
const distanceTo = ({ top, item }: ScrollPlace): number | null => {
  if (item === null) return top - window.scrollY
  const link = document.querySelector(`main :is(li, article) a[href="${CSS.escape(item.href)}"]`)
  return link === null ? null : link.getBoundingClientRect().top - item.offset
}

/** Milliseconds to wait for the screen to grow: slow phones on slow connections need them. */
const PATIENCE_MS = 15_000
/** Frames without a correction after which the restoring ends. */
const CALM_FRAMES = 20

/** Scrolls to a place, and corrects it while the screen grows, until it is stable or the visitor scrolls. */
export const restorePlace = (place: ScrollPlace, done: () => void = () => undefined): (() => void) => {
  const until = performance.now() + PATIENCE_MS
  const byHand = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const
  let frame = 0
  let calm = 0
  const stop = () => {
    cancelAnimationFrame(frame)
    for (const event of byHand) window.removeEventListener(event, stop)
    done()
  }
  const attempt = () => {
    const distance = distanceTo(place)
    const before = window.scrollY
    if (distance === null) window.scrollTo(0, place.top)
    else if (Math.abs(distance) > 1) window.scrollTo(0, window.scrollY + distance)
    const isThere = distance !== null && Math.abs(distance) <= 1
    // At the end of the page scrolling has no effect, however far the place is.
    calm = isThere || (distance !== null && window.scrollY === before) ? calm + 1 : 0
    if (calm >= CALM_FRAMES || performance.now() > until) stop()
    else frame = requestAnimationFrame(attempt)
  }
  for (const event of byHand) window.addEventListener(event, stop, { passive: true })
  attempt()
  return stop
}

const KEY = 'puntada_lugares'
/** History entries remembered; the oldest are dropped. */
const MOST_PLACES = 50

const isPlace = (value: unknown): value is ScrollPlace => {
  const { top, item } = (value ?? {}) as Partial<ScrollPlace>
  return (
    typeof top === 'number' && (item === null || (typeof item?.href === 'string' && typeof item.offset === 'number'))
  )
}

/** Places by history entry. They survive a reload if the browser allows session storage. */
export const createPlaces = (storage: () => Pick<Storage, 'getItem' | 'setItem'>) => {
  const places = new Map<number, ScrollPlace>()
  try {
    const stored: unknown = JSON.parse(storage().getItem(KEY) ?? '[]')
    for (const [entry, place] of Array.isArray(stored) ? (stored as unknown[][]) : []) {
      if (typeof entry === 'number' && isPlace(place)) places.set(entry, place)
    }
  } catch {
    // Nothing readable is stored: start without places.
  }
  return {
    last: (): number => Math.max(-1, ...places.keys()),
    get: (entry: number): ScrollPlace | undefined => places.get(entry),
    set(entry: number, place: ScrollPlace): void {
      places.delete(entry)
      places.set(entry, place)
      for (const oldest of [...places.keys()].slice(0, Math.max(0, places.size - MOST_PLACES))) places.delete(oldest)
    },
    /** Stores the places before the page is left. */
    store(): void {
      try {
        storage().setItem(KEY, JSON.stringify([...places]))
      } catch {
        // Storage is full or blocked: a reload starts at the top.
      }
    },
  }
}
