import { printable } from '../../../src/adapters/http/schema/text.ts'
import { foldText } from '../../../src/domain/text.ts'

// What values look like, whatever their column is called. A look never reads a value: it only says what it may be.

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

/** The words of a list: in an array, or in a text with one separator. */
const partsOf = (value: unknown): readonly unknown[] => {
  if (Array.isArray(value)) return value
  const text = textOf(value)
  const separator = [';', '|', ',', '/', '\n'].find((each) => text.includes(each))
  return (separator === undefined ? [text] : text.split(separator))
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

const PICTURE = /\.(?:jpe?g|png|svg|webp|gif|avif|jfif|bmp)(?:\?.*)?$/i
const FLAG = /^(?:[01sn]|s[ií]|no|yes|true|false|on|off)$/i
const SIZE =
  /^(?:e?x{0,4}(?:ch|s|m|l|g|gde|med)|\d?x[slg]|\d{1,2}(?:[.½]5?)?|\d+ ?[-/a] ?\d+ ?(?:m|meses|a|años)?|\d+ ?(?:m|meses|a|años)|unitalla|[uú]nica|un|rn|uni|matrimonial|individual|king size|queen)$/i
const COLOURS = new Set(
  'negro blanco rojo azul verde amarillo rosa gris cafe beige morado lila naranja vino hueso marino turquesa mostaza dorado plata crema palo menta coral fiusha fucsia celeste oro arena marron marfil kaki caqui camel aqua salmon nude mezclilla purpura violeta olivo jade perla chocolate petroleo tabaco rey lavanda ladrillo terracota cobre grafito carbon humo limon mango uva ciruela cereza miel natural crudo estampado floral multicolor combinado surtido plomo acero oxford jaspe tinto guinda magenta lima durazno cielo militar tostado indigo stone deslavado black white red blue green yellow pink gray grey brown purple orange navy ivory'.split(
    ' ',
  ),
)
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
export const isColour: Look = (value) => COLOURS.has(foldText(textOf(value)).split(/[\s-]/)[0] ?? '')
export const isId: Look = (value) => /^[\w-]{1,64}$/.test(textOf(value))
export const isAmount: Look = (value) => /^\$? ?\d+(?:,\d{3})*(?:\.\d+)?(?: ?MXN)?$/.test(textOf(value))
export const amountOf = (value: unknown): number => Number(textOf(value).replace(/[$, ]|MXN/g, '') || NaN)
const isWhole: Look = (value) => /^\d{1,6}$/.test(textOf(value))
const isListOf =
  (look: Look): Look =>
  (value) => {
    const parts = partsOf(value)
    return parts.length > 0 && parts.every(look)
  }

/** What a field's values look like, by the field's own name; of others, words. */
const LOOKS: Readonly<Record<string, { readonly look: Look; readonly what: string }>> = {
  id: { look: isId, what: 'claves' },
  id_tienda: { look: isId, what: 'claves' },
  imagen: { look: isPicture, what: 'imágenes' },
  logo: { look: isPicture, what: 'imágenes' },
  portada: { look: isPicture, what: 'imágenes' },
  svg: { look: isPicture, what: 'imágenes' },
  galeria: { look: isListOf(isPicture), what: 'listas de imágenes' },
  tallas: { look: isListOf(isSize), what: 'tallas' },
  colores: { look: isListOf((part) => isColour(textOf(part).split(':')[0])), what: 'colores' },
  nuevo: { look: isFlag, what: 'sí o no' },
  verificada: { look: isFlag, what: 'sí o no' },
  favorito: { look: isFlag, what: 'sí o no' },
  minimo: { look: isWhole, what: 'números enteros' },
  multiplo: { look: isWhole, what: 'números enteros' },
  sin_leer: { look: isWhole, what: 'números enteros' },
  cantidad: { look: isWhole, what: 'números enteros' },
  existencia: { look: isWhole, what: 'números enteros' },
  pedido_minimo: { look: isAmount, what: 'cantidades' },
  total: { look: isAmount, what: 'cantidades' },
  fecha: { look: isDate, what: 'fechas' },
  desde: { look: (value) => /^(?:18|19|20)\d\d$/.test(textOf(value)), what: 'años' },
  telefono: { look: (value) => /^\+?[\d\s().-]{10,20}$/.test(textOf(value)), what: 'teléfonos' },
  phone: { look: (value) => /^\+?[\d\s().-]{10,20}$/.test(textOf(value)), what: 'teléfonos' },
  correo: { look: (value) => /^\S+@\S+\.\w+$/.test(textOf(value)), what: 'correos' },
  liga: { look: (value) => /^(?:https?:\/\/|\/)\S*$/.test(textOf(value)) && !isPicture(value), what: 'direcciones' },
  contenido: { look: (value) => /<p|&lt;p|<h\d/i.test(textOf(value)), what: 'HTML' },
  cuidados: { look: isListOf(isWords), what: 'frases' },
  sku: { look: (value) => /^[\w.-]{2,40}$/.test(textOf(value)), what: 'claves' },
  folio: { look: (value) => /^[\w.-]{1,40}$/.test(textOf(value)), what: 'folios' },
}

/** How many of a column's values look as this field's do, 0 to 1; null where it has no value at all. */
export const lookOf = (
  field: string,
  values: readonly unknown[],
): { readonly fit: number | null; readonly what: string } => {
  const { look, what } = LOOKS[field] ?? { look: isWords, what: 'texto' }
  const given = values.filter((value) => !isNothing(value) || isFlag(value))
  return { fit: given.length === 0 ? null : given.filter(look).length / given.length, what }
}
