/**
 * Gives React what was typed, chosen and pressed before it was there. A field of the built page keeps what is typed;
 * but React chooses anew in a select, hears nothing of a box that is checked, and draws header and footer anew on the
 * page that was built for any address.
 */
declare global {
  interface Window {
    /** Buttons that were pressed before the page could hear it (`head/watch.ts`). */
    puntadaEarly?: readonly HTMLElement[]
  }
}

type Choice = HTMLSelectElement | HTMLInputElement

const CHOICES = 'select, [type=checkbox]'

let fields: readonly HTMLInputElement[] = []
let focused: Element | null = null
const chosen = new Map<Choice, string | boolean>()
const listening = new AbortController()
const { signal } = listening

const isBox = (choice: Choice): choice is HTMLInputElement => choice.type === 'checkbox'
const stateOf = (choice: Choice) => (isBox(choice) ? choice.checked : choice.value)
const builtState = (choice: Choice) =>
  isBox(choice)
    ? choice.defaultChecked
    : (choice.querySelector<HTMLOptionElement>('[selected]') ?? choice.options[0])?.value

/** Call it before React takes the page over. */
export const keepEarly = (root: HTMLElement) => {
  fields = [...root.querySelectorAll('input')]
  focused = document.activeElement
  root.addEventListener('focusin', ({ target }) => (focused = target as Element), { signal })
  const note = (choice: Choice) => void chosen.set(choice, stateOf(choice))
  for (const choice of root.querySelectorAll<Choice>(CHOICES)) if (stateOf(choice) !== builtState(choice)) note(choice)
  // A change is noted before React hears it.
  const change = ({ target }: Event) => (target as Element).matches(CHOICES) && note(target as Choice)
  root.addEventListener('change', change, { signal, capture: true })
}

/** The same control of the page as React has drawn it. */
const redrawn = <T extends HTMLElement>(control: T): T | undefined => {
  if (control.isConnected) return control
  const area = control.closest('header, main, footer')
  const at = area === null ? -1 : [...area.querySelectorAll(control.tagName)].indexOf(control)
  const match = document.querySelector(area?.tagName ?? 'main')?.querySelectorAll<T>(control.tagName)[at]
  return match?.className === control.className ? match : undefined
}

const write = (field: HTMLInputElement, value: string) => {
  // The prototype writes the value: React takes no notice of one that is written through the field itself.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Gives back what was typed into fields that React has drawn anew, and the focus. */
export const giveBackTyped = () => {
  for (const field of fields) {
    const place = field.isConnected ? undefined : redrawn(field)
    if (place === undefined) continue
    if (field.value !== '') write(place, field.value)
    if (field !== focused) continue
    place.focus({ preventScroll: true })
    const { selectionStart: start, selectionEnd: end } = field
    // React puts the caret at the end when it has drawn the text, so this comes after.
    if (start !== null) queueMicrotask(() => place.setSelectionRange(start, end))
  }
  fields = []
}

/** Gives back choices, once the screen is React's. */
export const giveBackChosen = () => {
  for (const [choice, state] of chosen) {
    if (isBox(choice)) {
      choice.checked = !state
      choice.click()
    } else {
      choice.value = String(state)
      choice.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }
  chosen.clear()
  listening.abort()
}

/** Each button that was pressed is pressed once; from now on the page hears for itself. */
export const giveBackPressed = () => {
  document.documentElement.dataset['hydrated'] = ''
  for (const button of new Set(window.puntadaEarly)) {
    button.removeAttribute('aria-busy')
    redrawn(button)?.click()
  }
}
