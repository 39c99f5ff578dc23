import type { http } from 'msw/http'
import { getResponse } from 'msw/utils/get-response'
import { ENDPOINTS } from '../../src/adapters/http/endpoints/endpoints.ts'
import { CATEGORIES, SEGMENTS } from '../seed/segments.ts'

export type Row = Readonly<Record<string, unknown>>

/** What a column may need besides its row: ids that our rows lack, and the address of pictures. */
interface Known {
  readonly segmentId: (name: string) => number
  readonly categoryId: (name: string, segment: string) => number
  /** Scheme and host of the server itself. */
  readonly origin: string
}

export type Column = string | ((row: Row, known: Known) => unknown)
export type Columns = Readonly<Record<string, Column>>

interface Outcome {
  readonly done: boolean
  readonly text: string
  readonly row: Row
}

/** A server's own names and shapes for what the simulated server says, as data. */
export interface ForeignDialect {
  /** For --help, in Spanish. */
  readonly about: string
  /** The document's path of one of theirs. */
  readonly pathOf: (theirs: string) => string
  readonly reads: Readonly<Record<string, Columns>>
  /** Query parameters: ours by theirs. */
  readonly parameters: Readonly<Record<string, string>>
  /** Without this parameter of theirs a path refuses. */
  readonly required: Readonly<Record<string, string>>
  /** Query values in our words. */
  readonly values: Readonly<Record<string, (value: string) => string>>
  /** The answer of a path: its rows, of this page of so many. */
  readonly answer: (path: string, rows: readonly unknown[], page: number) => Response
  /** Body fields: theirs by ours; `productos.cantidad` for one of an order's lines. */
  readonly bodies: Readonly<Record<string, string>>
  /** The answer to a request that lacks these of theirs. */
  readonly missing: (names: readonly string[]) => Response
  readonly written: (path: string, outcome: Outcome) => Response
}

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body) as unknown
  } catch {
    return null
  }
}

export const categoryName = (id: string): string => CATEGORIES.find((category) => category.id === id)?.name ?? ''

const NEEDED = ['user', 'email', 'id_producto', 'id_tienda', 'mensaje', 'correo', 'password', 'productos', 'name']
const DONE = ['registered', 'deleted', 'sent', 'exist']

/** Answers requests in a foreign dialect out of the handlers of the simulated server. Undefined for an unknown path. */
export const speaking = (
  dialect: ForeignDialect,
  handlers: ReturnType<typeof http.get>[],
): ((request: Request) => Promise<Response | undefined>) => {
  const { reads, bodies } = dialect
  const theirs = (ours: string): string => bodies[ours] ?? ours.replace('productos.', '')

  const read = async (url: URL, path: string): Promise<Response | undefined> => {
    const required = dialect.required[path]
    if (required !== undefined && !url.searchParams.has(required)) return dialect.missing([required])
    const ours = new URL(url)
    ours.pathname = url.pathname.replace(/\/[^/]*$/, path)
    ours.search = ''
    for (const [name, value] of url.searchParams) {
      const own = dialect.parameters[name] ?? name
      ours.searchParams.set(own, dialect.values[own]?.(value) ?? value)
    }
    const response = await getResponse(handlers, new Request(ours))
    const columns = reads[path]
    if (response === undefined || columns === undefined || !response.ok) return response
    const answer = parsed(await response.text())
    const known: Known = {
      origin: url.origin,
      segmentId: (name) => SEGMENTS.findIndex((segment) => segment.name === name) + 1,
      categoryId: (name, segment) =>
        Number(CATEGORIES.find((category) => category.name === name && category.segment === segment)?.id ?? 0),
    }
    const rows = (Array.isArray(answer) ? answer : [answer])
      .filter(isRow)
      .map((row) =>
        Object.fromEntries(
          Object.entries(columns).map(([name, column]) => [
            name,
            typeof column === 'string' ? row[column] : column(row, known),
          ]),
        ),
      )
    return dialect.answer(path, rows, Number(url.searchParams.get('page') ?? 1))
  }

  /** Their body in our names; lines of an order have names of their own. */
  const ours = (body: Row, prefix = ''): Row => {
    const names = new Map(
      Object.entries(bodies).flatMap(([own, name]) =>
        own.startsWith('productos.') === (prefix !== '') ? [[name, own.replace('productos.', '')] as const] : [],
      ),
    )
    return Object.fromEntries(
      Object.entries(body).map(([name, value]) => [
        names.get(name) ?? name,
        Array.isArray(value) ? value.filter(isRow).map((item) => ours(item, 'productos.')) : value,
      ]),
    )
  }

  const write = async (request: Request, path: string): Promise<Response | undefined> => {
    const parameters = ENDPOINTS.find((endpoint) => endpoint.path === path)?.parameters ?? []
    const body = parsed(await request.text())
    if (!isRow(body)) return dialect.missing([])
    const isNothing = (value: unknown): boolean => text(value) === '' && !Array.isArray(value)
    const lacking = parameters.filter((name) => NEEDED.includes(name) && isNothing(body[theirs(name)])).map(theirs)
    const lines = body[theirs('productos')]
    if (Array.isArray(lines))
      for (const name of ['productos.id_producto', 'productos.cantidad'])
        if (lines.some((item) => isRow(item) && isNothing(item[theirs(name)]))) lacking.push(theirs(name))
    if (lacking.length > 0 && !/vi(?:ew|sta)/.test(path)) return dialect.missing(lacking)
    const url = request.url.replace(/\/[^/]*$/, path)
    const response = await getResponse(handlers, new Request(url, { method: 'POST', body: JSON.stringify(ours(body)) }))
    if (response === undefined || !response.ok) return response
    const came = await response.text()
    const answer = parsed(came)
    const row = Array.isArray(answer) && isRow(answer[0]) ? answer[0] : { response: came.replaceAll('"', '') }
    const word = text(row['response'])
    return dialect.written(path, { done: DONE.includes(word), text: word, row })
  }

  return (request) => {
    const url = new URL(request.url)
    if (url.pathname.includes('/images/')) return getResponse(handlers, request)
    const path = dialect.pathOf(url.pathname.slice(url.pathname.lastIndexOf('/')))
    return request.method === 'POST' ? write(request, path) : read(url, path)
  }
}
