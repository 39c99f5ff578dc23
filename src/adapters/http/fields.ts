import type { Colour, PriceTier, ProductDetail } from '../../domain/catalogue/catalogue.ts'
import { clipped } from '../../domain/text.ts'
import { readColourImages, readColoursWithImages, type ColourImage } from './colour-images.ts'
import type { ImageKind } from './dialect.ts'
import { readImage, type ImageSettings } from './images.ts'
import { readItems, readSizes, readSoldOut, readWords } from './lists.ts'
import { readFlag, readNumber, readPesos, readPieces, readTiers } from './prices.ts'
import { LONGEST_TEXT, printable, withoutEntities, withoutTags } from './text.ts'

/**
 * One field of a row as PHP writes it. `read` gives undefined for a value that it cannot read; then `fallback` is used
 * or, if the field is required, the whole row is left out. Never throws.
 */
export interface Field<T> {
  /** What the field should hold, in Spanish, for the contract report. */
  readonly expected: string
  readonly read: (raw: unknown, images: ImageSettings) => T | undefined
  readonly optional: boolean
  readonly fallback: T | undefined
  /** Whether the value may be an object. */
  readonly takesObject: boolean
}

/** Of each of our fields, its name in the document and how it is read. Other fields are ignored. */
export type Schema<Row> = { readonly [Name in keyof Row]: readonly [column: string, field: Field<Row[Name]>] }

type Read<T> = Field<T>['read']
const required = <T>(expected: string, read: Read<T>): Field<T> => ({
  expected,
  read,
  optional: false,
  fallback: undefined,
  takesObject: false,
})
export const optional = <T>(expected: string, fallback: T, read: Read<T>, takesObject = false): Field<T> => ({
  expected,
  read,
  optional: true,
  fallback,
  takesObject,
})

/** PHP's ways to say "nothing". */
export const isAbsent = (raw: unknown): boolean => raw === undefined || raw === null || raw === ''

const LONGEST_NAME = 300
const LONGEST_HTML = 500_000

const readText = (raw: unknown, most: number): string | undefined => {
  // Cut first: cleaning a text of 20 MB would take seconds.
  if (typeof raw === 'string') return clipped(printable(raw.length > most * 2 ? raw.slice(0, most * 2) : raw), most)
  return typeof raw === 'number' && Number.isFinite(raw) ? String(raw) : undefined
}
const readName = (raw: unknown): string | undefined => readText(raw, LONGEST_NAME) || undefined
const readPlain = (raw: unknown): string | undefined => {
  const text = readText(raw, LONGEST_TEXT)
  return text && withoutTags(text)
}
/** Tags written as `&lt;p&gt;` went through PHP's `htmlspecialchars`, which is undone here. */
const readHtml = (raw: unknown): string | undefined => {
  const html = typeof raw === 'string' ? raw.slice(0, LONGEST_HTML) : undefined
  if (html === undefined || printable(html) === '') return undefined
  return /<[a-z]/i.test(html) ? html : withoutEntities(html)
}

const readWhole = (raw: unknown): number | undefined => {
  const number = readNumber(raw)
  return number !== undefined && Number.isSafeInteger(number) && number >= 0 ? number : undefined
}

/**
 * A path of this site, also without its first slash (`empresa/1`). Absolute, protocol-relative and `javascript:`
 * addresses
 * are refused, and so is `/.//otro.mx`, which becomes protocol-relative when a browser normalises it.
 */
const readLink = (raw: unknown): string | undefined => {
  const path = typeof raw === 'string' ? raw.trim().replace(/^(?=[a-z]+\/)/, '/') : ''
  return /^\/(?![\\/])(?:[^\\\s<>"']| )*$/.test(path) && !path.includes('//') ? path.replaceAll(' ', '%20') : undefined
}

const readImages = (raw: unknown, images: ImageSettings): readonly string[] | undefined => {
  const paths = readItems(raw)?.map((item) => readImage(item, images, 'producto'))
  return paths && [...new Set(paths.filter((path) => path !== undefined))]
}

export const field = {
  /** Identifies a row. A long one is refused, not cut: the first half of an id may be another row's id. */
  id: required('identificador', (raw) =>
    typeof raw === 'string' && raw.length > LONGEST_NAME ? undefined : readName(raw),
  ),
  /** Required text. */
  name: required('texto no vacío', readName),
  /** Required text of any length. */
  message: required('texto no vacío', (raw) => readText(raw, LONGEST_TEXT) || undefined),
  /** A word or a short line. */
  text: optional('texto', '', (raw) => readText(raw, LONGEST_NAME)),
  /** Text of several lines, without its HTML tags. */
  plain: optional('texto', '', readPlain),
  html: optional('texto en HTML', '', readHtml),
  pieces: optional('número entero desde 1', 1, readPieces),
  count: optional('número entero desde 0', 0, readWhole),
  countRequired: required('número entero desde 0', readWhole),
  flag: optional('0 o 1', false, readFlag),
  flagOrNull: optional<boolean | null>('0 o 1', null, readFlag),
  /** 0 is no price. */
  pesosOrNull: optional<number | null>('precio en pesos', null, (raw) => readPesos(raw) || null),
  tiers: optional<readonly PriceTier[]>('precios "piezas:pesos"', [], readTiers, true),
  colours: optional<readonly Colour[]>('colores "nombre:#rrggbb"', [], readColoursWithImages),
  colourImages: optional<readonly ColourImage[]>('imágenes "color:ruta"', [], readColourImages, true),
  soldOut: optional<ProductDetail['soldOut']>('agotados "color:talla"', [], readSoldOut),
  sizes: optional<readonly string[]>('tallas separadas por comas', [], readSizes),
  words: optional<readonly string[]>('palabras separadas por comas', [], readWords),
  yearOrNull: optional<number | null>('año', null, (raw) => {
    const year = readNumber(raw)
    return year !== undefined && Number.isInteger(year) && year > 1500 && year < 2200 ? year : undefined
  }),
  image: (kind: ImageKind) =>
    optional<string | null>('ruta de imagen', null, (raw, images) => readImage(raw, images, kind), true),
  images: optional<readonly string[]>('rutas de imagen separadas por comas', [], readImages),
  linkOrNull: optional<string | null>('ruta de este sitio', null, readLink),
} as const
