/**
 * Where an entry of the history was left, so that Back and a reload show the same article of a list at the same place
 * of the window. By an article, because a list that is drawn again has other heights at first: the browser's own
 * restoration comes too early.
 */
interface Position {
  /** px from the top of the page. */
  readonly top: number
  /** The first article in sight, by its link; empty where there is none. */
  readonly href: string
  /** px from the window's top edge to that link. */
  readonly offset: number
}

const ARTICLE = 'main :is(li, article)'

const currentPosition = (): Position => {
  const articles = [...document.querySelectorAll(`${ARTICLE}:has(a[href])`)]
  const link = articles.find((article) => article.getBoundingClientRect().bottom > 0)?.querySelector('a[href]')
  return {
    top: window.scrollY,
    href: link?.getAttribute('href') ?? '',
    offset: link?.getBoundingClientRect().top ?? 0,
  }
}

/** px to scroll; null while the article is not drawn. */
const distanceTo = ({ top, href, offset }: Position): number | null => {
  if (href === '') return top - window.scrollY
  const link = document.querySelector(`${ARTICLE} a[href="${CSS.escape(href)}"]`)
  return link && link.getBoundingClientRect().top - offset
}

/** Goes there, and again whenever the page grows, until the visitor moves: that aborts it. */
const restore = (position: Position): AbortController => {
  const restoring = new AbortController()
  const { signal } = restoring
  const isThere = () => Math.abs(distanceTo(position) ?? Infinity) <= 1
  let scrolled = 0
  const scroll = () => {
    const distance = distanceTo(position)
    window.scrollTo(0, distance === null ? position.top : window.scrollY + distance)
    scrolled = window.scrollY
  }
  const abortIf = (hasMoved: boolean) => hasMoved && restoring.abort()
  // The browser scrolls too, to addToEntry what is in sight where it is.
  window.addEventListener('scroll', () => abortIf(Math.abs(window.scrollY - scrolled) > 1 && !isThere()), { signal })
  // What is pressed may change the page. Before the article is there, it may be F5.
  for (const press of ['pointerdown', 'keydown']) window.addEventListener(press, () => abortIf(isThere()), { signal })
  const growing = new ResizeObserver(scroll)
  signal.addEventListener('abort', () => growing.disconnect())
  growing.observe(document.body)
  scroll()
  return restoring
}

/** What an entry of the history holds: its name, and where all entries were left when the page was. */
interface EntryState {
  readonly entry?: string
  readonly positions?: Record<string, Position>
}
const entryState = (): EntryState => (window.history.state ?? {}) as EntryState
/** The router's own function would render all that depends on the address. */
const addToEntry = (added: EntryState) =>
  History.prototype.replaceState.call(window.history, { ...entryState(), ...added }, '')

export const createScrollMemory = () => {
  let positions: Record<string, Position> = {}
  let entry = ''
  let restoring: AbortController | undefined
  const enter = () => {
    entry = entryState().entry ?? Math.random().toString(36)
    addToEntry({ entry })
  }
  /** The screen that is left is still drawn. */
  const leave = () => {
    // Until it is restored, the position is not the visitor's choice.
    if (restoring?.signal.aborted !== false) positions[entry] = currentPosition()
    restoring?.abort()
  }
  /** Another screen is drawn. */
  const show = () => {
    restoring?.abort()
    const position = positions[entry]
    restoring = position && restore(position)
    if (!position) window.scrollTo(0, 0)
  }
  /** Goes back to where a reloaded page was, and begins to remember. Returns how to stop. */
  const start = () => {
    window.history.scrollRestoration = 'manual'
    positions = { ...entryState().positions }
    enter()
    if (positions[entry]) show()
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('replaceState', () => addToEntry({ entry }), { signal })
    for (const moved of ['pushState', 'popstate']) window.addEventListener(moved, () => (leave(), enter()), { signal })
    window.addEventListener('pagehide', () => (leave(), addToEntry({ positions })), { signal })
    return () => {
      restoring?.abort()
      listening.abort()
    }
  }
  return { start, show }
}
