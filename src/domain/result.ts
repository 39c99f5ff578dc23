/**
 * The failures of a port call, a closed set. The UI turns each kind into Spanish in one place
 * (`ui/lib/failure-text.ts`).
 *
 * - `offline`: there is no way to the server. A write that was on its way when the connection broke says `sent`;
 * without
 *   it, it never left.
 * - `timeout`: no answer in the time allowed; for a write, nobody knows whether it was done.
 * - `server`: an HTTP status that is not a success; `waitSeconds` (1 to 30) is how long the server asks to wait.
 * - `malformed`: an answer that does not fit the contract; `where` names endpoint and field, `said` is what a write was
 *   answered where that is a text that people can read; `redirected`: a write was sent elsewhere, perhaps because the session ended.
 * - `refused`: the server understood and said no; `text` is its own wording.
 * - `unauthorised`: asked in a user's name, and the server no longer knows that user (401, a login page, or 403 to a
 * read); nothing was
 *   done.
 * - `forbidden`: 403 to a write: the session or only the page's CSRF token may have expired; nothing was done. `text`
 * is the server's own wording, empty where it gave none.
 * - `aborted`: the visitor left before the answer came.
 */
export type Failure =
  | { readonly kind: 'offline'; readonly sent?: true }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'server'; readonly status: number; readonly waitSeconds?: number }
  | { readonly kind: 'malformed'; readonly where: string; readonly said?: string; readonly redirected?: true }
  | { readonly kind: 'refused'; readonly text: string }
  | { readonly kind: 'unauthorised' }
  | { readonly kind: 'forbidden'; readonly text: string }
  | { readonly kind: 'aborted' }

/** A value or the reason why there is none. Ports never throw and never reject. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: Failure }

export const ok = <T>(value: T): Result<T> => ({ ok: true, value })
export const fail = (failure: Failure): Result<never> => ({ ok: false, failure })

/** Changes the value of a success; a failure passes through. */
export const mapResult = <A, B>(result: Result<A>, change: (value: A) => B): Result<B> =>
  result.ok ? ok(change(result.value)) : result

/** The failure for a rejected promise. Ports never reject; if one does, it is a bug and its outcome is unknown. */
export const rejection = (error: unknown): Failure => ({
  kind: 'malformed',
  where: error instanceof Error ? error.message : String(error),
})
