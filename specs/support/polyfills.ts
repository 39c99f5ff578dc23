/** Observers that never report: nothing has a size or a place in a document without layout. */
class QuietObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): never[] {
    return []
  }
}

/** Adds `value` where the simulated browser has nothing of that name. */
const fill = (target: object, name: string, value: unknown): void => {
  if (!(name in target)) Object.defineProperty(target, name, { value, configurable: true, writable: true })
}

/** What happy-dom lacks and the shop uses. Idempotent. */
export const polyfill = (): void => {
  fill(window, 'IntersectionObserver', QuietObserver)
  fill(window, 'ResizeObserver', QuietObserver)
  fill(window, 'requestIdleCallback', (run: () => void) => setTimeout(run, 0))
  fill(window, 'cancelIdleCallback', (id: number) => clearTimeout(id))
  fill(window, 'scrollTo', () => undefined)
  fill(Element.prototype, 'scrollIntoView', () => undefined)
  fill(Element.prototype, 'scrollTo', () => undefined)
  fill(Element.prototype, 'animate', () => ({ finished: Promise.resolve(), cancel: () => undefined }))
  fill(HTMLElement.prototype, 'showPopover', () => undefined)
  fill(HTMLElement.prototype, 'hidePopover', () => undefined)
  fill(HTMLDialogElement.prototype, 'show', function (this: HTMLDialogElement) {
    this.open = true
  })
  fill(HTMLDialogElement.prototype, 'showModal', function (this: HTMLDialogElement) {
    this.open = true
  })
  fill(HTMLDialogElement.prototype, 'close', function (this: HTMLDialogElement) {
    if (!this.open) return
    this.open = false
    this.dispatchEvent(new Event('close'))
  })
  fill(window, 'matchMedia', (media: string) => ({
    media,
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
}
