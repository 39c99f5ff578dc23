import { format } from 'node:util'
import fc from 'fast-check'
import { afterEach, beforeEach, vi } from 'vitest'
import { screenOf } from '../../src/commands/screen.ts'
import { withScreen } from '../report/failure.ts'
import { takeComplaints, watch } from './console.ts'

// happy-dom writes into the console that was there before Vitest's own.
const consoles = new Set([console, ...(typeof window === 'undefined' ? [] : [document.defaultView!.console])])
const real = new Map([...consoles].map((each) => [each, { ...each }]))

const noteRejection = (reason: unknown): void => void watch().rejections.push(reason)

// Testing Library sets this flag only where the runner's functions are global.
Object.assign(globalThis, {
  IS_REACT_ACT_ENVIRONMENT: true,
  // User events ask `jest`, or hang under vi.useFakeTimers().
  jest: { advanceTimersByTime: (ms: number) => void vi.advanceTimersByTime(ms) },
})

// The seed makes a run find today what it found yesterday. Other values are tried by hand.
fc.configureGlobal({ seed: 34 })

// Specs in the node environment are spared the libraries of pages.
const openPage = async () => {
  const [{ cleanup, configure }] = await Promise.all([
    import('@testing-library/react'),
    import('@testing-library/jest-dom/vitest'),
  ])
  configure({
    // Elements are found in milliseconds; this is for busy machines.
    asyncUtilTimeout: 5000,
    // The page's HTML is left out: its texts follow each failure.
    getElementError: (message) => new Error(message?.split('\n')[0]),
  })
  // A query by role asks for each element's style, which happy-dom works out anew up to the document. There are no
  // sheets here: an element without a style attribute looks as its tag does.
  const computed = window.getComputedStyle.bind(window)
  const styles = new Map<string, CSSStyleDeclaration>()
  window.getComputedStyle = (element) => {
    if (!element.isConnected || element.hasAttribute('style')) return computed(element)
    const tag = element.tagName + String(element.hasAttribute('open'))
    const cached = styles.get(tag)
    if (cached !== undefined) return cached
    const { display, visibility, opacity, position } = computed(element)
    const style: Record<string, unknown> = { display, visibility, opacity, position }
    style['getPropertyValue'] = (name: string) => style[name] ?? ''
    styles.set(tag, style as unknown as CSSStyleDeclaration)
    return computed(element)
  }
  // happy-dom lacks these.
  Object.assign(window, {
    requestIdleCallback: (run: () => void) => setTimeout(run, 0),
    cancelIdleCallback: (id: number) => clearTimeout(id),
  })
  return { cleanup }
}
const page = typeof window === 'undefined' ? null : await openPage()

beforeEach(() => {
  takeComplaints()
  const note = (...args: unknown[]): void => void watch().printed.push(format(...args))
  for (const each of consoles) Object.assign(each, { error: note, warn: note, log: note, info: note })
  process.on('unhandledRejection', noteRejection)
})

afterEach(({ task }) => {
  vi.useRealTimers()
  const [error] = task.result?.errors ?? []
  if (page !== null && error !== undefined) error.message = withScreen(error.message, screenOf())
  page?.cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  if (page !== null) {
    // The next page has its own head.
    document.head.replaceChildren()
    document.body.replaceChildren()
    localStorage.clear()
    sessionStorage.clear()
    for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`
    window.history.replaceState(null, '', '/')
  }
  for (const each of consoles) Object.assign(each, real.get(each))
  process.off('unhandledRejection', noteRejection)
  const complaints = takeComplaints()
  if (complaints.length > 0) throw new Error(complaints.join('\n'))
})
