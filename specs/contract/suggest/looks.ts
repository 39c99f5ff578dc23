import { printable } from '../../../src/adapters/http/schema/text.ts'

// What values look like, whatever their column is called.

type Look = (value: unknown) => boolean

export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''

/** The same as people read it: `Pantal&oacute;n` is «Pantalón». */
export const plain = (value: unknown): string => printable(textOf(value), 300)

export const isNothing: Look = (value) =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0) ||
  /^0000-00-00|^00\/00\/0000/.test(textOf(value))

export const valuesGiven = (values: readonly unknown[]): readonly unknown[] =>
  values.filter((value) => !isNothing(value))

/** What stands between the words of a text. `26-28` is one size, `CH-M-G` are three. */
export const separatorIn = (text: string): string | undefined =>
  [';', '|', ',', '/', '\n'].find((sign) => text.includes(sign)) ??
  (/^[a-z]{1,3}(?:-[a-z]{1,3})+$/i.test(text) ? '-' : undefined)

const partsOf = (value: unknown): readonly unknown[] => {
  if (Array.isArray(value)) return value
  const text = textOf(value)
  const separator = separatorIn(text)
  return (separator === undefined ? [text] : text.split(separator))
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

const PICTURE = /\.(?:jpe?g|png|svg|webp|gif|avif|jfif|bmp)(?:\?.*)?$/i
const FLAG = /^(?:[01sn]|s[ií]|no|yes|true|false|on|off)$/i
const LETTERS = String.raw`e?x{0,4}(?:ch|s|m|l|g|gde|med)|\d?x[slg]`
const FIGURES = String.raw`\d{1,2}(?:[.½]5?)?|\d+ ?[-/a] ?\d+ ?(?:m|meses|a|años)?|\d+ ?(?:m|meses|a|años)`
const WORDS = 'unitalla|[uú]nica|un|rn|uni|matrimonial|individual|king size|queen'
const SIZE = new RegExp(`^(?:${LETTERS}|${FIGURES}|${WORDS})$`, 'i')
export const HEX = /^#(?:[\da-f]{3}|[\da-f]{6})$/i

export const isPicture: Look = (value) => typeof value === 'string' && PICTURE.test(value)
export const isFlag: Look = (value) => typeof value === 'boolean' || FLAG.test(textOf(value))
const isDate: Look = (value) =>
  typeof value === 'string'
    ? /^\d{1,4}[-/]\d\d?[-/]\d{1,4}(?:[ T,]|$)|^1\d{9}(?:\d{3})?$/.test(value.trim())
    : isInstant(value)
const isInstant: Look = (value) => typeof value === 'number' && value > 6e8 && value < 5e12
export const isWords: Look = (value) =>
  typeof value === 'string' &&
  /\p{L}{2}/u.test(value) &&
  !isPicture(value) &&
  !isDate(value) &&
  !isFlag(value) &&
  !/^(?:https?:)?\/\/|@\w+\.|^[a-f\d]{32}$|^[a-z\d]+(?:-[a-z\d]+)+$/.test(value)
export const isSize: Look = (value) => SIZE.test(textOf(value))
const isId: Look = (value) => /^[\w-]{1,64}$/.test(textOf(value))
export const isAmount: Look = (value) => /^\$? ?\d+(?:,\d{3})*(?:\.\d+)?(?: ?MXN)?$/.test(textOf(value))
export const amountOf = (value: unknown): number => Number(textOf(value).replace(/[$, ]|MXN/g, '') || NaN)
const isListOf =
  (look: Look): Look =>
  (value) => {
    const parts = partsOf(value)
    return parts.length > 0 && parts.every(look)
  }

const PHONE = /^\+?[\d\s().-]{10,20}$/
const matches =
  (pattern: RegExp): Look =>
  (value) =>
    pattern.test(textOf(value))

/** What a field's values look like; those of other fields are words. */
const LOOKS: readonly (readonly [fields: string, what: string, look: Look])[] = [
  ['id id_tienda', 'claves', isId],
  ['sku', 'claves', matches(/^[\w.-]{2,40}$/)],
  ['folio', 'folios', matches(/^[\w.-]{1,40}$/)],
  ['imagen logo portada svg', 'imágenes', isPicture],
  ['galeria', 'listas de imágenes', isListOf(isPicture)],
  ['tallas', 'tallas', isListOf(isSize)],
  ['colores', 'colores', isListOf((part) => isWords(textOf(part).split(':')[0]))],
  ['cuidados', 'frases', isListOf(isWords)],
  ['nuevo verificada favorito', 'sí o no', isFlag],
  ['minimo multiplo sin_leer cantidad existencia', 'números enteros', matches(/^\d{1,6}$/)],
  ['pedido_minimo total', 'cantidades', isAmount],
  ['fecha', 'fechas', isDate],
  ['desde', 'años', matches(/^(?:18|19|20)\d\d$/)],
  ['telefono phone', 'teléfonos', matches(PHONE)],
  ['correo', 'correos', matches(/^\S+@\S+\.\w+$/)],
  ['liga', 'direcciones', (value) => /^(?:https?:\/\/|\/)\S*$/.test(textOf(value)) && !isPicture(value)],
  ['contenido', 'HTML', matches(/<p|&lt;p|<h\d/i)],
]

/** Fewer values that look right are too few: `entrega` full of «SI» and «NO». */
export const LEAST_FIT = 0.6

/** The share of values that look as this field's do, 0 to 1; null where there are none. */
export const lookOf = (
  field: string,
  values: readonly unknown[],
): { readonly fit: number | null; readonly what: string } => {
  const [, what, look] = LOOKS.find(([fields]) => fields.split(' ').includes(field)) ?? ['', 'texto', isWords]
  const given = values.filter((value) => !isNothing(value) || isFlag(value))
  return { fit: given.length === 0 ? null : given.filter(look).length / given.length, what }
}
