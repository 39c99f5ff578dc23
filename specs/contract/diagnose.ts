import { fieldsOf, imagesOf, rowsOf, translatorOf, type RowSource, type ServerTerms } from '../../src/adapters/http/decode.ts'
import { decodeAnswer, type Endpoint, type ReadEndpoint } from '../../src/adapters/http/endpoint.ts'
import { isAbsent, type Field } from '../../src/adapters/http/fields.ts'

/** One thing about an answer that the site cannot live with. */
export interface Difference {
  readonly field: string
  readonly expected: string
  readonly got: string
}

export interface Diagnosis {
  readonly differences: readonly Difference[]
  /** What the site puts up with, or what could not be compared. */
  readonly notes: readonly string[]
  /** The rows, for whoever needs an id out of them. */
  readonly rows: readonly Readonly<Record<string, unknown>>[]
}

export interface Came {
  readonly status: number
  readonly type: string
  readonly body: string
}

type Row = Readonly<Record<string, unknown>>
const isRow = (raw: unknown): raw is Row => typeof raw === 'object' && raw !== null && !Array.isArray(raw)

const excerpt = (value: unknown): string => {
  const text = typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : (JSON.stringify(value) ?? 'nada')
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}

const KINDS: Readonly<Record<string, string>> = { string: 'texto', number: 'número', boolean: 'booleano', object: 'objeto' }
const described = (value: unknown): string => {
  if (value === null) return 'null'
  if (value === '') return 'texto vacío'
  return `${Array.isArray(value) ? 'lista' : (KINDS[typeof value] ?? typeof value)} ${excerpt(value)}`
}

const WARNING = /(?:<b>)?(Warning|Notice|Deprecated|Parse error|Fatal error)(?:<\/b>)?:\s*([^\n]*)/

/** What stands where JSON should. */
const strangeBody = (body: string): string => {
  const text = body.trim()
  if (text === '') return 'cuerpo vacío'
  const [, kind, message = ''] = WARNING.exec(text.slice(0, 2000)) ?? []
  if (kind !== undefined) {
    const before = /[[{][\s\S]*[\]}]\s*$/.test(text) ? 'aviso de PHP antes del JSON' : 'aviso de PHP'
    return `${before}: ${excerpt(`${kind}: ${message.replace(/<[^>]*>/g, '')}`)}`
  }
  if (/^<(?:!doctype|html|head|body|[a-z][a-z\d]*[\s>/])/i.test(text)) return `una página HTML: ${excerpt(text)}`
  if (/^[[{"]/.test(text)) return `JSON que no se puede leer (¿truncado?), termina en «${excerpt(text.slice(-30))}»`
  return `texto: ${excerpt(text)}`
}

const parse = (body: string): { readonly json: unknown } | null => {
  try {
    return { json: JSON.parse(body) as unknown }
  } catch {
    return null
  }
}

const OWN: ServerTerms = { dialect: {}, imagesBase: '/images' }

const unreadable = (field: Field<unknown>, raw: unknown): boolean => {
  if (isAbsent(raw)) return !field.optional
  const value = field.read(raw, imagesOf(OWN))
  if (value === undefined) return true
  // A list that was not empty and of which nothing was left.
  return Array.isArray(value) && value.length === 0 && !(Array.isArray(raw) && raw.length === 0)
}

const compareRows = (endpoint: ReadEndpoint<unknown>, came: readonly Row[]): readonly Difference[] => {
  const fields = fieldsOf(endpoint.schema as object)
  const { read } = translatorOf(endpoint, OWN)
  const rows = came.map(read)
  const known = new Set(fields.map(([name]) => name))
  const strangers = [...new Set(came.flatMap((row) => Object.keys(row)))].filter((name) => !known.has(name))
  const share = (count: number) => (rows.length === 1 ? '' : ` (${count} de ${rows.length} filas)`)
  return fields.flatMap(([name, field]): Difference[] => {
    const lacking = rows.filter((row) => !Object.hasOwn(row, name))
    if (lacking.length > 0) {
      const hint = strangers.length > 0 ? `; campos de más: ${strangers.join(', ')} ¿se renombró?` : ''
      return [{ field: name, expected: field.expected, got: `falta${share(lacking.length)}${hint}` }]
    }
    const bad = rows.filter((row) => unreadable(field, row[name]))
    if (bad.length === 0) return []
    return [{ field: name, expected: field.expected, got: `${described(bad[0]?.[name])}${share(bad.length)}` }]
  })
}

const diagnoseRead = (endpoint: ReadEndpoint<unknown>, body: string): Omit<Diagnosis, 'notes'> & { note?: string } => {
  const shape = endpoint.answers === 'rows' ? 'una lista en JSON' : 'una fila en JSON'
  const wrong = (got: string) => ({ differences: [{ field: 'cuerpo', expected: shape, got }], rows: [] })
  const parsed = parse(body)
  if (parsed === null) return wrong(strangeBody(body))
  const rows = rowsOf(endpoint, parsed.json, OWN)
  if (rows === undefined) return wrong(described(parsed.json))
  if (rows.length === 0) return { differences: [], rows: [], note: 'vino vacía: no hay campos que comparar' }
  const good = rows.filter(isRow)
  const odd = rows.find((row) => !isRow(row))
  const differences = [
    ...(good.length < rows.length ? [{ field: 'fila', expected: 'objeto', got: described(odd) }] : []),
    ...(good.length > 0 ? compareRows(endpoint, good) : []),
  ]
  return { differences, rows: good }
}

const LOGIN: RowSource<unknown> = { path: '/login-user.php', entity: 'ingreso', schema: {} }

/** R3.02: who may come in has a name. */
const lacksName = (json: unknown): readonly Difference[] => {
  const first = rowsOf(LOGIN, json, OWN)?.[0]
  const name = isRow(first) ? first['name'] : undefined
  if (typeof name === 'string' && name.trim() !== '') return []
  return [{ field: 'name', expected: 'texto no vacío', got: name === undefined ? 'falta' : described(name) }]
}

const diagnoseWrite = (endpoint: Endpoint & { method: 'POST' }, body: string): readonly Difference[] => {
  if (endpoint.done.length === 0) return []
  const parsed = parse(body)
  const word = decodeAnswer(endpoint, parsed ?? { text: body.trim() }, OWN)
  if (word.ok) return endpoint.done.includes('exist') ? lacksName(parsed?.json) : []
  const got = parsed === null && word.failure.kind === 'malformed' ? strangeBody(body) : described(parsed?.json ?? body)
  return [{ field: 'response', expected: endpoint.done.map((each) => `«${each}»`).join(' o '), got }]
}

/** Holds an answer against what the adapters expect of it. Never throws. */
export const diagnose = (endpoint: Endpoint, { status, type, body }: Came): Diagnosis => {
  const notes: string[] = []
  if (status < 200 || status > 299) {
    const got = `${status}${body.trim() === '' ? '' : `: ${excerpt(body)}`}`
    return { differences: [{ field: 'estado HTTP', expected: '200', got }], notes, rows: [] }
  }
  const text = body.replace(/^\uFEFF+/, '')
  if (text !== body) notes.push('marca de orden de bytes (BOM) antes del JSON: se tolera')
  if (endpoint.method === 'POST') return { differences: diagnoseWrite(endpoint, text), notes, rows: [] }
  if (!/json/i.test(type)) notes.push(`tipo de contenido ${type === '' ? 'ausente' : type} en vez de application/json: se tolera`)
  const { differences, rows, note } = diagnoseRead(endpoint, text)
  if (note !== undefined) notes.push(note)
  return { differences, notes, rows }
}
