const CONTROLS =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]'
const REGIONS = 'section, aside, dialog, form, article, [role="region"], main'

/** The focused control and where it stood, noted while it is still there. */
interface Focused {
  readonly element: Element
  readonly ancestors: readonly Element[]
  readonly places: ReadonlyMap<Element, number>
  readonly label: string
}

const isShown = (element: Element): boolean =>
  element.isConnected && element.closest('dialog:not([open]), [hidden], [inert]') === null

const labelOf = (element: Element): string =>
  element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent ?? ''

const noteOf = (element: Element): Focused => {
  const ancestors: Element[] = []
  const places = new Map<Element, number>()
  for (let parent = element.parentElement; parent !== null; parent = parent.parentElement) {
    ancestors.push(parent)
    if (parent.tagName === 'LI') places.set(parent, [...(parent.parentElement?.children ?? [])].indexOf(parent))
  }
  return { element, ancestors, places, label: labelOf(element) }
}

const twinOf = ({ element, label }: Focused, around: Element): Element | undefined =>
  [...around.querySelectorAll(element.tagName)].find(
    (each) => each.matches(CONTROLS) && isShown(each) && labelOf(each) === label,
  )

/** Prefers the item in the place of the one that is gone: the same control, or the first. */
const inNextItem = (focused: Focused): Element | null => {
  const { ancestors, places } = focused
  const at = ancestors.findIndex((each) => each.tagName === 'LI' && !each.isConnected)
  const item = ancestors[at]
  const list = ancestors[at + 1]
  if (item === undefined || list === undefined || !isShown(list)) return null
  const next = list.children[places.get(item) ?? 0] ?? list.lastElementChild
  return next == null ? null : (twinOf(focused, next) ?? next.querySelector(CONTROLS))
}

const headingOf = (region: Element): HTMLElement | null => {
  const label = region.getAttribute('aria-labelledby')
  const named = label === null ? null : document.getElementById(label)
  return named?.matches('h1, h2, h3') ? named : region.querySelector<HTMLElement>('h1, h2, h3, legend')
}

const successorOf = (focused: Focused): Element | null => {
  const standing = focused.ancestors.filter(isShown)
  const [around] = standing
  if (around === undefined) return document.querySelector('main h1')
  // A control that was only disabled: its neighbour is most likely its counterpart.
  if (focused.element.parentElement === around)
    return around.querySelector('button:not(:disabled)') ?? around.querySelector(CONTROLS)
  const region = standing.find((each) => each.matches(REGIONS))
  const control = inNextItem(focused) ?? twinOf(focused, region ?? around)
  if (control !== undefined) return control
  for (const each of standing.filter((ancestor) => ancestor.matches(REGIONS))) {
    const heading = headingOf(each)
    if (heading !== null) return heading
  }
  return document.querySelector('main h1')
}

const isGone = (element: Element): boolean => !isShown(element) || element.matches(':disabled')

/**
 * The focus is never lost (R11.81): it goes to the same control drawn anew, else to the next item of its list, else to
 * the heading of its part of the page. `first`: what had the focus before this code arrived. Returns how to stop.
 */
export const keepFocus = (first: EventTarget | null = null): (() => void) => {
  let last: Focused | null = null
  let frame = 0
  const focus = (target: EventTarget | null) => {
    last = target instanceof Element && target !== document.body ? noteOf(target) : null
  }
  const restore = () => {
    const { activeElement } = document
    if (last === null || !isGone(last.element)) return
    if (activeElement !== null && activeElement !== document.body && activeElement !== last.element) return
    const next = successorOf(last)
    last = null
    if (!(next instanceof HTMLElement)) return
    if (!next.matches(CONTROLS)) next.tabIndex = -1
    next.focus({ preventScroll: true })
  }
  // After the effects of the same change, which may put the focus where they want it.
  const check = () => {
    if (last === null || !isGone(last.element)) return
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(restore)
  }
  const arrived = ({ target }: FocusEvent) => focus(target)
  const left = ({ target, relatedTarget }: FocusEvent) => {
    // Browsers say so too when a control goes away: only who left one that is still there has left on purpose.
    if (relatedTarget !== null) return
    queueMicrotask(() => {
      if (last?.element === target && !isGone(last.element) && document.activeElement === document.body) last = null
    })
  }
  const watch = new MutationObserver(check)
  watch.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'open', 'hidden'],
  })
  document.addEventListener('focusin', arrived)
  document.addEventListener('focusout', left)
  focus(document.activeElement)
  if (last === null && first instanceof Element && isGone(first)) focus(first)
  check()
  return () => {
    cancelAnimationFrame(frame)
    watch.disconnect()
    document.removeEventListener('focusin', arrived)
    document.removeEventListener('focusout', left)
  }
}
