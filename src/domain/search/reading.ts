import type { Centavos } from '../catalogue/catalogue.ts'
import type { Sort } from '../catalogue/product-filters.ts'
import { firstUpper, foldText, holds, isSameName, stem, stemsOf } from '../text.ts'
import { COUNTED, piecesAt, priceAt, rows } from './amounts.ts'
import { spelt } from './spelling.ts'
import { ANYTHING, COLOURS, FILLING, JOINING, list, REFUSING, SEGMENT_WORDS } from './words.ts'

/** One thing that a text asks for, and the values of a list that fit it. */
export type Wish = Readonly<{
  kind: 'segments' | 'colours' | 'towns' | 'sizes'
  name: string
  fits: (value: string) => boolean
}>

/** A word or a wish as a title says it, in the order in which it was typed; one without either names nothing. */
type Part = Readonly<{ text: string; word?: string; wish?: Wish }>

/** The meaning of a text, used only where the server finds nothing for the text as it was typed. */
export type Understood = Readonly<{
  /** Words left to look for; a word that joins («de fiesta») stands before what it joins. */
  words: readonly string[]
  wishes: readonly Wish[]
  priceFrom: Centavos | null
  priceTo: Centavos | null
  sort: Sort
  /** How many pieces of a model are wanted. */
  pieces: number | null
  parts: readonly Part[]
  /** `sin mangas`, `que no sea negra`: neither looked for nor made a filter, so that it never becomes its opposite. */
  refused: string
}>

export type ShopNames = Readonly<{
  segments: readonly string[]
  towns: readonly string[]
}>

type Limits = Pick<Understood, 'priceFrom' | 'priceTo' | 'sort' | 'pieces'>
/** The meaning of words at one place of a text; `end` is the place after them. */
type Meaning = Readonly<{ end: number; wish?: Wish }> & Partial<Limits>
type Words = readonly string[]

const SIZES = ['XCH XS ECH', 'CH S CHICA', 'M MEDIANA', 'G L GRANDE', 'XL EG XG', '2XG 2XL XXG XXL']
  .concat('3XG 3XL', '4XG 4XL', '5XG 5XL', 'UNITALLA UNICA')
  .map((ways) => ways.split(' '))
const NUMBERED = /^\d{1,2}(?:\.5)?(?:[A-D]|XG)?$/
/** These are sizes only after «talla», and numbers alone only up to 60; beside a word that counts they are none. */
const NEEDS_SAYING = /^(?:[SMLG]|CHICA|MEDIANA|GRANDE|UNICA)$/
const ALONE = /^(?:(?:[1-9]|[1-5]\d|60)(?:\.5)?|[34]\d[A-D])$/
const COUNTS = /^(?:pzs?|pzas?|piezas?|pack|docenas?|corridas?|par|pares|cm|bolsas|botones|en|x)$/
const SIZE = /^((?:tallas?|t|numero|num) |# ?)?(extra grande|[a-z\d]{1,8}(?:\.5)?)(?= |$)/
const MONTHS = /^(\d{1,2})(?: ?[-/] ?| a )(\d{1,2}) ?m(?:eses)?(?= |$)/
/** `del 22 al 26`, `tallas 28 a 36` */
const RANGE = /^(?:tallas? )?(\d{1,2}(?:\.5)?) a(?:l| la)? (\d{1,2}(?:\.5)?)(?= |$)(?! (?:pz|pieza|cm))/

/** `talla ch a xl` */
const LETTERS = /^(?:tallas? )?([a-z\d]{1,3}) a (?:la )?([a-z\d]{1,3})(?= |$)/
const waysOf = (name = '') => SIZES.findIndex((names) => names.includes(name.toUpperCase()))

/** `isAfterSize`: another size stands before it, as in `ch m g`. */
const sizeAt = (words: Words, at: number, isAfterSize: boolean): Meaning | null => {
  const text = words.slice(at, at + 5).join(' ')
  const size = (matched: string, name: string, fits: Wish['fits']): Meaning => ({
    end: at + matched.split(' ').length,
    wish: { kind: 'sizes', name, fits },
  })
  const [months, first, last] = MONTHS.exec(text) ?? []
  if (months !== undefined)
    return size(months, `${first}-${last} m`, (value) => value.match(/\d+/g)?.join('-') === `${first}-${last}`)
  const [range, least, most] = RANGE.exec(text) ?? []
  if (range !== undefined)
    return size(range, `${least} a ${most}`, (value) => Number(value) >= Number(least) && Number(value) <= Number(most))
  const [letters, smallest = '', largest = ''] = LETTERS.exec(text) ?? []
  const from = waysOf(smallest)
  if (letters !== undefined && from >= 0 && waysOf(largest) > from) {
    const between = SIZES.slice(from, waysOf(largest) + 1).flat()
    const name = `${smallest} a ${largest}`.toUpperCase().replace(' A ', ' a ')
    return size(letters, name, (value) => between.includes(foldText(value).toUpperCase()))
  }
  const [matched = '', prefix, word = ''] = SIZE.exec(text) ?? []
  const name = word === 'extra grande' ? 'EG' : word.toUpperCase()
  const ways = SIZES.find((names) => names.includes(name))
  const isCounted = [words[at - 1], words[at + 1]].some((word) => word !== undefined && COUNTS.test(word))
  const isSize =
    prefix === undefined
      ? (ways && (isAfterSize || !NEEDS_SAYING.test(name))) || (ALONE.test(name) && words.length > 1 && !isCounted)
      : ways || NUMBERED.test(name)
  return isSize ? size(matched, name, (value) => (ways ?? [name]).includes(foldText(value).toUpperCase())) : null
}

const SORTS = [
  ...rows(list('barato, barata, baratito, baratita, economico, economica'), { sort: 'precio-menor' as const }),
  ...rows(list('nuevo, nueva, novedad'), { sort: 'nuevos' as const }),
]

const named = (kind: Wish['kind'], name: string, fits: Wish['fits'], others: readonly string[]) =>
  rows([name, ...others], { wish: { kind, name, fits } })

const NAMED_COLOURS = COLOURS.flatMap(({ name, others }) => {
  const keys = new Set(others.map(foldText))
  const fits = (value: string) => holds(value, name) || keys.has(foldText(value))
  return named('colours', firstUpper(name), fits, [foldText(name).replace(/o$/, 'a')])
})

/** The phrases of this shop with their meanings, the longest first: «azul marino» before «azul». */
const phrasesOf = ({ segments, towns }: ShopNames) => {
  const key = (text: string) => stemsOf(text).join(' ')
  return [
    ...segments.flatMap((name) => {
      const others = SEGMENT_WORDS.find((group) => group.some((other) => key(other) === key(name))) ?? []
      return named('segments', name, (value) => isSameName(value, name), others)
    }),
    ...towns.flatMap((town) => {
      const name = town.split(',', 1)[0] ?? town
      return named('towns', name, (value) => holds(value, name), name.split(/ del /i, 1))
    }),
    ...NAMED_COLOURS,
    ...SORTS,
  ]
    .map(([phrase, means]) => ({ stems: stemsOf(phrase), means }))
    .filter(({ stems }) => stems.length > 0)
    .sort((a, b) => b.stems.length - a.stems.length)
}

/** A word folded, without the marks around it. Signs that mean something stay: $60, 50%, 22.5. */
const folded = (word: string) => foldText(word).replace(/^[^a-z0-9$#]+|[^a-z0-9%]+$/g, '')

/** The most that is read: nobody types more, and no address makes the reading slow. */
const LONGEST = 200

/** The words of a wish: a size and a town as this shop writes them, all else as it was typed. */
const partOf = (wish: Wish, typed: string, joining: string) => {
  if (wish.kind === 'sizes')
    return { wish, text: `talla ${/^[A-Z]{4,}$/.test(wish.name) ? wish.name.toLowerCase() : wish.name}` }
  const name = wish.kind === 'towns' ? wish.name : spelt(typed, wish.name.toLowerCase())
  return { wish, text: `${wish.kind === 'towns' ? joining || 'de' : joining} ${name}`.trim() }
}

const NO_LIMITS: Limits = { priceFrom: null, priceTo: null, sort: 'relevancia', pieces: null }

/** Reads a text from left to right as prices, quantities, phrases and sizes, until it refuses something. */
export const readText = (text: string, shop: ShopNames): Understood => {
  const clipped = text.slice(0, LONGEST).trim()
  const typed = (clipped === clipped.toUpperCase() ? clipped.toLowerCase() : clipped).split(/\s+/)
  const words = typed.map(folded)
  const phrases = phrasesOf(shop)
  const phraseAt = (at: number): Meaning | null => {
    const phrase = phrases.find(({ stems }) =>
      stems.every((phraseStem, next) => stem(words[at + next] ?? '') === phraseStem),
    )
    return phrase ? { ...phrase.means, end: at + phrase.stems.length } : null
  }
  const typedFrom = (at: number, end: number) =>
    typed.slice(at, end).map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}%]+$/gu, ''))
  const wishes = new Set<Wish>()
  const left: string[] = []
  const parts: Part[] = []
  let limits = NO_LIMITS
  let joining: string[] = []
  let at = 0
  while (at < words.length) {
    const word = words[at] ?? ''
    const meaning: Meaning | null =
      priceAt(words, at) ??
      piecesAt(words, at, left.length === 0) ??
      phraseAt(at) ??
      sizeAt(words, at, parts.at(-1)?.wish?.kind === 'sizes' && joining.every((joins) => joins === 'y'))
    if (meaning !== null) {
      const { end, wish, ...more } = meaning
      if (wish) {
        wishes.add(wish)
        parts.push(partOf(wish, typedFrom(at, end).join(' '), joining.join(' ')))
      }
      limits = { ...limits, ...more }
      joining = []
      at = end
      continue
    }
    if (REFUSING.has(word) && !(word === 'menos' && words[at + 1] === 'de')) break
    if (JOINING.has(word)) joining.push(word)
    else {
      const end = /^\d+$/.test(word) && COUNTED.test(words[at + 1] ?? '') ? at + 2 : at + 1
      const original = typedFrom(at, end).join(' ') || word
      const title = [...joining, spelt(original)].join(' ')
      if (ANYTHING.includes(word)) parts.push({ text: title })
      else if (word !== '' && !FILLING.has(word)) {
        const wanted = [...(left.length > 0 ? joining : []), original].join(' ')
        left.push(wanted)
        parts.push({ text: title, word: wanted })
      }
      joining = []
      at = end - 1
    }
    at += 1
  }
  const refused = typed.slice(at > 0 && words[at - 1] === 'que' ? at - 1 : at).join(' ')
  return { words: left, wishes: [...wishes], ...limits, parts, refused: at < words.length ? refused : '' }
}
