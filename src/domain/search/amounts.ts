import type { Centavos } from '../catalogue/catalogue.ts'
import { MAX_PIECES, parsePesos } from '../catalogue/tiers.ts'
import { stem } from '../text.ts'
import { FILLING, isGarment, JOINING, list } from './words.ts'

type Words = readonly string[]

export const COUNTED = /^(?:pzs?|pzas?|piezas?|pares|prendas|productos|articulos)$/

/** An amount of money: `$1,200`, `78.50`, `200 pesos`; not `12 piezas`, nor `100 blusas`. */
const amountAt = (words: Words, at: number) => {
  const start = words[at] === '$' ? at + 1 : at
  const end = words[start + 1] === 'pesos' ? start + 2 : start + 1
  const price = parsePesos(words[start]?.replace('pesos', '') ?? '')
  const isMoney = /\$|pesos/.test(words.slice(at, end).join(' '))
  const next = words[end] ?? ''
  if (price === null || /^(?:pz|pieza|%|cm)/.test(next) || (!isMoney && isGarment(next))) return null
  return { price, end, isMoney }
}

export const rows = <T>(phrases: readonly string[], means: T) => phrases.map((phrase) => [phrase, means] as const)

const LIMITS = [
  ...rows(
    list(`menos de, a menos de, hasta, maximo, maximo de, no mas de, abajo de, debajo de, menor a, menores a, menor de,
      menores de, menor que, menores que, no mayor a, no mayores a`),
    'priceTo' as const,
  ),
  ...rows(
    list('mas de, desde, a partir de, arriba de, mayor a, mayores a, mayor de, mayores de'),
    'priceFrom' as const,
  ),
  ...rows(['entre'], 'both' as const),
]

export const priceAt = (words: Words, at: number): { end: number; priceFrom?: Centavos; priceTo?: Centavos } | null => {
  const text = `${words.slice(at, at + 4).join(' ')} `
  const [phrase, limits] = LIMITS.findLast(([limit]) => text.startsWith(`${limit} `)) ?? []
  const first = amountAt(words, phrase === undefined ? at : at + phrase.split(' ').length)
  if (first === null) return null
  const { price, end, isMoney } = first
  const isBetween = limits === 'both'
  const last = words[end] === (isBetween ? 'y' : 'a') ? amountAt(words, end + 1) : null
  if (last && price <= last.price && (isBetween || last.isMoney))
    return { end: last.end, priceFrom: price, priceTo: last.price }
  if (isBetween) return null
  // A number alone is a price only where it says so: «$60», «60 pesos».
  if (limits === undefined) return isMoney ? { end, priceTo: price } : null
  return { end, [limits]: price }
}

const LOTS = new Map([
  ['docena', 12],
  ['gruesa', 144],
  ['ciento', 100],
  ['centenar', 100],
  ['millar', 1000],
])
const NUMBERS = new Map<string, number>([
  ...rows(list('medio, media'), 0.5),
  ...list('dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, once, doce').map(
    (word, index) => [word, index + 2] as const,
  ),
  ['quince', 15],
  ['veinte', 20],
  ['treinta', 30],
  ['cuarenta', 40],
  ['cincuenta', 50],
  ['cien', 100],
])
/** A number after one of these words is a size, or a limit. */
const NO_QUANTITY_AFTER = new Set(list('del, talla, tallas, t, numero, num, no, minimo, maximo, desde, hasta'))
/** Fewer than these after a name are the parts of a model: `conjunto 3 piezas`, `blusa 2 bolsas`. */
const FEWEST_AFTER_NAME = 6

const wholePieces = (pieces: number, end: number) =>
  Number.isInteger(pieces) && pieces > 0 && pieces <= MAX_PIECES ? { end, pieces } : null

/**
 * How many pieces somebody wants: `24 playeras`, `docena y media`, `50 pzs`. `isFirst`: nothing that is looked for
 * stands before it.
 */
export const piecesAt = (words: Words, at: number, isFirst: boolean) => {
  const [before = '', word = '', next = ''] = [words[at - 1], words[at], words[at + 1]]
  if (NO_QUANTITY_AFTER.has(before) || /^(?:menos|mas) de$/.test(`${words[at - 2]} ${before}`)) return null
  const lot = LOTS.get(word)
  const digits = /^(\d{1,4}|\d,\d{3})(pzs?|pzas?|piezas?)?$/.exec(word)
  const number = digits ? Number(digits[1]?.replace(',', '')) : NUMBERS.get(word)
  if (lot === undefined && number === undefined) return null
  const size = lot ?? LOTS.get(stem(next))
  if (size !== undefined) {
    const end = lot === undefined ? at + 2 : at + 1
    const andHalf = words[end] === 'y' && words[end + 1] === 'media'
    return wholePieces(size * ((number ?? 1) + (andHalf ? 0.5 : 0)), andHalf ? end + 2 : end)
  }
  if (number === undefined || (!isFirst && number < FEWEST_AFTER_NAME)) return null
  if (digits?.[2] !== undefined) return wholePieces(number, at + 1)
  if (COUNTED.test(next)) return wholePieces(number, at + 2)
  const noun = next === 'de' ? (words[at + 2] ?? '') : next
  // A plural that is not known counts where the text begins with it: «36 jorongos».
  const isPlural = isFirst && /^(?!meses)[a-z]{4,}s$/.test(next) && !FILLING.has(next) && !JOINING.has(next)
  return isGarment(noun) || isPlural ? wholePieces(number, at + 1) : null
}
