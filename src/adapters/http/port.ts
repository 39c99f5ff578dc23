import { fail, ok, type Reads, type Result, type Writes } from '../../domain/result.ts'
import type { Call, ReadCall, RecordCall, Row, WriteCall } from './call.ts'
import { type Answer, isObject } from './client/answer.ts'
import type { HttpClient } from './client/client.ts'
import { firstOf, outcomeOf } from './outcome.ts'

type ReadOf<A, T> = Reads<keyof A extends never ? [] : [query: A], T>
type MethodOf<C> =
  C extends WriteCall<infer A, infer T>
    ? Writes<A, T>
    : C extends RecordCall<infer A>
      ? (body: A) => void
      : C extends ReadCall<infer A, infer T, 'rows'>
        ? ReadOf<A, readonly T[]>
        : C extends ReadCall<infer A, infer T, 'row'>
          ? ReadOf<A, T | null>
          : C extends ReadCall<infer A, number, 'figure'>
            ? ReadOf<A, number>
            : never
export type PortOf<C> = { readonly [Name in keyof C]: MethodOf<C[Name]> }

/** Reports a call's first problem. */
const report = (http: HttpClient, path: string, problem: string) => {
  if (http.reported.has(path)) return
  http.reported.add(path)
  http.tell(`${path}: ${problem}`)
  console.warn(`[puntada] ${path}: ${problem}. Para revisar este servidor: npm run contract -- --api URL`)
}
const malformed = (http: HttpClient, path: string, why: string): Result<never> => {
  report(http, path, why)
  return fail({ kind: 'malformed', where: `${path}: ${why}` })
}

type RawRows = { readonly rows: readonly unknown[] } | { readonly why: string }

/** The rows of a list, an object with numeric keys, or one row alone; null or false is none, but not for a figure. */
export const rowsOf = (
  { kind, row }: Pick<ReadCall, 'kind'> & { readonly row: Pick<Row<unknown>, 'decode'> },
  answer: Answer,
): RawRows => {
  if ('text' in answer) return { why: 'se esperaba JSON' }
  const { json } = answer
  const isNothing = kind !== 'figure' && (json === null || json === false)
  const content = isNothing ? [] : json
  if (Array.isArray(content)) {
    const rows = content.filter((raw) => raw !== null && raw !== false)
    // PHP's warning may be the reason why there is nothing.
    return rows.length === 0 && answer.hasNotices ? { why: 'un aviso de PHP en vez de filas' } : { rows }
  }
  if (isObject(content)) {
    const keys = Object.keys(content)
    if (keys.length > 0 && keys.every((key) => /^\d+$/.test(key))) return { rows: Object.values(content) }
    if (row.decode(content) !== null) return { rows: [content] }
  }
  return { why: 'se esperaba una lista' }
}

/** Rows read in one task: a long list must not freeze the page. */
const ROWS_AT_ONCE = 200
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

const sentence = (row: Row<unknown>, raw: unknown, imagesBase: string) =>
  row
    .problems(raw, imagesBase)
    .map(({ column, expected }) => `${column}: se esperaba ${expected}`)
    .join('; ')

/** Rows that cannot be read or repeat an id are left out and reported; where none can be read, the answer fails. */
const readRows = async (http: HttpClient, { path, row }: ReadCall, rows: readonly unknown[]) => {
  const items = new Map<string, unknown>()
  let unreadable: unknown
  let repeated = ''
  for (const [index, raw] of rows.entries()) {
    if (index % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await nextTask()
    const item = row.decode(raw, http.imagesBase)
    if (item === null) {
      unreadable ??= raw
      continue
    }
    const key = row.keyOf(item)
    if (items.has(key)) repeated ||= `id repetido: ${key}`
    else items.set(key, item)
  }
  if (rows.length > 0 && items.size === 0) return malformed(http, path, sentence(row, unreadable, http.imagesBase))
  const why = [sentence(row, unreadable ?? rows[0] ?? {}, http.imagesBase), repeated].filter(Boolean).join('; ')
  const lost = rows.length - items.size
  if (lost > 0) report(http, path, `se omitieron ${lost} de ${rows.length} filas (${why})`)
  else if (rows.length > 0 && why !== '') report(http, path, why)
  return ok([...items.values()])
}

const read = async (http: HttpClient, call: ReadCall, query: object, signal: AbortSignal | undefined) => {
  const answer = await http.get(call.path, call.asks.encode(query) as Record<string, string>, signal)
  if (!answer.ok) return answer
  const raw = rowsOf(call, answer.value)
  if ('why' in raw) return malformed(http, call.path, raw.why)
  const items = await readRows(http, call, raw.rows)
  if (!items.ok || call.kind === 'rows') return items
  if (call.kind === 'figure') return ok(items.value[0] ?? 0)
  const isAskedFor = (item: unknown) => !('id' in query) || call.row.keyOf(item) === query.id
  return ok(items.value.find(isAskedFor) ?? null)
}

const write = async (http: HttpClient, call: WriteCall, body: object): Promise<Result<unknown>> => {
  const token = call.proof === null ? undefined : String((body as Readonly<Record<string, unknown>>)[call.proof])
  const sent = await http.post(call.path, call.asks.encode(body), token)
  if (!sent.ok) return sent
  const outcome = outcomeOf(call, sent.value, 'user' in body ? String(body.user) : '')
  if (!outcome.ok) {
    const { response, answer } = sent.value
    const isExplained = outcome.failure.kind === 'refused' && outcome.failure.text !== ''
    if (!isExplained)
      http.tell(`${call.path}: ${response.status} ${'json' in answer ? JSON.stringify(answer.json) : answer.text}`)
    return outcome
  }
  const answer = outcome.value
  const item = 'json' in answer ? (call.gives?.decode(firstOf(answer.json)) ?? null) : null
  const result = call.result(item, body, Date.parse(sent.value.response.headers.get('Date') ?? ''))
  if (result !== null) return ok(result)
  return fail({ kind: 'malformed', where: `${call.path}: falta lo que debía contestar` })
}

/** A port's methods never throw, and send a write once. A read without a query takes the signal alone. */
export const portOver = <C extends Readonly<Record<string, Call>>>(http: HttpClient, calls: C): PortOf<C> => {
  const methods = Object.entries<Call>(calls).map(([name, call]) => {
    if (call.kind === 'record') return [name, (body: object) => http.record(call.path, call.asks.encode(body))] as const
    if (call.kind === 'write') return [name, (body: object) => write(http, call, body)] as const
    return [
      name,
      call.asks.columns.length === 0
        ? (signal?: AbortSignal) => read(http, call, {}, signal)
        : (query: object, signal?: AbortSignal) => read(http, call, query, signal),
    ] as const
  })
  return Object.fromEntries(methods) as unknown as PortOf<C>
}
