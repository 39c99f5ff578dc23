import { firstPictures } from '../composition/first-pictures.ts'
import {
  namedRequest,
  PREFETCH_INIT,
  prefetchRequests,
  storedUser,
  type PrefetchRow,
} from '../composition/prefetch-requests.ts'
import type { PrefetchedAnswers } from '../composition/prefetched-answers.ts'

/**
 * Filled in by the build: the two bases, the reads to start, the pictures to preload of their answers, and each
 * screen's files by the first part of its path.
 */
declare const API_BASE: string
declare const IMAGES_BASE: string
declare const PREFETCH_ROWS: readonly PrefetchRow[]
declare const PICTURE_READS: Readonly<Record<string, number>>
declare const SCREEN_FILES: Readonly<Record<string, readonly string[]>>

// After the first frame, so that starting requests does not delay the first paint. The timer is for hidden pages, which
// have no frames.
const shown = new Promise<void>((done) => {
  requestAnimationFrame(() => setTimeout(done))
  setTimeout(done, 300)
})
const answers: PrefetchedAnswers = {}

/** The largest picture of the screen, which the HTML cannot name. A copy is read, and nothing waits for it. */
const preloadPictures = async (answer: Response, most: number): Promise<void> => {
  const base = new URL(IMAGES_BASE, location.href).pathname.slice(1)
  for (const path of firstPictures(await answer.clone().text(), most, base)) {
    const link = document.createElement('link')
    link.rel = 'preload'
    link.as = 'image'
    link.href = `${IMAGES_BASE}/${path}`
    document.head.append(link)
  }
}
const start = (address: string): void => {
  const controller = new AbortController()
  const answer = shown.then(() => fetch(API_BASE + address, { ...PREFETCH_INIT, signal: controller.signal }))
  // The read that uses the answer reports the failure; an unused one must not be an unhandled rejection.
  answer.catch(() => undefined)
  // With filters in the address the screen may show other pictures first.
  const pictures = location.search === '' ? PICTURE_READS[address.split('?')[0] ?? ''] : undefined
  if (pictures !== undefined) answer.then((found) => preloadPictures(found, pictures)).catch(() => undefined)
  answers[API_BASE + address] = Object.assign(answer, { abort: () => controller.abort() })
}
for (const address of prefetchRequests(
  PREFETCH_ROWS,
  location.pathname,
  storedUser(() => localStorage),
))
  start(address)
const screen = location.pathname.split('/')[1] ?? ''
for (const row of PREFETCH_ROWS) {
  const [, on, , , names] = row
  if (names === '' || !on[0]?.startsWith(`${screen}/`)) continue
  const startNamed = async (answer: Response): Promise<void> => {
    const address = namedRequest(row, location.pathname, (await answer.clone().json()) as Record<string, string>[])
    if (address !== null) start(address)
  }
  answers[API_BASE + names]?.then(startNamed).catch(() => undefined)
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
new Map(Object.entries(SCREEN_FILES)).get(screen)?.forEach(preload)
