import { ENDPOINTS } from '../../adapters/http/endpoints/endpoints.ts'
import { OWN_DIALECT, type Call, type CompiledColumn, type Dialect } from '../../adapters/http/schema/dialect.ts'
import { isObject, type Raw } from '../../adapters/http/schema/json.ts'
import { FILE, SOURCES } from './dialect-schema.ts'

/**
 * Without notes (keys that begin with `//`) and, outside of what null says something of, without null: a question that
 * nobody has answered yet.
 */
export const withoutNotes = (value: unknown, within = ''): unknown => {
  if (Array.isArray(value)) return value.map((item) => withoutNotes(item, 'lista'))
  if (!isObject(value)) return value
  const kept = Object.entries(value).filter(
    ([key, inner]) => !key.startsWith('//') && (inner !== null || (within !== '' && within !== 'llamadas/')),
  )
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutNotes(inner, within === '' ? key : `${within}/`)]))
}

/** Line of each key, by its path from the root (`entidades/producto/precios`). */
const linesOf = (source: string): ReadonlyMap<string, number> => {
  const lines = new Map<string, number>()
  const open: { key: string; isList: boolean }[] = []
  let line = 1
  let word = ''
  for (const [token] of source.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],:]|\n/g)) {
    const top = open.at(-1)
    if (token === '\n') line += 1
    else if (token === '{' || token === '[') open.push({ key: '', isList: token === '[' })
    else if (token === '}' || token === ']') open.pop()
    else if (token === ':' && top?.isList === false) {
      top.key = word
      lines.set(open.map(({ key }) => key).join('/'), line)
    } else if (token.startsWith('"')) word = JSON.parse(token) as string
  }
  return lines
}

type Checked = Omit<Partial<Dialect>, 'llamadas'> & {
  readonly entidades?: Readonly<Record<string, Readonly<Record<string, CompiledColumn>>>>
  readonly llamadas?: Readonly<Record<string, Call>>
}

/** The entities' columns, and how answers look in general, in each call that has them. */
const compiled = ({ moneda, zona_horaria, imagenes, entidades = {}, llamadas = {}, ...general }: Checked): Dialect => {
  const calls = ENDPOINTS.flatMap(({ path: call }): (readonly [string, Call])[] => {
    const own = llamadas[call]
    const source = SOURCES.find(({ path: named }) => named === call)
    const known = new Set(source?.fields.map((field) => field.column))
    const shared = Object.entries(entidades[source?.entity ?? ''] ?? {}).filter(([name]) => known.has(name))
    const campos = { ...Object.fromEntries(shared), ...own?.campos }
    const mine: Call = { ...general, ...own, ...(Object.keys(campos).length > 0 && { campos }) }
    return Object.keys(mine).length > 0 ? [[call, mine]] : []
  })
  return {
    ...OWN_DIALECT,
    ...(moneda !== undefined && { moneda }),
    ...(zona_horaria !== undefined && { zona_horaria }),
    imagenes: { ...OWN_DIALECT.imagenes, ...imagenes },
    llamadas: Object.fromEntries(calls),
  }
}

/** A deployment's dialect, compiled. Throws one sentence in Spanish for each mistake, with file and line. */
export const parseDialect = (source: string, file = 'dialecto.json'): Dialect => {
  const give = (says: readonly string[]): never => {
    throw new Error(`El dialecto del servidor no sirve:\n${says.map((say) => `  - ${file}${say}`).join('\n')}`)
  }
  let json: unknown
  try {
    json = JSON.parse(source)
  } catch (error) {
    const position = /position (\d+)/.exec(String(error))?.[1]
    const line =
      position === undefined ? source.split('\n').length : source.slice(0, Number(position)).split('\n').length
    return give([`, línea ${line}: no es JSON bien escrito (¿falta una coma, una comilla o una llave?)`])
  }
  const lines = linesOf(source)
  const lineOf = (at: readonly PropertyKey[]) => {
    for (let length = at.length; length > 0; length--) {
      const line = lines.get(at.slice(0, length).join('/'))
      if (line !== undefined) return `, línea ${line}: `
    }
    return ': '
  }
  const checked = FILE.safeParse(withoutNotes(json))
  if (checked.success) return compiled(checked.data as Raw as Checked)
  return give(
    checked.error.issues.map(({ path: at, message }) => {
      const place = at.map((part) => `«${String(part)}»`).join(' → ') || 'el archivo'
      return `${lineOf(at)}${message.startsWith('debe') ? `${place} ${message}` : message}`
    }),
  )
}
