/**
 * The first script of a page, in syntax of 2018: it watches whether the site starts, says so where it does not, and
 * keeps what is pressed until it does.
 */

const { dataset } = document.documentElement
const isStarting = () => !('hydrated' in dataset)

const early: HTMLElement[] = []
window.puntadaEarly = early
addEventListener(
  'click',
  (event) => {
    const button = (event.target as Element).closest('button')
    if (!button || !isStarting()) return
    // React must not hear the press too.
    event.stopPropagation()
    event.preventDefault()
    // Enter in a field presses the form's button, which has no focus then: nothing is sent yet.
    if (!event.detail && button !== document.activeElement) return
    button.ariaBusy = 'true'
    early.push(button)
  },
  true,
)

/** Features that the last Chrome, Firefox and Safari that are too old lack, in this order. */
const isOld = !(
  'toSorted' in [] &&
  CSS.supports('selector(:has(a))') &&
  (HTMLScriptElement.supports as unknown) &&
  HTMLScriptElement.supports('importmap')
)

/** Shows a sentence of the page (`index.html`), one of them until the site starts after all. */
const say = () => {
  dataset['halted'] = `${isOld}`
}

const isCode = (address: string) => /assets.+js/.test(address)
const fresh = (address: string) => fetch(address, { cache: 'reload' })

/**
 * Loads the page again past all caches, once and over nothing that was typed; else it throws. The worker and its caches
 * go only where the site answers: without it, they are all there is.
 */
const loadAgain = async () => {
  // A site that does not answer by then will hardly answer later.
  setTimeout(say, 8000)
  await fresh('')
  try {
    await (await navigator.serviceWorker.getRegistration())?.unregister()
    for (const name of await caches.keys()) await caches.delete(name)
  } catch {
    // A browser may refuse workers and caches.
  }
  for (const { name } of performance.getEntriesByType('resource')) if (isCode(name)) await fresh(name)
  const isTyped = [...document.querySelectorAll('input')].some((field) => field.value !== field.defaultValue)
  const [{ type }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming]
  // A page that was loaded again already says what is wrong, and its link tries once more: nothing need be stored.
  if (!isStarting() || isTyped || type === 'reload') throw 0
  location.reload()
}

let times = 0
const fail = () => isStarting() && !times++ && loadAgain().catch(say)
if (isOld) say()
else {
  // An error of a script that does not come (its element says so), is none, or cannot run.
  addEventListener(
    'error',
    ({ target, filename }) => isCode(filename || (target as HTMLScriptElement).src) && fail(),
    true,
  )
  // A page that came slowly itself has more time.
  setTimeout(fail, 10_000 + 9 * performance.now())
}
