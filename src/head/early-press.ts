/**
 * A button pressed before the page answers is pressed when it does (`hydrated`): until then nothing listens to it, and
 * a form would load the page again. Only the last one counts.
 */
let early: HTMLButtonElement | null = null
const remember = (event: Event) => {
  const button = event.target instanceof Element ? event.target.closest('button') : null
  if (button === null) return
  early = button
  event.preventDefault()
  event.stopPropagation()
}
addEventListener('click', remember, true)

new PerformanceObserver((marks) => {
  if (marks.getEntriesByName('hydrated').length === 0) return
  removeEventListener('click', remember, true)
  // On a page without its own content React draws the header's buttons anew.
  const isSame = ({ textContent, ariaLabel }: HTMLButtonElement) =>
    textContent === early?.textContent && ariaLabel === early.ariaLabel
  if (early?.isConnected) early.click()
  else [...document.querySelectorAll('button')].find(isSame)?.click()
}).observe({ type: 'mark', buffered: true })
