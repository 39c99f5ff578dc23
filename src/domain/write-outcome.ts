import type { Failure, Result } from './result.ts'

/**
 * How a write (POST) ended. `refused`: the server said no. `not-sent`: it never left this browser. After these two it
 * may be offered again. `unknown`: it may have been done and nobody can tell from here, so it is never offered as if it
 * had not been.
 */
export type WriteOutcome<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'refused' | 'not-sent' | 'unknown'; readonly failure: Failure }

/** What the result of a write means: the one rule for orders, messages, favourites and accounts. */
export const writeOutcome = <T>(result: Result<T>): WriteOutcome<T> => {
  if (result.ok) return { kind: 'done', value: result.value }
  const { failure } = result
  if (failure.kind === 'refused' || failure.kind === 'unauthorised') return { kind: 'refused', failure }
  return { kind: failure.kind === 'offline' && failure.sent !== true ? 'not-sent' : 'unknown', failure }
}
