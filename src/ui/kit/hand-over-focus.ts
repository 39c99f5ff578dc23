const SECTIONS = 'section, aside, dialog, form, article, main'

const isShown = (element: Element): boolean => element.isConnected && element.closest('dialog:not([open])') === null

const headingOf = (section: Element): HTMLElement | null => {
  const label = section.getAttribute('aria-labelledby')
  return (
    (label === null ? null : document.getElementById(label)) ?? section.querySelector<HTMLElement>('h1, h2, h3, legend')
  )
}

const ancestors = (element: Element, selector: string): readonly Element[] => {
  const found = element.parentElement?.closest(selector)
  return found == null ? [] : [found, ...ancestors(found, selector)]
}

/**
 * The `ref` of a button that may be removed while it has the focus. The focus passes to the neighbour of the list item
 * that is gone, else to the button in its place, else to the heading of its section.
 */
export const handOverFocus = (button: HTMLElement | null) => () => {
  if (button === null || document.activeElement !== button) return
  const item = button.closest('li, [role="group"]')
  const neighbours = [item?.nextElementSibling, item?.previousElementSibling]
  const parent = button.parentElement
  const sections = ancestors(button, SECTIONS)
  const main = document.querySelector('main')
  // After the effects of the same change, which may put the focus where they want it.
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    const inPlace = item?.isConnected === false ? neighbours : [parent, item]
    const next = inPlace.map((each) => each && isShown(each) && each.querySelector('button')).find(Boolean)
    if (next) {
      next.focus({ preventScroll: true })
      return
    }
    const heading = [...sections.filter(isShown), main].map((section) => section && headingOf(section)).find(Boolean)
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  })
}
