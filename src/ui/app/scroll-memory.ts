/**
 * A position says where an entry of the history was left, so that Back and a reload show the same article of a list at
 * the same place of the window. By an article, because a list that is drawn again has other heights at first: the browser's own
 * restoration comes too early.
 */
interface Position {
  top: number
  /** The first article in sight, by its link; empty where there is none. */
  href: string
  offset: number
}

const ARTICLE = 'main :is(li, article)'

const currentPosition = () => {
  const articles = [...document.querySelectorAll(`${ARTICLE}:has(a[href])`)]
  const link = articles.find((article) => article.getBoundingClientRect().bottom > 0)?.querySelector('a[href]')
  return {
    top: window.scrollY,
    href: link?.getAttribute('href') ?? '',
    offset: link?.getBoundingClientRect().top ?? 0,
  }
}

const distanceTo = ({ top, href, offset }: Position) => {
  if (href === '') return top - window.scrollY
  const link = document.querySelector(`${ARTICLE} a[href="${CSS.escape(href)}"]`)
  return link && link.getBoundingClientRect().top - offset
}

/** Scrolls to a position, and again whenever the page grows, until the visitor moves: that aborts it. */
const restore = (position: Position) => {
  const restoring = new AbortController()
  const { signal } = restoring
  const isThere = () => Math.abs(distanceTo(position) ?? Infinity) <= 1
  let scrolled = 0
  const scroll = () => {
    const distance = distanceTo(position)
    window.scrollTo(0, distance === null ? position.top : window.scrollY + distance)
    scrolled = window.scrollY
  }
  // A press may change the page, or scroll it. Before the article is there, it may be F5.
  let isTouched = false
  const touch = () => {
    isTouched = true
    if (isThere()) restoring.abort()
  }
  for (const input of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(input, touch, { signal, passive: true })
  // The browser scrolls too: a page that grows shorter has no such place.
  const move = () => isTouched && Math.abs(window.scrollY - scrolled) > 1 && restoring.abort()
  window.addEventListener('scroll', move, { signal })
  const growing = new ResizeObserver(scroll)
  signal.addEventListener('abort', () => growing.disconnect())
  growing.observe(document.body)
  scroll()
  return restoring
}

const STORED = 'puntada_lugares'
const storedPositions = (): Record<string, Position> => {
  try {
    return JSON.parse(window.sessionStorage.getItem(STORED) ?? '{}') as Record<string, Position>
  } catch {
    return {}
  }
}
const store = (positions: Record<string, Position>) => {
  try {
    window.sessionStorage.setItem(STORED, JSON.stringify(positions))
  } catch {
    // Without storage a reload begins at the top.
  }
}

const entryName = () => (window.history.state as { entry?: string } | null)?.entry
/** Keeps others' state of the entry. The router's own function would render all that depends on the address. */
const nameEntry = (entry: string) =>
  History.prototype.replaceState.call(window.history, { ...(window.history.state as object | null), entry }, '')

export const createScrollMemory = () => {
  let positions: Record<string, Position> = {}
  let entry = ''
  let restoring: AbortController | undefined
  const enter = () => {
    entry = entryName() ?? Math.random().toString(36)
    nameEntry(entry)
  }
  const leave = () => {
    // Until it is restored, the position is not the visitor's choice.
    if (restoring?.signal.aborted !== false) positions[entry] = currentPosition()
    restoring?.abort()
  }
  const show = () => {
    restoring?.abort()
    const position = positions[entry]
    restoring = position && restore(position)
    if (!position) window.scrollTo(0, 0)
  }
  /** Goes back to where a reloaded page was, and begins to remember. Returns how to stop. */
  const start = () => {
    window.history.scrollRestoration = 'manual'
    positions = storedPositions()
    enter()
    if (positions[entry]) show()
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('replaceState', () => nameEntry(entry), { signal })
    // An open dialog may have an entry of its own, which gets the page's name.
    const move = () => void (entryName() === entry || (leave(), enter()))
    for (const type of ['pushState', 'popstate']) window.addEventListener(type, move, { signal })
    window.addEventListener('pagehide', () => (leave(), store(positions)), { signal })
    return () => {
      restoring?.abort()
      listening.abort()
    }
  }
  return { start, show }
}
