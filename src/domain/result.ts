/**
 * The failures of a port call, a closed set. The UI turns each kind into Spanish in one place
 * (`ui/notices/failure-text.ts`).
 *
 * - `offline`: there is no way to the server. A write that got no answer says `sent`; without it, it never left.
 * - `timeout`: no answer in the time allowed.
 * - `server`: an HTTP status that is not a success; `waitSeconds` (1 to 30) is how long the server asks to wait.
 * - `malformed`: an answer that does not say what was asked for; `where` names endpoint and field.
 * - `refused`: the server understood a write and said no, so nothing was done; `text` is its own sentence, or '',
 *   and `fields` what it says of single fields, by their names in the domain.
 * - `page`: a page came in place of the answer to a write (a firewall's check, a portal), or the server takes nothing
 *   more from a page as old as this one (419). It says nothing of what was sent; a 4xx says that nothing was done.
 * - `unauthorised`: asked in a user's name, and the server no longer knows that user (401); nothing was done.
 * - `aborted`: the visitor left before the answer came.
 */
export type Failure = Readonly<
  | { kind: 'offline'; sent?: true }
  | { kind: 'timeout' }
  | { kind: 'server'; status: number; waitSeconds?: number }
  | { kind: 'malformed'; where: string }
  | { kind: 'refused'; text: string; fields?: Readonly<Record<string, string>> }
  | { kind: 'page'; status: number }
  | { kind: 'unauthorised' }
  | { kind: 'aborted' }
>

/** A value or the reason why there is none. Ports never throw and never reject. */
export type Result<T> = Readonly<{ ok: true; value: T } | { ok: false; failure: Failure }>

/** A read of a port: what is asked, and a signal that aborts it. */
export type Reads<Asked extends unknown[], T> = (...asked: [...Asked, signal?: AbortSignal]) => Promise<Result<T>>

/** A read as screens ask for it: those with the same key share one answer. */
export type Query<T, Ports = never> = Readonly<{
  key: readonly [name: string, ...asked: readonly unknown[]]
  read: (ports: Ports, signal: AbortSignal) => Promise<Result<T>>
}>

type QueriesOf<Port, Ports> = {
  readonly [Method in keyof Port]: Port[Method] extends Reads<infer Asked, infer T>
    ? (...asked: Asked) => Query<T, Ports>
    : never
}

/** The queries of a port's methods: the key is the method's name and what is asked of it. */
export const queriesOf =
  <Name extends string, Port>(port: Name) =>
  <Method extends keyof Port & string>(...methods: readonly Method[]) => {
    type Ports = Readonly<Record<Name, Record<Method, Reads<unknown[], unknown>>>>
    const queries = methods.map((method) => [
      method,
      (...asked: readonly unknown[]): Query<unknown, Ports> => ({
        key: [`${port}.${method}`, ...asked],
        read: (ports, signal) => ports[port][method](...asked, signal),
      }),
    ])
    return Object.fromEntries(queries) as QueriesOf<Pick<Port, Method>, Readonly<Record<Name, Port>>>
  }

export type Writes<Sent, T = void> = (sent: Sent) => Promise<Result<T>>

export const ok = <T>(value: T): Result<T> => ({ ok: true, value })
export const fail = (failure: Failure): Result<never> => ({ ok: false, failure })

export const mapResult = <A, B>(result: Result<A>, change: (value: A) => B): Result<B> =>
  result.ok ? ok(change(result.value)) : result

/** The failure for a rejected promise. Ports never reject; if one does, it is a bug and its outcome is unknown. */
export const rejection = (error: unknown): Failure => ({
  kind: 'malformed',
  where: error instanceof Error ? error.message : String(error),
})

/**
 * The end of a write (POST). `refused`: the server said no. `not-sent`: it never left this browser. After these two it
 * may be offered again. `unknown`: it may have been done and nobody can tell from here, so it is never offered as if it
 * had not been.
 */
type WriteOutcome<T> = Readonly<
  { kind: 'done'; value: T } | { kind: 'refused' | 'not-sent' | 'unknown'; failure: Failure }
>

/** The meaning of a write's result: the one rule for orders, messages, favourites and accounts. */
export const writeOutcome = <T>(result: Result<T>): WriteOutcome<T> => {
  if (result.ok) return { kind: 'done', value: result.value }
  const { failure } = result
  const isTurnedBack = failure.kind === 'page' && failure.status >= 400
  if (failure.kind === 'refused' || failure.kind === 'unauthorised' || isTurnedBack) return { kind: 'refused', failure }
  return { kind: failure.kind === 'offline' && failure.sent !== true ? 'not-sent' : 'unknown', failure }
}

/** `returned`: known not to be done, and it may be offered again. `in-doubt`: it waits until somebody knows. */
export type AfterSending<T> = Readonly<{ kind: 'sent'; value: T } | { kind: 'returned' | 'in-doubt'; failure: Failure }>

/** `isRepeat`: nobody knows whether an earlier request arrived, and a refusal of this one says nothing of that. */
export const afterSending = <T>(result: Result<T>, isRepeat: boolean): AfterSending<T> => {
  const outcome = writeOutcome(result)
  if (outcome.kind === 'done') return { kind: 'sent', value: outcome.value }
  return { kind: isRepeat || outcome.kind === 'unknown' ? 'in-doubt' : 'returned', failure: outcome.failure }
}
