import { parsed } from '../described.ts'
import { isRow } from './columns.ts'
import { alike, meant, wordsOf } from './words.ts'

const NAMES: Readonly<Record<string, string>> = {
  user: 'usuario email correo mail cliente id_usuario usuario_id userId',
  mensaje: 'texto message comentario contenido text',
  nota: 'notas comentarios observaciones mensaje note',
  productos: 'items detalle partidas carrito lineas',
  busqueda: 'q buscar search texto termino query',
  pagina: 'page url ruta path seccion',
}

/** `id_tienda`, `tienda_id` and `tiendaId` of each word for the thing. */
const idNames = (noun: string): readonly string[] =>
  alike(noun)
    .slice(0, 8)
    .flatMap((word) => [`id_${word}`, `${word}_id`, `${word}Id`, word])

export const otherNames = (field: string): readonly string[] => {
  const [first, noun = 'producto'] = wordsOf(field)
  return first === 'id' ? idNames(meant(noun)) : (NAMES[field] ?? '').split(' ').filter((name) => name !== '')
}

const LACKING = String.raw`falt\w*|requer\w*|obligatori\w*|required|missing|indica|invalid\w*`
const FIELD = 'campo|par[aá]metro|parameter|field'
const AFTER = new RegExp(
  `(?:${LACKING}|${FIELD}) ` + String.raw`(?:(?:el|la|los|las|un|una|${FIELD}|dato)s? |: ?)*["«']?(\p{L}[\p{L}\d_.]*)`,
  'giu',
)
const BEFORE = /(\p{L}[\p{L}\d_.]*)["»']? (?:es|son|is|are) (?:requerid|obligatori|necesari|required|missing)/giu
const JOINED = /[\p{L}\d]+(?:[_.][\p{L}\d]+)+|\p{Ll}+\p{Lu}[\p{L}\d]*/gu
const LONGEST_REFUSAL = 2000

/** Names in a refusal: keys of its errors, lists of fields, and words that look like a field's name. */
export const namedIn = (body: string): readonly string[] => {
  const text = body.slice(0, LONGEST_REFUSAL).replace(/\s+/g, ' ')
  const found: string[] = []
  const read = (words: string): void => {
    found.push(...(words.match(JOINED) ?? []))
    for (const pattern of [AFTER, BEFORE]) for (const [, name = ''] of words.matchAll(pattern)) found.push(name)
  }
  const walk = (value: unknown, isError: boolean): void => {
    if (typeof value === 'string') {
      if (isError && /^[\w.]+$/.test(value)) found.push(value)
      return read(value)
    }
    if (Array.isArray(value)) return value.forEach((item) => walk(item, isError))
    if (!isRow(value)) return
    for (const [key, inner] of Object.entries(value)) {
      if (isError && !/^\d+$/.test(key)) found.push(key)
      walk(inner, isError || /^(?:errors?|errores|campos?|fields?|faltan?|missing)$/i.test(key))
    }
  }
  const json = parsed(text)?.json
  if (json === undefined) read(text)
  else walk(json, false)
  return [...new Set(found.map((name) => name.split('.').at(-1) ?? name).filter((name) => name.length > 1))]
}

/** `tiendaId` and `id_store` mean the same. */
const meaningIn = (name: string): string => wordsOf(name).map(meant).toSorted().join(' ')
const withoutId = (name: string): string => meaningIn(name).replace(/^id | id(?= |$)/, '')

/** The field that a server means by a name; null where none fits. */
export const fieldMeant = (fields: readonly string[], name: string): string | null => {
  const named = fields.map((field) => ({ field, own: field.replace('productos.', '') }))
  const found =
    named.find(({ own }) => meaningIn(own) === meaningIn(name)) ??
    named.find(({ own }) => otherNames(own).some((other) => meaningIn(other) === meaningIn(name))) ??
    named.find(({ own }) => own.startsWith('id_') && withoutId(own) === withoutId(name))
  return found?.field ?? null
}
