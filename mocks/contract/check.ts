import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { CALLS, READS, WRITES } from '../../src/adapters/http/calls/all.ts'
import type { Call, Problem, ReadCall, RecordCall, Row, WriteCall } from '../../src/adapters/http/call.ts'
import { parseBody, textOf, type Answered, isObject } from '../../src/adapters/http/client/answer.ts'
import { firstOf, outcomeOf } from '../../src/adapters/http/outcome.ts'
import { rowsOf } from '../../src/adapters/http/port.ts'
import { createSamples, inOrder, NEEDS_STORE, type Account, type Samples } from './samples.ts'

const ROOT = resolve(import.meta.dirname, '../..')

export interface Report {
  readonly source: string
  /** Method and path, with what was asked. */
  readonly call: string
  readonly verdict: 'cumple' | 'difiere' | 'inalcanzable' | 'omitida'
  readonly problems: readonly Problem[]
  /** Columns that came in no row, and that came and nobody reads. */
  readonly missing: readonly string[]
  readonly unread: readonly string[]
  readonly note: string
  /** `src/adapters/http/calls/blog.ts:12`, by column, and of the call itself. */
  readonly lines: readonly string[]
}

export interface CheckOptions extends Account {
  /** `https://servidor/api` */
  readonly api: string
  readonly writes?: boolean
  /** A store of one's own, for the message and the order. */
  readonly store?: string | undefined
  readonly csrf?: { readonly cookie: string; readonly header: string }
  readonly timeout?: number
  readonly fetch?: typeof globalThis.fetch
}

const FILES = globSync('src/adapters/http/calls/*.ts', { cwd: ROOT }).map((file) => {
  const lines = readFileSync(resolve(ROOT, file), 'utf8').split('\n')
  return { file: file.replaceAll('\\', '/'), lines }
})
const columnsIn = (text: string) => [...text.matchAll(/: (?:\['|')(\w+)'/g)].map(([, column = '']) => column)

/** Where a column of this call is written: in a block of which all columns are the row's. */
const linesOf = ({ path }: Call, row: Row<unknown> | null, columns: readonly string[]): readonly string[] => {
  const own = FILES.find(({ lines }) => lines.some((line) => line.includes(`'${path}'`)))
  if (own === undefined) return []
  const names = new Set(row?.columns.map(({ column }) => column))
  const at = (index: number) => `${own.file}:${index + 1}`
  const found = columns.map((column) =>
    own.lines.findIndex((line, index) => {
      if (!columnsIn(line).includes(column)) return false
      const from = own.lines.findLastIndex((each, before) => before < index && /\{\s*$/.test(each))
      const to = own.lines.findIndex((each, after) => after > index && /^\s*\}/.test(each))
      const block = own.lines.slice(from + 1, to).filter((each) => /^\s*\w+: \['/.test(each))
      return columnsIn(block.join('\n')).every((each) => names.has(each))
    }),
  )
  const known = found.filter((index) => index >= 0)
  return [
    ...new Set(known.length > 0 ? known.map(at) : [at(own.lines.findIndex((line) => line.includes(`'${path}'`)))]),
  ]
}

const isReadCall = (call: Call): call is ReadCall => call.kind !== 'write' && call.kind !== 'record'
const BEHIND_A_GATE = new Set([502, 503, 504])
const excerpt = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 80)
const ofAnswer = (expected: string, raw: unknown): Problem => ({ column: 'respuesta', expected, raw })

/** The first problem of each column, over all rows. */
const problemsOf = (row: Row<unknown>, rows: readonly unknown[]): readonly Problem[] => {
  const byColumn = new Map<string, Problem>()
  for (const problem of rows.flatMap((raw) => row.problems(raw)))
    if (!byColumn.has(problem.column)) byColumn.set(problem.column, problem)
  return [...byColumn.values()]
}

type Found = Pick<Report, 'problems' | 'missing' | 'unread' | 'note'> & { readonly items: readonly unknown[] }
const nothing = { problems: [], missing: [], unread: [], note: '', items: [] }

const readFound = (call: ReadCall, { response, answer }: Answered): Found => {
  const { row } = call
  const came = 'json' in answer ? JSON.stringify(answer.json) : answer.text
  if (!response.ok) return { ...nothing, problems: [ofAnswer('el estado 200', `${response.status} ${excerpt(came)}`)] }
  const found = rowsOf(call, answer)
  if ('why' in found) return { ...nothing, problems: [ofAnswer('una lista en JSON', excerpt(came))] }
  const rows = found.rows.filter(isObject)
  if (rows.length === 0) return { ...nothing, note: 'vino vacía: no prueba nada' }
  const columns = row.columns.map(({ column }) => column)
  const present = new Set(rows.flatMap((each) => Object.keys(each)))
  const items = rows.flatMap((raw) => row.decode(raw) ?? [])
  const keys = items.map((item) => row.keyOf(item))
  const repeated = keys.find((key, index) => keys.indexOf(key) !== index)
  return {
    problems: [
      ...problemsOf(row, rows),
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
  asked: Readonly<Record<string, unknown>>,
): Found => {
  const { response, answer } = answered
  const came = 'json' in answer ? JSON.stringify(answer.json) : answer.text
  const said = `${response.status} ${excerpt(came)}`
  if (call.kind === 'record')
    return response.ok ? nothing : { ...nothing, problems: [ofAnswer('que la registre', said)] }
  const word = typeof call.done === 'string' ? call.done : JSON.stringify(call.done.says)
  const outcome = outcomeOf(call, answered, 'user' in asked ? String(asked['user']) : '')
  if (call.proof !== null)
    return outcome.ok || outcome.failure.kind !== 'refused'
      ? { ...nothing, problems: [ofAnswer('que rechace una prueba inventada', said)] }
      : { ...nothing, note: 'rechaza una prueba inventada; con una verdadera no se probó' }
  if (!outcome.ok) return { ...nothing, problems: [ofAnswer(`«${word}»`, said)] }
  const row = 'json' in outcome.value ? firstOf(outcome.value.json) : null
  const problems = call.gives === null ? [] : call.gives.problems(row)
  const isGiven = call.result(call.gives?.decode(row) ?? null, asked) !== null
  return isGiven ? { ...nothing, problems } : { ...nothing, problems: [ofAnswer('la fila de la sesión', said)] }
}

/** Asks a live API everything that the site asks, and holds what came against the calls. */
export const checkApi = async (
  options: CheckOptions,
  done: (report: Report) => void = () => undefined,
): Promise<readonly Report[]> => {
  const { api, store, writes = false, timeout = 30_000, fetch = globalThis.fetch } = options
  const csrf = options.csrf ?? { cookie: 'XSRF-TOKEN', header: 'X-XSRF-TOKEN' }
  const samples: Samples = createSamples(options, store)
  const cookies = new Map<string, string>()

  const send = async (call: Call, asked: object): Promise<Answered> => {
    const isRead = isReadCall(call)
    const values = call.asks.encode(asked)
    const headers = new Headers({ Accept: 'application/json', 'Content-Type': 'application/json' })
    if (cookies.size > 0) headers.set('Cookie', [...cookies].map((pair) => pair.join('=')).join('; '))
    const token = cookies.get(csrf.cookie)
    if (!isRead && token !== undefined) headers.set(csrf.header, decodeURIComponent(token))
    if ('proof' in call && call.proof !== null) headers.set('Authorization', 'Bearer inventada')
    const query = isRead ? `?${new URLSearchParams(values as Record<string, string>).toString()}` : ''
    const response = await fetch(`${api.replace(/\/+$/, '')}${call.path}${query === '?' ? '' : query}`, {
      method: isRead ? 'GET' : 'POST',
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
      ...(!isRead && { body: JSON.stringify(values) }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    return { response, answer: parseBody(textOf(await response.arrayBuffer()), response.status) }
  }

  const reports: Report[] = []
  const note = (call: Call, told: string, verdict: Report['verdict'], found: Found, row: Row<unknown> | null) => {
    const wrong = [...found.problems.map(({ column }) => column), ...found.missing]
    const { items: _, ...rest } = found
    const report = {
      source: call.source,
      call: told,
      verdict,
      ...rest,
      lines: verdict === 'difiere' ? linesOf(call, row, wrong) : [],
    }
    reports.push(report)
    done(report)
  }
  const check = async (call: ReadCall | WriteCall | RecordCall): Promise<void> => {
    const isRead = isReadCall(call)
    const asked = samples.asked(call)
    const row = isRead ? call.row : call.kind === 'write' ? call.gives : null
    const query = isRead ? new URLSearchParams(call.asks.encode(asked) as Record<string, string>).toString() : ''
    const told = `${isRead ? 'GET' : 'POST'} ${call.path}${query && `?${query}`}`
    let answered: Answered
    try {
      answered = await send(call, asked)
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
      const why = cause instanceof Error ? cause.message : String(cause)
      return note(call, told, 'inalcanzable', { ...nothing, note: why }, row)
    }
    const { status } = answered.response
    if (BEHIND_A_GATE.has(status))
      return note(call, told, 'inalcanzable', { ...nothing, note: `el servidor respondió ${status}` }, row)
    const found = isRead ? readFound(call, answered) : sentFound(call, answered, asked)
    samples.learn(call, found.items)
    // A column that did not come may have another name here.
    const differs = found.problems.length > 0 || (found.missing.length > 0 && found.unread.length > 0)
    note(call, told, differs ? 'difiere' : 'cumple', found, row)
  }

  const { password } = options
  // Whoever logs in has read something before, and has the CSRF cookie since.
  if (password !== undefined)
    for (const call of [CALLS.catalogue.segments, CALLS.session.login])
      await send(call, samples.asked(call)).catch(() => undefined)
  for (const call of inOrder(READS)) await check(call)
  for (const call of inOrder<WriteCall | RecordCall>(WRITES)) {
    const isHeldBack = writes && NEEDS_STORE.has(call) && store === undefined
    const why = isHeldBack ? 'lo lee alguien de una tienda: con --store ID se envía a la tuya' : ''
    if (!writes || isHeldBack) note(call, `POST ${call.path}`, 'omitida', { ...nothing, note: why }, null)
    else await check(call)
  }
  return reports
}
