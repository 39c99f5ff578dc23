import { PREFETCH_INIT, prefetchRequests, storedUser, type PrefetchRow } from '../composition/prefetch-requests.ts'
import type { PrefetchedAnswers } from '../composition/prefetched-answers.ts'

/** Filled in by the build: the API base, the reads to start, and each screen's files by the first part of its path. */
declare const API_BASE: string
declare const PREFETCH_ROWS: readonly PrefetchRow[]
declare const SCREEN_FILES: Readonly<Record<string, readonly string[]>>

// After the first frame, so that starting requests does not delay the first paint. The timer is for hidden pages, which
// have no frames.
const shown = new Promise<void>((done) => {
  requestAnimationFrame(() => setTimeout(done))
  setTimeout(done, 300)
})
const answers: PrefetchedAnswers = {}
for (const address of prefetchRequests(PREFETCH_ROWS, location.pathname, storedUser(() => localStorage))) {
  const controller = new AbortController()
  const answer = shown.then(() => fetch(API_BASE + address, { ...PREFETCH_INIT, signal: controller.signal }))
  // The read that uses the answer reports the failure; an unused one must not be an unhandled rejection.
  answer.catch(() => undefined)
  answers[API_BASE + address] = Object.assign(answer, { abort: () => controller.abort() })
}
window.puntadaPrefetched = answers

const preload = (address: string): void => {
  const link = document.createElement('link')
  const isStyle = address.endsWith('.css')
  link.rel = isStyle ? 'preload' : 'modulepreload'
  if (isStyle) link.as = 'style'
  link.crossOrigin = ''
  link.href = address
  document.head.append(link)
}
// A prerendered page names its screen's files, and they can wait for the first frame. The shell finds them by its path
// and needs them at once, because it shows nothing until they are there.
const screenFiles = document.getElementById('raiz')?.dataset['archivos']
if (screenFiles) void shown.then(() => screenFiles.split(' ').forEach(preload))
const screen = location.pathname.split('/')[1] ?? ''
if (Object.hasOwn(SCREEN_FILES, screen)) SCREEN_FILES[screen]?.forEach(preload)
