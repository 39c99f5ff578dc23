/** What takes the focus when it is pressed, but for Safari, which gives it to what is around it or to nothing. */
const CONTROLS = 'button, a[href], summary, [type=checkbox]'

const controlOf = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null)

let pressed: Element | null = null

/** What is pressed has the focus in every browser: what it opens gives it back, and what it is in stays open. */
export const focusPresses = (signal: AbortSignal) => {
  const forget = () => {
    pressed = null
  }
  const focus = (event: Event) => {
    forget()
    const control = controlOf(event)
    // No outline, as where the browser does it.
    const quietly = { preventScroll: true, focusVisible: false }
    if (control?.contains(document.activeElement) === false) control.focus(quietly)
  }
  const listen = (type: string, hear: (event: Event) => void) =>
    document.addEventListener(type, hear, { signal, capture: true })
  listen('pointerdown', (event) => (pressed = controlOf(event)))
  listen('click', focus)
  for (const end of ['pointercancel', 'keydown']) listen(end, forget)
}

/** Where the focus goes to; while something is pressed that gets none, to that. */
export const focusGoesTo = ({ relatedTarget }: { relatedTarget: EventTarget | null }) =>
  relatedTarget instanceof Element ? relatedTarget : pressed
