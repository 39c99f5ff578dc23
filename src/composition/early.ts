import type { ClientConfig } from '../adapters/http/client.ts'

/** Answers under way, by address: the script in the head leaves them here. */
export type EarlyAnswers = Record<string, EarlyAnswer | undefined>

/** An answer under way, and the way to give it up. */
export type EarlyAnswer = Promise<Response> & { readonly abort?: () => void }

declare global {
  interface Window {
    puntadaEarly?: EarlyAnswers
  }
}

/** Milliseconds after which an answer that nobody asked for is too old to be handed out. */
const FRESH_FOR_MS = 10_000

/** Hands each early answer out once, to the first GET of its address; everything else goes to `fetch`. */
export const withEarlyAnswers = (
  answers: EarlyAnswers,
  fetch: ClientConfig['fetch'],
  now: () => number = () => performance.now(),
): ClientConfig['fetch'] => {
  const until = now() + FRESH_FOR_MS
  return (url, init) => {
    const early = init.method === 'GET' && Object.hasOwn(answers, url) && now() < until ? answers[url] : undefined
    delete answers[url]
    // Where one that never comes is not given up, the browser would have the next request of the same address wait for it.
    if (early?.abort) init.signal?.addEventListener('abort', early.abort)
    return early ?? fetch(url, init)
  }
}
