import './watch.ts'
import { readInit, type PrefetchedAnswers } from '../adapters/http/client/fetch.ts'
import { storedUser } from '../adapters/storage/session-keys.ts'

/** The part of the head's script that every page has: it starts reads and loads files before the application does. */

// Forms are sent by the application. Before it listens, the browser would load the page again, with what was typed in
// its address.
addEventListener('submit', (event) => event.preventDefault())

/** Filled in by the build. */
declare const API_BASE: string

// Requests start after the first frame, so that they do not delay the first paint. The timer is for hidden pages, which
// have no frames.
export const firstFrame = new Promise<void>((done) => {
  requestAnimationFrame(() => setTimeout(done))
  setTimeout(done, 300)
})

/** The e-mail of the session; empty for a guest. */
export const user = storedUser(() => localStorage)
// The prerendered header is a guest's: what only guests see stays hidden until React knows the session.
if (user !== '') document.documentElement.dataset['session'] = 'user'

const answers: PrefetchedAnswers = {}
window.puntadaPrefetched = answers

/** Starts a read by its address below the API base, once. */
export const start = (address: string): Promise<Response> => {
  const controller = new AbortController()
  const url = API_BASE + address
  const answer = firstFrame.then(() => fetch(url, { ...readInit(url), signal: controller.signal }))
  // The read that uses the answer reports the failure; an unused one must not be an unhandled rejection.
  answer.catch(() => undefined)
  answers[url] = Object.assign(answer, { abort: () => controller.abort() })
  return answer
}

export const preload = (href: string, kind?: object) =>
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }, kind),
  )
