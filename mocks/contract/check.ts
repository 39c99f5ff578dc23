import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { CALLS, READS, WRITES } from '../../src/adapters/http/calls/all.ts'
import type { Call, Problem, ReadCall, RecordCall, WriteCall } from '../../src/adapters/http/call.ts'
import { isObject, parseBody, textOf, type Answer, type Answered } from '../../src/adapters/http/client/answer.ts'
import { CSRF_COOKIE, CSRF_HEADER } from '../../src/adapters/http/client/client.ts'
import { firstOf, outcomeOf } from '../../src/adapters/http/outcome.ts'
import { rowsOf } from '../../src/adapters/http/port.ts'
import { createSamples, inOrder, NEEDS_STORE, type Account } from './samples.ts'

const ROOT = resolve(import.meta.dirname, '../..')

export type Report = Readonly<{
  source: string
  /** Method, path and query. */
  call: string
  verdict: 'cumple' | 'difiere' | 'inalcanzable' | 'omitida'
  problems: readonly Problem[]
  /** Columns that came in no row, and those that came and are not read. */
  missing: readonly string[]
  unread: readonly string[]
  note: string
  /** The source lines of the columns, or of the call: `src/adapters/http/calls/blog.ts:12`. */
  lines: readonly string[]
}>

export interface CheckOptions extends Account {
  /** `https://servidor/api` */
  readonly api: string
  readonly writes?: boolean
  /** The tester's own store, which gets the message and the order. */
  readonly store?: string | undefined
  readonly fetch?: typeof globalThis.fetch
}

const FILES = globSync('src/adapters/http/calls/*.ts', { cwd: ROOT }).map((file) => {
  const lines = readFileSync(resolve(ROOT, file), 'utf8').split('\n')
  return { file: file.replaceAll('\\', '/'), lines }
})
const columnsIn = (text: string) => [...text.matchAll(/: (?:\['|')(\w+)'/g)].map(([, column = '']) => column)

/** A column's line stands in a block of the row's columns alone. */
const linesOf = (call: Call, columns: readonly string[]) => {
  const row = 'row' in call ? call.row : 'gives' in call ? call.gives : null
  const names = row?.columns.map(({ column }) => column) ?? []
  const isOwn = (line: string) => line.includes(`'${call.path}'`)
  const files = FILES.filter(({ lines }) => lines.some(isOwn))
  const isOfRow = (lines: readonly string[], index: number) => {
    const from = lines.findLastIndex((line, before) => before < index && /\{\s*$/.test(line))
    const to = lines.findIndex((line, after) => after > index && /^\s*\}/.test(line))
    const block = lines.slice(from + 1, to).filter((line) => /^\s*\w+: \['/.test(line))
    return columnsIn(block.join('\n')).every((column) => names.includes(column))
  }
  const placesIn = (sources: typeof FILES, fits: (line: string, lines: readonly string[], index: number) => boolean) =>
    sources.flatMap(({ file, lines }) =>
      lines.flatMap((line, index) => (fits(line, lines, index) ? [`${file}:${index + 1}`] : [])),
    )
  // A row may stand in the file of another port: favourites are products.
  const places = columns.flatMap((column) =>
    placesIn(
      [...files, ...FILES],
      (line, lines, index) => columnsIn(line).includes(column) && isOfRow(lines, index),
    ).slice(0, 1),
  )
  return places.length > 0 ? [...new Set(places)] : placesIn(files, isOwn)
}

const isReadCall = (call: Call): call is ReadCall => call.kind !== 'write' && call.kind !== 'record'
const BEHIND_A_GATE = new Set([502, 503, 504])
type Found = Pick<Report, 'problems' | 'missing' | 'unread' | 'note'> & { readonly items: readonly unknown[] }
const NOTHING = { problems: [], missing: [], unread: [], note: '', lines: [] }
const nothing: Found = { ...NOTHING, items: [] }
const differs = (expected: string, raw: string): Found => ({
  ...nothing,
  problems: [{ column: 'respuesta', expected, raw }],
})
const excerpt = (answer: Answer) =>
  ('json' in answer ? JSON.stringify(answer.json) : answer.text).replace(/\s+/g, ' ').trim().slice(0, 80)
const textIn = ({ response, answer }: Answered) => `${response.status} ${excerpt(answer)}`
const TIMEOUT_MS = 30_000

const readFound = (call: ReadCall, answered: Answered): Found => {
  const { row } = call
  if (!answered.response.ok) return differs('el estado 200', textIn(answered))
  const list = rowsOf(call, answered.answer)
  if ('why' in list) return differs('una lista en JSON', excerpt(answered.answer))
  const rows = list.rows.filter(isObject)
  if (rows.length === 0) return { ...nothing, note: 'vino vacía: no prueba nada' }
  const columns = row.columns.map(({ column }) => column)
  const present = new Set(rows.flatMap((row) => Object.keys(row)))
  const problems = rows.flatMap((raw) => row.problems(raw))
  const items = rows.flatMap((raw) => row.decode(raw) ?? [])
  const keys = items.map((item) => row.keyOf(item))
  const repeated = keys.find((key, index) => keys.indexOf(key) !== index)
  return {
    problems: [
      ...columns.flatMap((column) => problems.find((problem) => problem.column === column) ?? []),
      ...(repeated === undefined || call.kind === 'figure'
        ? []
        : [{ column: columns[0] ?? '', expected: 'una fila por identificador', raw: repeated }]),
    ],
    missing: columns.filter((column) => !present.has(column)),
    unread: [...present].filter((column) => !columns.includes(column) && !/^\d+$/.test(column)),
    note: '',
    items,
  }
}

const sentFound = (
  call: WriteCall | RecordCall,
  answered: Answered,
  params: Readonly<Record<string, unknown>>,
): Found => {
  const text = textIn(answered)
  if (call.kind === 'record') return answered.response.ok ? nothing : differs('que la registre', text)
  const outcome = outcomeOf(call, answered, 'user' in params ? String(params['user']) : '')
  if (call.proof !== null)
    return outcome.ok || outcome.failure.kind !== 'refused'
      ? differs('que rechace una prueba inventada', text)
      : { ...nothing, note: 'rechaza una prueba inventada; con una verdadera no se probó' }
  const word = typeof call.done === 'string' ? call.done : JSON.stringify(call.done.says)
  if (!outcome.ok) return differs(`«${word}»`, text)
  const row = 'json' in outcome.value ? firstOf(outcome.value.json) : null
  const isGiven = call.result(call.gives?.decode(row) ?? null, params) !== null
  return isGiven ? { ...nothing, problems: call.gives?.problems(row) ?? [] } : differs('la fila de la sesión', text)
}

/** Sends every call of the site to a live API and checks the answers. */
export const checkApi = async (
  options: CheckOptions,
  done: (report: Report) => void = () => undefined,
): Promise<readonly Report[]> => {
  const { api, password, store, writes = false, fetch = globalThis.fetch } = options
  const samples = createSamples(options, store)
  const cookies = new Map<string, string>()

  const queryOf = (call: Call, params: object) => {
    const query = isReadCall(call)
      ? String(new URLSearchParams(call.asks.encode(params) as Record<string, string>))
      : ''
    return query && `?${query}`
  }
  const send = async (call: Call, params: object): Promise<Answered> => {
    const isRead = isReadCall(call)
    const headers = new Headers({ Accept: 'application/json', 'Content-Type': 'application/json' })
    if (cookies.size > 0) headers.set('Cookie', [...cookies].map((pair) => pair.join('=')).join('; '))
    const token = cookies.get(CSRF_COOKIE)
    if (!isRead && token !== undefined) headers.set(CSRF_HEADER, decodeURIComponent(token))
    if ('proof' in call && call.proof !== null) headers.set('Authorization', 'Bearer inventada')
    const response = await fetch(`${api.replace(/\/+$/, '')}${call.path}${queryOf(call, params)}`, {
      method: isRead ? 'GET' : 'POST',
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(!isRead && { body: JSON.stringify(call.asks.encode(params)) }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    return { response, answer: parseBody(textOf(await response.arrayBuffer()), response.status) }
  }

  const check = async (call: ReadCall | WriteCall | RecordCall): Promise<Report> => {
    const params = samples.asked(call)
    const base = {
      source: call.source,
      call: `${isReadCall(call) ? 'GET' : 'POST'} ${call.path}${queryOf(call, params)}`,
    }
    const unreached = (note: string): Report => ({ ...base, ...NOTHING, verdict: 'inalcanzable', note })
    let answered: Answered
    try {
      answered = await send(call, params)
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
      return unreached(cause instanceof Error ? cause.message : String(cause))
    }
    const { status } = answered.response
    if (BEHIND_A_GATE.has(status)) return unreached(`el servidor respondió ${status}`)
    const { items, ...found } = isReadCall(call) ? readFound(call, answered) : sentFound(call, answered, params)
    samples.learn(call, items)
    const isOther = found.problems.length > 0
    // A missing optional column may have another name there.
    const mayBeNamed = found.missing.length > 0 && found.unread.length > 0
    const wrong = [...found.problems.map(({ column }) => column), ...found.missing]
    const lines = isOther || mayBeNamed ? linesOf(call, wrong) : []
    return { ...base, ...found, verdict: isOther ? 'difiere' : 'cumple', lines }
  }

  // A login follows a read, which sets the CSRF cookie.
  if (password !== undefined)
    for (const call of [CALLS.catalogue.segments, CALLS.session.login])
      await send(call, samples.asked(call)).catch(() => undefined)
  const reports: Report[] = []
  for (const call of [...inOrder(READS), ...inOrder(WRITES)]) {
    const isHeldBack = writes && NEEDS_STORE.has(call) && store === undefined
    const note = isHeldBack ? 'lo lee alguien de una tienda: con --store ID se envía a la tuya' : ''
    const report: Report =
      isReadCall(call) || (writes && !isHeldBack)
        ? await check(call)
        : { source: call.source, call: `POST ${call.path}`, ...NOTHING, verdict: 'omitida', note }
    reports.push(report)
    done(report)
  }
  return reports
}
