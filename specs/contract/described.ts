// What came, in a few Spanish words.

export const excerpt = (value: unknown): string => {
  const text = typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : (JSON.stringify(value) ?? 'nada')
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'texto',
  number: 'número',
  boolean: 'booleano',
  object: 'objeto',
}
export const described = (value: unknown): string => {
  if (value === null) return 'null'
  if (value === '') return 'texto vacío'
  return `${Array.isArray(value) ? 'lista' : (KINDS[typeof value] ?? typeof value)} ${excerpt(value)}`
}

const WARNING = /(?:<b>)?(Warning|Notice|Deprecated|Parse error|Fatal error)(?:<\/b>)?:\s*([^\n]*)/

/** What stands where JSON should. */
export const strangeBody = (body: string): string => {
  const text = body.trim()
  if (text === '') return 'cuerpo vacío'
  const [, kind, message = ''] = WARNING.exec(text.slice(0, 2000)) ?? []
  if (kind !== undefined) return `aviso de PHP: ${excerpt(`${kind}: ${message.replace(/<[^>]*>/g, '')}`)}`
  if (/^<(?:!doctype|html|head|body|[a-z][a-z\d]*[\s>/])/i.test(text)) return `una página HTML: ${excerpt(text)}`
  if (/^[[{"]/.test(text)) return `JSON que no se puede leer (¿truncado?), termina en «${excerpt(text.slice(-30))}»`
  return `texto: ${excerpt(text)}`
}
