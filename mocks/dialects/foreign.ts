import type { http } from 'msw/http'
import { getResponse } from 'msw/utils/get-response'
import type { Simulation } from '../db.ts'
import { CATEGORIES, SEGMENTS } from '../seed/segments.ts'

export type Row = Readonly<Record<string, unknown>>

/** What a column may need besides its row: ids that our rows lack, and the address of pictures. */
export interface Known {
  readonly segmentId: (name: string) => string
  readonly segmentName: (id: string) => string
  readonly categoryId: (name: string, segment: string) => string
  readonly categoryName: (id: string) => string
  readonly store: (id: string) => { readonly name: string; readonly town: string } | undefined
  /** Scheme and host of the server itself. */
  readonly origin: string
}

/** A column: one of our fields as it is, a fixed value in a list of one, or made from our row. */
export type Column = string | readonly [fixed: unknown] | ((row: Row, known: Known, at: number) => unknown)
export type Columns = Readonly<Record<string, Column>>

/** The outcome of one of our POSTs. */
interface Outcome {
  readonly done: boolean
  /** The refusal's words. */
  readonly text: string
  readonly row: Row
}

/** A server's own names and shapes for what the simulated server says, as data. */
export interface ForeignDialect {
  /** For --help, in Spanish. */
  readonly about: string
  readonly reads: Readonly<Record<string, Columns>>
  /** The body around the rows of a path. */
  readonly wrap?: (path: string, rows: readonly unknown[]) => unknown
  /** What PHP prints before the answer of a path. */
  readonly notice?: (path: string) => string
  /** Last change to a row before it is written, for unusual notations. */
  readonly finish?: (row: Row) => Row
  /** Translates query values from theirs to ours. */
  readonly values?: Readonly<Record<string, (value: string, known: Known, path: string) => string>>
  /** Body fields of each POST: ours by theirs. */
  readonly bodies: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** The fields of an order's lines: ours by theirs. */
  readonly lines: Readonly<Record<string, string>>
  /** The answer to a POST that lacks these fields of theirs. */
  readonly missing: (names: readonly string[]) => Response
  readonly answer: (path: string, outcome: Outcome) => Response
  /** Our image folders by theirs. */
  readonly folders?: Readonly<Record<string, string>>
  /** The only `tipo` of carousels and banners for which there are any. */
  readonly kind?: string
  readonly type?: string
}

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)

const knownOf = ({ shop }: Simulation, origin: string): Known => ({
  origin,
  segmentId: (name) => String(SEGMENTS.findIndex((each) => each.name === name) + 1),
  segmentName: (id) => SEGMENTS[Number(id) - 1]?.name ?? '',
  categoryId: (name, segment) =>
    CATEGORIES.find((each) => each.name === name && (segment === '' || each.segment === segment))?.id ?? '',
  categoryName: (id) => CATEGORIES.find((each) => each.id === id)?.name ?? '',
  store: (id) => shop.store(id),
})

export const valueOf = (column: Column, row: Row, known: Known, at: number): unknown => {
  if (typeof column === 'string') return row[column]
  return typeof column === 'function' ? column(row, known, at) : column[0]
}

export const written = (columns: Columns, row: Row, known: Known, at: number): Row =>
  Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, valueOf(column, row, known, at)]))

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body) as unknown
  } catch {
    return null
  }
}

/** Fields without which no server can do what is asked. */
const NEEDED = new Set(['user', 'email', 'id_producto', 'id_tienda', 'mensaje', 'correo', 'password', 'productos'])

/** Answers requests in a foreign dialect out of the handlers of the simulated server. Undefined for an unknown path. */
export const speaking = (
  dialect: ForeignDialect,
  simulation: Simulation,
  handlers: ReturnType<typeof http.get>[],
): ((request: Request) => Promise<Response | undefined>) => {
  const { reads, bodies, lines, values = {}, folders = {}, type = 'application/json' } = dialect
  const say = (path: string, value: unknown) =>
    new Response(`${dialect.notice?.(path) ?? ''}${JSON.stringify(value)}`, { headers: { 'Content-Type': type } })

  const read = async (url: URL, path: string): Promise<Response | undefined> => {
    const known = knownOf(simulation, url.origin)
    const kind = url.searchParams.get('tipo')
    if (kind !== null && dialect.kind !== undefined && kind !== dialect.kind)
      return say(path, dialect.wrap?.(path, []) ?? [])
    const ours = new URL(url)
    for (const [name, value] of url.searchParams)
      ours.searchParams.set(name, values[name]?.(value, known, path) ?? value)
    const response = await getResponse(handlers, new Request(ours))
    const columns = reads[path]
    if (response === undefined || columns === undefined || !response.ok) return response
    const rows = parsed(await response.clone().text())
    if (!Array.isArray(rows)) return response
    const theirs = rows.filter(isRow).map((row, at) => written(columns, row, known, at))
    const finished = dialect.finish === undefined ? theirs : theirs.map(dialect.finish)
    return say(path, dialect.wrap?.(path, finished) ?? finished)
  }

  const write = async (request: Request, path: string): Promise<Response | undefined> => {
    const names = bodies[path]
    const body = parsed(await request.text())
    if (names === undefined || !isRow(body)) return dialect.missing([])
    const lacking = Object.entries(names).flatMap(([ours, theirs]) =>
      NEEDED.has(ours) && text(body[theirs]) === '' && !Array.isArray(body[theirs]) ? [theirs] : [],
    )
    if (lacking.length > 0 && !/vi(?:ew|sta)/.test(path)) return dialect.missing(lacking)
    const wholeLines = (
      Array.isArray(body[names['productos'] ?? '']) ? (body[names['productos'] ?? ''] as unknown[]) : []
    ).filter(isRow)
    const inLines = ['id_producto', 'cantidad']
      .map((ours) => lines[ours] ?? ours)
      .filter((theirs) => wholeLines.some((item) => text(item[theirs]) === ''))
    if (inLines.length > 0) return dialect.missing(inLines)
    const line = (item: unknown) =>
      isRow(item) ? Object.fromEntries(Object.entries(lines).map(([ours, theirs]) => [ours, item[theirs]])) : {}
    const translated = Object.entries(names).map(([ours, theirs]) => {
      const value = body[theirs]
      return [ours, ours === 'productos' && Array.isArray(value) ? value.map(line) : value]
    })
    const response = await getResponse(
      handlers,
      new Request(request.url, { method: 'POST', body: JSON.stringify(Object.fromEntries(translated)) }),
    )
    if (response === undefined || !response.ok) return response
    const came = await response.text()
    const said = parsed(came)
    const row = Array.isArray(said) && isRow(said[0]) ? said[0] : { response: came }
    const word = text(row['response'])
    const done = ['registered', 'deleted', 'sent', 'exist'].includes(word)
    return dialect.answer(path, { done, text: word, row })
  }

  const picture = (url: URL): Promise<Response | undefined> => {
    const at = url.pathname.indexOf('/images/') + '/images/'.length
    const path = url.pathname.slice(at)
    const folder = Object.keys(folders).find((theirs) => path.startsWith(`${theirs}/`))
    if (folder === undefined && Object.values(folders).some((renamed) => path.startsWith(`${renamed}/`)))
      return Promise.resolve(new Response(null, { status: 404 }))
    const ours = folder === undefined ? path : `${folders[folder]}${path.slice(folder.length)}`
    return getResponse(handlers, new Request(new URL(url.pathname.slice(0, at) + ours, url)))
  }

  return (request) => {
    const url = new URL(request.url)
    if (url.pathname.includes('/images/')) return picture(url)
    const path = url.pathname.slice(url.pathname.lastIndexOf('/'))
    return request.method === 'POST' ? write(request, path) : read(url, path)
  }
}
