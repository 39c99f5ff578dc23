import { readColourImages } from '../../../src/adapters/http/colour-images.ts'
import type { EntityName } from '../../../src/adapters/http/dialect-names.ts'
import { readMoment } from '../../../src/adapters/http/moments.ts'
import { readColours, readWords } from '../../../src/adapters/http/lists.ts'
import { readPesos, readPieces, readTiers } from '../../../src/adapters/http/prices.ts'
import { foldText } from '../../../src/domain/text.ts'

/** What is already known of the server, to recognise its values elsewhere. Texts are folded. */
export interface Facts {
  readonly segments: ReadonlySet<string>
  readonly categories: ReadonlySet<string>
  readonly storeIds: ReadonlySet<string>
  readonly storeNames: ReadonlySet<string>
  readonly towns: ReadonlySet<string>
}

export const NO_FACTS: Facts = {
  segments: new Set(),
  categories: new Set(),
  storeIds: new Set(),
  storeNames: new Set(),
  towns: new Set(),
}

/** How well values look like a field's, 0 to 1. `telling`: that look alone is proof enough, whatever the name. */
export interface Look {
  readonly fit: number
  readonly telling: boolean
  readonly why: string
}

type Test = (value: unknown) => boolean

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
const isScalar: Test = (value) => typeof value === 'string' || typeof value === 'number'
const isWords: Test = (value) =>
  typeof value === 'string' &&
  /\p{L}{2}/u.test(value) &&
  !isAddress(value) &&
  !isDate(value) &&
  !isFlag(value) &&
  !/@\w+\.|^[a-f\d]{32}$/.test(value)
const isAddress: Test = (value) =>
  typeof value === 'string' && /^(?:https?:)?\/\/|^www\.|\.(?:jpe?g|png|svg|webp|gif|avif)$/i.test(value)
const isDate: Test = (value) => typeof value === 'string' && /\d[-/]\d/.test(value) && readMoment(value) !== undefined
const isPicture: Test = (value) => {
  if (typeof value === 'string') return /\.(?:jpe?g|png|svg|webp|gif|avif|jfif|bmp)(?:\?.*)?$/i.test(value)
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).some(isPicture)
}
const isFlag: Test = (value) =>
  typeof value === 'boolean' || /^(?:[01sn]|s[ií]|no|yes|true|false|on|off)$/i.test(text(value))
const isSlug: Test = (value) => typeof value === 'string' && /^[a-z\d]+(?:-[a-z\d]+){2,}$/.test(value)

const SIZE =
  /^(?:[x\d]*(?:e|x)?(?:ch|s|m|g|l|gde|med)|e?x*[gls]|\d{1,2}(?:[.½]5?)?|\d+\s*[-/a]\s*\d+\s*(?:m|meses|a|años)?|\d+\s*(?:m|meses|a|años)|unitalla|única|unica|un|rn|uni|recien nacido|prematuro|mat|king size|matrimonial|individual|queen)$/i
const COLOURS = new Set(
  'negro blanco rojo azul verde amarillo rosa gris cafe beige morado lila naranja vino hueso marino turquesa mostaza dorado plata crema palo menta coral fiusha fucsia celeste oro arena marron marfil kaki caqui camel aqua salmon nude mezclilla purpura violeta olivo jade perla chocolate petroleo tabaco rey lavanda ladrillo terracota cobre grafito carbon humo limon mango sandia uva ciruela cereza nuez miel natural crudo estampado floral multicolor combinado surtido plomo acero oxford jaspe tinto guinda magenta lima pistache durazno chedron cielo militar tostado'.split(
    ' ',
  ),
)
const isSizes: Test = (value) => {
  const words = readWords(value)
  return (
    words !== undefined &&
    words.length > 0 &&
    words.every((word) => SIZE.test(word)) &&
    !isFlag(value) &&
    (words.length > 1 || !/^\d+$/.test(words[0] ?? ''))
  )
}
const isColours: Test = (value) => {
  const colours = readColours(value)
  return (
    colours !== undefined &&
    colours.length > 0 &&
    colours.every(({ name, hex }) => hex !== null || COLOURS.has(foldText(name).split(/[\s-]/)[0] ?? ''))
  )
}

const NO_FOLDERS = { base: '', folders: {} }
const isColourImages: Test = (value) => {
  const found = readColourImages(value, NO_FOLDERS) ?? []
  return found.length > 0 && found.every(({ colour, image }) => isPicture(image) && isColours(colour))
}

interface Kind {
  readonly test: Test
  readonly what: string
  readonly telling?: boolean
  /** All values there can be are known. */
  readonly isKnown?: boolean
  /** Different in every row. */
  readonly unique?: boolean
}

const oneOf = (known: ReadonlySet<string>, what: string, otherwise: Test): Kind =>
  known.size === 0
    ? { test: otherwise, what: 'texto' }
    : { test: (value) => known.has(foldText(text(value))), what, telling: true, isKnown: true }

const PROSE: Kind = {
  test: (value) => isWords(value) && text(value).length > 15 && text(value).includes(' '),
  what: 'frases',
}
const WORDS: Kind = { test: (value) => isWords(value) && text(value).length < 120, what: 'palabras' }
const NAME: Kind = { test: (value) => isWords(value) && !isSlug(value) && text(value).length < 160, what: 'nombres' }
const PRICE: Kind = { test: (value) => (readPesos(value) ?? 0) > 0, what: 'precios' }
const PIECES: Kind = { test: (value) => (readPieces(value) ?? 9999) < 1000, what: 'números enteros' }
const PICTURE: Kind = { test: isPicture, what: 'imágenes' }
const FLAG: Kind = { test: isFlag, what: 'sí o no' }

const kindOf = (entity: EntityName, field: string, facts: Facts): Kind => {
  if (field === 'id' || (entity === 'conversacion' && field === 'id_tienda')) {
    return {
      test: (value) => isScalar(value) && /^[\w-]{1,64}$/.test(text(value)),
      what: 'claves, una por fila',
      unique: true,
    }
  }
  switch (field) {
    case 'id_tienda':
      return { ...oneOf(facts.storeIds, 'claves de empresas', isScalar), telling: false }
    case 'tienda':
      return oneOf(facts.storeNames, 'nombres de empresas', NAME.test)
    case 'segmento':
      return entity === 'segmento' ? NAME : oneOf(facts.segments, 'segmentos', WORDS.test)
    case 'categoria':
      return entity === 'categoria' ? NAME : oneOf(facts.categories, 'categorías', WORDS.test)
    case 'poblacion':
      return entity === 'empresa' ? WORDS : oneOf(facts.towns, 'poblaciones', WORDS.test)
    case 'nombre':
    case 'titulo':
      return NAME
    case 'imagen':
    case 'logo':
    case 'portada':
    case 'svg':
      return PICTURE
    case 'galeria':
      return {
        test: (value) =>
          Array.isArray(value)
            ? value.some(isPicture)
            : typeof value === 'string' && value.split(/[,;|]/).every((part) => part.trim() === '' || isPicture(part)),
        what: 'listas de imágenes',
      }
    case 'imagenes_color':
      return { test: (value) => isColourImages(value), what: 'imágenes por color', telling: true }
    case 'precios':
      return {
        test: (value) => Array.isArray(value) && value.length > 0 && readTiers(value) !== undefined,
        what: 'precios por piezas',
        telling: true,
      }
    case 'precios.precio':
    case 'precios.mayoreo':
    case 'precios.medio':
    case 'pedido_minimo':
      return PRICE
    case 'precios.piezas':
    case 'precios.piezas_medio':
    case 'minimo':
    case 'multiplo':
      return PIECES
    case 'tallas':
      return { test: isSizes, what: 'tallas', telling: true }
    case 'colores':
      return { test: isColours, what: 'colores', telling: true }
    case 'nuevo':
    case 'verificada':
    case 'favorito':
      return FLAG
    case 'fecha':
      // The only column of dates is the date, whatever its name; of two, the name decides or a person does.
      return { test: isDate, what: 'fechas', telling: true }
    case 'desde':
      return { test: (value) => /^(?:18|19|20)\d\d$/.test(text(value)), what: 'años' }
    case 'telefono':
    case 'phone':
      return { test: (value) => /^\+?[\d\s().-]{10,20}$/.test(text(value)), what: 'teléfonos' }
    case 'correo':
      return { test: (value) => /^\S+@\S+\.\w+$/.test(text(value)), what: 'correos', telling: true }
    case 'liga':
      return {
        test: (value) => typeof value === 'string' && /^(?:https?:\/\/|\/)\S*$/.test(value) && !isPicture(value),
        what: 'direcciones',
      }
    case 'contenido':
      return { test: (value) => typeof value === 'string' && /<p|&lt;p|<h\d/i.test(value), what: 'HTML', telling: true }
    case 'sin_leer':
    case 'cantidad':
      return { test: (value) => /^\d{1,6}$/.test(text(value)), what: 'números' }
    case 'texto':
    case 'resumen':
    case 'descripcion':
    case 'historia':
      return PROSE
    case 'mensaje':
      return { test: (value) => isWords(value) && !isSlug(value), what: 'frases' }
    case 'cuidados':
    case 'agotados':
      return { test: (value) => (readWords(value)?.length ?? 0) > 0 && !isPicture(value), what: 'listas' }
    default:
      return WORDS
  }
}

const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  text(value).startsWith('0000-00-00')

/** The fit of a column without any value: nothing speaks against it, and nothing for it. */
export const NO_VALUES = 0.3

/** Holds the values of a column against what a field of ours holds. */
export const lookOf = (entity: EntityName, field: string, values: readonly unknown[], facts: Facts): Look => {
  const kind = kindOf(entity, field, facts)
  const given = values.filter((value) => !isNothing(value))
  if (given.length === 0) return { fit: NO_VALUES, telling: false, why: 'vino vacío' }
  if (kind.unique === true && new Set(given.map(text)).size < values.length)
    return { fit: 0, telling: false, why: 'se repite' }
  const share = given.filter(kind.test).length / given.length
  // Of values that are known one by one, most must be among those.
  const fit = kind.isKnown === true && share < 0.5 ? 0 : share
  return {
    fit,
    telling: kind.telling === true && fit > 0.9 && given.length > 1,
    why: fit > 0.9 ? kind.what : `${Math.round(fit * 100)} % ${kind.what}`,
  }
}
