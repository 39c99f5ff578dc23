import type { ClientConfig } from '../adapters/http/client.ts'

/** Answers under way, by address: the script in the head leaves them here. */
export type EarlyAnswers = Record<string, Promise<Response> | undefined>

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
    return early ?? fetch(url, init)
  }
}
