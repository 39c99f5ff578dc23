import { parseBody } from '../../src/adapters/http/client/answer.ts'

/** The JSON of an answer, as the site finds it; null where it has none. */
export const parsed = (body: string, status = 200): { readonly json: unknown; readonly status: number } | null => {
  const answer = parseBody(body, status)
  return 'json' in answer ? answer : null
}

export const excerpt = (value: unknown, most = 80): string => {
  const text = typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : (JSON.stringify(value) ?? 'nada')
  return text.length > most ? `${text.slice(0, most - 1)}…` : text
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'texto',
  number: 'número',
  boolean: 'booleano',
  object: 'objeto',
}
export const described = (value: unknown): string => {
  if (value === undefined) return 'falta'
  if (value === null) return 'null'
  if (value === '') return 'texto vacío'
  return `${Array.isArray(value) ? 'lista' : (KINDS[typeof value] ?? typeof value)} ${excerpt(value)}`
}

const NOTICE = /(?:<b>)?(Warning|Notice|Deprecated|Parse error|Fatal error)(?:<\/b>)?:\s*([^\n]{0,300})/

export const strangeBody = (body: string): string => {
  const text = body.trim()
  if (text === '') return 'cuerpo vacío'
  const [, kind, message = ''] = NOTICE.exec(text.slice(0, 2000)) ?? []
  if (kind !== undefined) return `aviso de PHP: ${excerpt(`${kind}: ${message.replace(/<[^>]{0,80}>/g, '')}`)}`
  if (/^<(?:!doctype|html|head|body|[a-z][a-z\d]*[\s>/])/i.test(text)) return `una página HTML: ${excerpt(text)}`
  if (/^[[{"]/.test(text)) return `JSON que no se puede leer (¿truncado?), termina en «${excerpt(text.slice(-30))}»`
  return `texto: ${excerpt(text)}`
}
