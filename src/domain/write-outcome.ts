import type { Failure, Result } from './result.ts'

/**
 * How a write (POST) ended. `refused`: certainly not done, so it may be offered again. `unknown`: it may have been done
 * and nobody can tell from here, so it is never offered as if it had not been; what can be read again is read again.
 */
export type WriteOutcome<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'refused'; readonly failure: Failure }
  | { readonly kind: 'unknown'; readonly failure: Failure }

/** Statuses of timeouts and gateway errors, after which the write may have been done. */
const LOST_ANSWER: ReadonlySet<number> = new Set([408, 502, 504])

const isCertain = (failure: Failure): boolean => {
  switch (failure.kind) {
    case 'refused':
    case 'unauthorised':
    case 'forbidden':
      return true
    case 'offline':
      return failure.sent !== true
    case 'server':
      return failure.status >= 400 && !LOST_ANSWER.has(failure.status)
    case 'timeout':
    case 'malformed':
    case 'aborted':
      return false
  }
}

/** What the result of a write means: the one rule for orders, messages, favourites and accounts. */
export const writeOutcome = <T>(result: Result<T>): WriteOutcome<T> => {
  if (result.ok) return { kind: 'done', value: result.value }
  return { kind: isCertain(result.failure) ? 'refused' : 'unknown', failure: result.failure }
}
