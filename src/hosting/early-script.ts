import { EARLY_INIT, earlyRequests, storedUser, type EarlyRow } from '../composition/early-requests.ts'
import type { EarlyAnswers } from '../composition/early.ts'

/** Filled in by the build: the API base, the reads to begin, and by the first part of a path the files that its screen is made of. */
declare const API_BASE: string
declare const EARLY_ROWS: readonly EarlyRow[]
declare const SCREEN_FILES: Readonly<Record<string, readonly string[]>>

// Just after the first frame: before it, what a request costs a slow phone would be paid by the first paint. A hidden
// page has no frames.
const shown = new Promise<void>((done) => {
  requestAnimationFrame(() => setTimeout(done))
  setTimeout(done, 300)
})
const answers: EarlyAnswers = {}
for (const address of earlyRequests(EARLY_ROWS, location.pathname, storedUser(() => localStorage))) {
  const controller = new AbortController()
  const answer = shown.then(() => fetch(API_BASE + address, { ...EARLY_INIT, signal: controller.signal }))
  // Whoever asks for it hears of the failure; if nobody does, nobody needs to.
  answer.catch(() => undefined)
  answers[API_BASE + address] = Object.assign(answer, { abort: () => controller.abort() })
}
window.puntadaEarly = answers

const fetchAhead = (address: string): void => {
  const link = document.createElement('link')
  const isStyle = address.endsWith('.css')
  link.rel = isStyle ? 'preload' : 'modulepreload'
  if (isStyle) link.as = 'style'
  link.crossOrigin = ''
  link.href = address
  document.head.append(link)
}
// A page drawn for its path says which files its screen is made of; they too can wait for the first frame. The shell
// cannot know which it will need, and shows nothing before they are there.
const drawn = document.getElementById('raiz')?.dataset['archivos']
if (drawn) void shown.then(() => drawn.split(' ').forEach(fetchAhead))
const screen = location.pathname.split('/')[1] ?? ''
if (Object.hasOwn(SCREEN_FILES, screen)) SCREEN_FILES[screen]?.forEach(fetchAhead)
