/** Controls that a press focuses, but in Safari, which focuses what is around them or nothing. */
const CONTROLS = 'button, a[href], summary, [type=checkbox]'

const controlOf = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null)

let pressed: Element | null = null

/** Focuses a pressed control in every browser, so that a dialog gives it the focus back and a dropdown stays open. */
export const focusPresses = (signal: AbortSignal) => {
  const forget = () => {
    pressed = null
  }
  const focus = (event: Event) => {
    forget()
    const control = controlOf(event)
    // Browsers that focus it themselves draw no outline.
    const quietly = { preventScroll: true, focusVisible: false }
    if (control?.contains(document.activeElement) === false) control.focus(quietly)
  }
  const listen = (type: string, listener: (event: Event) => void) =>
    document.addEventListener(type, listener, { signal, capture: true })
  listen('pointerdown', (event) => (pressed = controlOf(event)))
  listen('click', focus)
  for (const end of ['pointercancel', 'keydown']) listen(end, forget)
}

/** The element that gets the focus; while Safari gives it to none, the pressed control. */
export const focusGoesTo = ({ relatedTarget }: { relatedTarget: EventTarget | null }) =>
  relatedTarget instanceof Element ? relatedTarget : pressed
