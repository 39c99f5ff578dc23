import type { ClientConfig } from '../adapters/http/client/client.ts'

/** Answers of the requests that the script in the head started, by address. */
export type PrefetchedAnswers = Record<string, PrefetchedAnswer | undefined>

type PrefetchedAnswer = Promise<Response> & { readonly abort?: () => void }

declare global {
  interface Window {
    puntadaPrefetched?: PrefetchedAnswers
  }
}

/** An older answer that nobody used is not used. */
const FRESH_FOR_MS = 10_000

/** Gives each prefetched answer to the first GET of its address. `seen` gets every answer. */
export const withPrefetchedAnswers = (
  answers: PrefetchedAnswers,
  fetch: ClientConfig['fetch'],
  seen: (answer: Response) => void = () => undefined,
  now: () => number = () => performance.now(),
): ClientConfig['fetch'] => {
  const until = now() + FRESH_FOR_MS
  return (url, init) => {
    const prefetched = init.method === 'GET' && Object.hasOwn(answers, url) && now() < until ? answers[url] : undefined
    delete answers[url]
    // The prefetch must abort too: the browser makes the next request of the same address wait for one still pending.
    if (prefetched?.abort) init.signal?.addEventListener('abort', prefetched.abort)
    const answer = prefetched ?? fetch(url, init)
    return answer.then((found) => {
      seen(found)
      return found
    })
  }
}
