import * as z from 'zod/mini'
import type { ImageKind } from './dialect.ts'
import { readMoment, readPesos, readPieces, readTiers, readWhole } from './figures.ts'
import {
  readColourImages,
  readColours,
  readGallery,
  readImage,
  readSizes,
  readSoldOut,
  readWords,
  type ImageSettings,
} from './lists.ts'
import { LONGEST_NAME, LONGEST_TEXT, printable, withoutEntities, withoutMarks, withoutTags } from './text.ts'

// Zod would probe `new Function`, which the site's Content-Security-Policy refuses and reports.
z.config({ jitless: true })

/** The ways to write a value that the dialect tells apart (see `Notation`). */
export type Writing =
  | 'texto'
  | 'figura'
  | 'pesos'
  | 'precios'
  | 'lista'
  | 'fotos'
  | 'colores'
  | 'fotos_color'
  | 'agotados'
  | 'fecha'
  | 'bandera'

/** A field of a thing: the server's column, what the contract expects there, and how a value is read. */
export type Field<T = unknown> = Readonly<{
  column: string
  expected: string
  writing: Writing
  isRequired: boolean
  read: (raw: unknown) => T | undefined
  schema: z.ZodMiniType<T>
}>

type Read<T> = (raw: unknown) => T | undefined
const required =
  <T>(expected: string, writing: Writing, read: Read<T>) =>
  (column: string): Field<T> => {
    const schema = z.transform((raw: unknown, context): T => {
      const value = read(raw)
      if (value !== undefined) return value
      context.issues.push({ code: 'custom', message: expected, input: raw })
      return z.NEVER
    })
    return { column, expected, writing, isRequired: true, read, schema }
  }
const optional =
  <T>(expected: string, writing: Writing, fallback: T, read: Read<T>) =>
  (column: string): Field<T> => {
    const schema = z.transform((raw: unknown): T => read(raw) ?? fallback)
    return { column, expected, writing, isRequired: false, read, schema }
  }
const orNull = <T>(expected: string, writing: Writing, read: Read<T>) =>
  optional<T | null>(expected, writing, null, read)

const readText = (raw: unknown, most: number) => {
  if (typeof raw === 'string') return printable(raw, most)
  return typeof raw === 'number' && Number.isFinite(raw) ? String(raw) : undefined
}
const readName = (raw: unknown) => readText(raw, LONGEST_NAME) || undefined
/** A long one is refused, not cut: the first half of an id may be another row's id. */
const readId = (raw: unknown) => (typeof raw === 'string' && raw.length > LONGEST_NAME ? undefined : readName(raw))
const readPlain = (raw: unknown) => {
  const text = readText(raw, LONGEST_TEXT)
  return text && withoutTags(text)
}

const LONGEST_HTML = 500_000
/** Tags written as `&lt;p&gt;` went through PHP's `htmlspecialchars`, which is undone here. */
const readHtml = (raw: unknown) => {
  const html = typeof raw === 'string' ? raw.slice(0, LONGEST_HTML) : ''
  if (printable(html.slice(0, LONGEST_TEXT), LONGEST_TEXT) === '') return undefined
  return withoutMarks(/<[a-z]/i.test(html) ? html : withoutEntities(html))
}

const readYear = (raw: unknown) => {
  const year = readWhole(raw)
  return year !== undefined && year > 1500 && year < 2200 ? year : undefined
}

const readFlag = (raw: unknown): boolean | undefined => {
  if (typeof raw === 'boolean') return raw
  return raw === 1 || raw === '1' ? true : raw === 0 || raw === '0' ? false : undefined
}

/** A path of this site, also without its first slash (`empresa/1`); nothing that a browser could take for a host. */
const readLink = (raw: unknown) => {
  const path = typeof raw === 'string' && raw.length <= LONGEST_NAME * 2 ? raw.trim().replace(/^(?=[a-z]+\/)/, '/') : ''
  return /^\/(?![\\/])(?:[^\\\s<>"']| )*$/.test(path) && !path.includes('//') ? path.replaceAll(' ', '%20') : undefined
}

/** The kinds of fields, each of a column, with a deployment's pictures and time zone. */
export const createKinds = (images: ImageSettings, zone: string) => ({
  id: required('identificador', 'figura', readId),
  idOrNone: optional('identificador', 'figura', '', readId),
  name: required('texto no vacío', 'texto', readName),
  message: required('texto no vacío', 'texto', (raw) => readText(raw, LONGEST_TEXT) || undefined),
  text: optional('texto', 'texto', '', (raw) => readText(raw, LONGEST_NAME)),
  plain: optional('texto', 'texto', '', readPlain),
  html: optional('texto en HTML', 'texto', '', readHtml),
  piecesOrNull: orNull('número entero desde 1', 'figura', readPieces),
  count: optional('número entero desde 0', 'figura', 0, readWhole),
  countRequired: required('número entero desde 0', 'figura', readWhole),
  flag: optional('0 o 1', 'bandera', false, readFlag),
  flagOrNull: orNull('0 o 1', 'bandera', readFlag),
  pesosOrNull: orNull('precio en pesos', 'pesos', readPesos),
  tiers: optional('precios "piezas:pesos"', 'precios', [], readTiers),
  colours: optional('colores "nombre:#rrggbb"', 'colores', [], readColours),
  colourImages: optional('imágenes "color:ruta"', 'fotos_color', [], (raw) => readColourImages(raw, images)),
  soldOut: optional('agotados "color:talla"', 'agotados', [], readSoldOut),
  sizes: optional('tallas separadas por comas', 'lista', [], readSizes),
  words: optional('palabras separadas por comas', 'lista', [], readWords),
  gallery: optional('rutas de imagen separadas por comas', 'fotos', [], (raw) => readGallery(raw, images)),
  yearOrNull: orNull('año', 'figura', readYear),
  dayOrNull: orNull('fecha AAAA-MM-DD', 'fecha', (raw) => readMoment(raw, zone, false)),
  momentOrNull: orNull('fecha AAAA-MM-DD HH:MM:SS', 'fecha', (raw) => readMoment(raw, zone, true)),
  image: (column: string, kind: ImageKind) =>
    orNull('ruta de imagen', 'texto', (raw) => readImage(raw, images, kind))(column),
  linkOrNull: orNull('ruta de este sitio', 'texto', readLink),
})

export type Kinds = ReturnType<typeof createKinds>
export type Fields = Readonly<Record<string, Field>>
export type RowOf<F extends Fields> = { readonly [Name in keyof F]: F[Name] extends Field<infer T> ? T : never }
