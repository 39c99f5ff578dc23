import { compareSizes, type Colour, type ProductDetail } from '../../domain/catalogue/catalogue.ts'
import { isObject, valueBy } from './row.ts'
import { LONGEST_TEXT, MOST_ITEMS, printable, remembered, withoutEntities, withoutJson } from './text.ts'

/** The formats in which servers write lists. A list that cannot be read completely is undefined. */

const COLOUR = ['color', 'colour']
const SIZE = ['talla', 'size']
const WORD = 'nombre name talla size color colour titulo label valor value descripcion texto clave'.split(' ')
const RARE_SEPARATORS = /[;|\n]/
/** Commas alone are split several times faster. */
const separated = (text: string): readonly string[] => text.split(RARE_SEPARATORS.test(text) ? /[,;|\n]/ : ',')
// "3/6 m" is one size.
const RANGE = /\d\s*\/\s*\d+\s*[a-z]/i

const itemsOf = (raw: unknown): readonly unknown[] | undefined => {
  const value = withoutJson(raw)
  if (Array.isArray(value)) return value
  if (typeof value === 'number') return [String(value)]
  if (typeof value !== 'string' || value.length > LONGEST_TEXT) return undefined
  const text = value.includes('&') ? withoutEntities(value) : value
  const parts = separated(text)
  return parts.length === 1 && text.includes('/') && !RANGE.test(text) ? text.split('/') : parts
}

/** Null for an empty item ('', null), undefined for an item that is not a word. */
export const readWord = (item: unknown, names = WORD): string | null | undefined => {
  if (item === null || item === undefined) return null
  if (isObject(item)) {
    const word = valueBy(item, names)
    return typeof word === 'string' || typeof word === 'number' ? readWord(word) : undefined
  }
  if (typeof item === 'number') return Number.isFinite(item) ? String(item) : null
  return typeof item === 'string' ? printable(item) || null : undefined
}

const readWhole = <T>(raw: unknown, read: (item: unknown) => T | null | undefined): readonly T[] | undefined => {
  const items = itemsOf(raw)
  if (items === undefined) return undefined
  const found: T[] = []
  for (const item of items.length > MOST_ITEMS ? items.slice(0, MOST_ITEMS) : items) {
    const value = read(item)
    if (value === undefined) return undefined
    if (value !== null && !found.includes(value)) found.push(value)
  }
  return found
}

/** Words in a text with commas (or `;`, `|`, `/`), in a list, in a list of objects or in JSON; each once. */
export const readWords = (raw: unknown): readonly string[] | undefined => readWhole(raw, (item) => readWord(item))
/** Of a row that has several words, its size. */
const readSizeList = (raw: unknown): readonly string[] | undefined =>
  readWhole(raw, (item) => readWord(item, [...SIZE, ...WORD]))

const SCALES = ['XXS XS S M L XL XXL XXXL', 'XCH CH M G XG XXG XXXG'].map((scale) => scale.split(' '))
/** The sizes of `XS-XL` or `CH a XG`. Two neighbours are one size for both. */
const sizesOfRange = (text: string): readonly string[] | undefined => {
  const ends = text
    .trim()
    .toUpperCase()
    .split(/\s*-\s*|\s+A\s+/)
  const scale = SCALES.find((each) => ends.length === 2 && ends.every((end) => each.includes(end)))
  const [from = 0, to = 0] = ends.map((end) => scale?.indexOf(end) ?? 0)
  return to - from > 1 ? scale?.slice(from, to + 1) : undefined
}

const readSizesText = remembered((text) => sizesOfRange(text) ?? readSizeList(text)?.toSorted(compareSizes))
/** In garment order. */
export const readSizes = (raw: unknown): readonly string[] | undefined =>
  typeof raw === 'string' ? readSizesText(raw) : readSizeList(raw)?.toSorted(compareSizes)

const HEX = /^#(?:[\da-f]{3}|[\da-f]{6})$/i
const readHex = (text: string): string | null => {
  if (!HEX.test(text)) return null
  const digits = text.slice(1).toLowerCase()
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`
}

const readColourText = remembered((text: string): Colour | null => {
  const at = text.lastIndexOf(':')
  const name = printable(at < 0 ? text : text.slice(0, at))
  return name === '' ? null : { name, hex: at < 0 ? null : readHex(text.slice(at + 1).trim()) }
})
const readColour = (item: unknown): Colour | null | undefined => {
  if (!isObject(item)) return typeof item === 'string' ? readColourText(item.trim()) : item === null ? null : undefined
  const values = Object.values(item).filter((value) => typeof value === 'string')
  const hex = values.find((value) => HEX.test(value.trim()))
  const name = readWord(Object.fromEntries(Object.entries(item).filter(([, value]) => value !== hex)), [
    ...COLOUR,
    ...WORD,
  ])
  return typeof name === 'string' ? readColourText(`${name}:${hex?.trim() ?? ''}`) : undefined
}

/** `"Rojo:#cc0000,Hueso"`, words, or a list of `{nombre, hex}`. */
export const readColours = (raw: unknown): readonly Colour[] | undefined => readWhole(raw, readColour)

const readCombination = (item: unknown): ProductDetail['soldOut'][number] | null | undefined => {
  if (item === null || item === '') return null
  if (isObject(item)) {
    const [colour, size] = [readWord(valueBy(item, COLOUR)), readWord(valueBy(item, SIZE))]
    return colour || size ? { colour: colour ?? '', size: size ?? '' } : undefined
  }
  if (typeof item !== 'string') return undefined
  const at = item.lastIndexOf(':')
  const [colour, size] = [printable(item.slice(0, Math.max(at, 0))), printable(item.slice(at + 1))]
  return colour === '' || size === '' ? undefined : { colour, size }
}
/** Combinations of colour and size, `"Rojo:G,Hueso:CH"` or a list of `{color, talla}`; '' for all of its kind. */
export const readSoldOut = (raw: unknown): ProductDetail['soldOut'] | undefined => readWhole(raw, readCombination)

/** Parts of a gallery; those that are no picture are left out by whoever reads them. */
export const readItems = (raw: unknown): readonly unknown[] | undefined => {
  const value = withoutJson(raw)
  return (typeof value === 'string' ? separated(value) : itemsOf(value))?.slice(0, MOST_ITEMS)
}
