const SECTIONS = 'section, aside, dialog, form, article, main'

const isShown = (element: Element): boolean => element.isConnected && element.closest('dialog:not([open])') === null

const headingOf = (section: Element): HTMLElement | null => {
  const label = section.getAttribute('aria-labelledby')
  return (
    (label === null ? null : document.getElementById(label)) ?? section.querySelector<HTMLElement>('h1, h2, h3, legend')
  )
}

const sectionsAround = (element: Element): readonly Element[] => {
  const section = element.parentElement?.closest(SECTIONS)
  return section ? [section, ...sectionsAround(section)] : []
}

/**
 * The `ref` of a button that may be removed while it has the focus. The focus passes to the neighbour of the list item
 * that is gone, else to the button in its place, else to the heading of its section.
 */
export const handOverFocus = (button: HTMLElement | null) => () => {
  if (button === null || document.activeElement !== button) return
  const item = button.closest('li, [role="group"]')
  const near = [button.parentElement, item, item?.nextElementSibling, item?.previousElementSibling]
  const sections = [...sectionsAround(button), document.querySelector('main')]
  // After the effects of the same change, which may put the focus where they want it.
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    const next = near.map((element) => element && isShown(element) && element.querySelector('button')).find(Boolean)
    const heading = sections.map((section) => section && isShown(section) && headingOf(section)).find(Boolean)
    if (!next && heading) heading.tabIndex = -1
    const target = next || heading
    if (target) target.focus({ preventScroll: true })
  })
}
