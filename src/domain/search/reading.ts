import type { Centavos } from '../catalogue/catalogue.ts'
import type { Sort } from '../catalogue/product-filters.ts'
import { isCrossed, parsePesos } from '../catalogue/price-range.ts'
import { firstUpper, foldText } from '../text.ts'
import { holds, stem, stemsOf } from '../stem.ts'
import { COLOURS, FILLING, JOINING, REFUSING, SEGMENT_WORDS } from './words.ts'

/** One thing that a text asks for, and which values of a list are that. */
export type Wish = Readonly<{
  kind: 'segments' | 'colours' | 'towns' | 'sizes'
  name: string
  fits: (value: string) => boolean
}>

/** What a text says. It is used only where the server finds nothing for the text as it was typed. */
export type Understood = Readonly<{
  /** What is left to look for; a word that joins («de fiesta») stands before what it joins. */
  words: readonly string[]
  wishes: readonly Wish[]
  priceFrom: Centavos | null
  priceTo: Centavos | null
  sort: Sort
  /** `sin mangas`, `que no sea negra`: neither looked for nor made a filter, so that it never becomes its opposite. */
  refused: string
}>

export interface ShopNames {
  readonly segments: readonly string[]
  readonly towns: readonly string[]
}

type Said = Pick<Understood, 'priceFrom' | 'priceTo' | 'sort'>
/** What the first words of a text mean, and how many they are. */
type Meaning = { readonly length: number; readonly wish?: Wish } & Partial<Said>

const lengthOf = (matched: string) => matched.trim().split(' ').length

/** `$1,200`, `78.50`, `200 pesos`; not `12 piezas`. */
const AMOUNT = String.raw`(\$? ?[\d,]{1,9}(?:\.\d{1,2})?(?: ?pesos)?)(?! ?(?:pz|pza|pieza|%|cm))(?= |$)`
const UP_TO = '(?:a )?(?:menos de|hasta|maximo|no mas de|abajo de|debajo de)'
const FROM = 'mas de|desde|a partir de|arriba de'
const RANGE = new RegExp(`^(?:(${UP_TO})|(${FROM})|entre) ${AMOUNT}(?: y ${AMOUNT})?`)
const ALONE = new RegExp(`^${AMOUNT}`)

const priceAt = (text: string): Meaning | null => {
  const pesos = (said = '') => parsePesos(said.replace('pesos', ''))
  const [range, upTo, from, first, second] = RANGE.exec(text) ?? []
  if (range !== undefined) {
    const priceFrom = upTo === undefined ? pesos(first) : null
    const priceTo = pesos(upTo === undefined ? second : first)
    const isWhole = (priceFrom ?? priceTo) !== null && (from ?? upTo ?? priceTo) !== null
    return isWhole && !isCrossed(priceFrom, priceTo) ? { length: lengthOf(range), priceFrom, priceTo } : null
  }
  // A number alone is a price only where it says so: «$60», «60 pesos».
  const [alone = ''] = ALONE.exec(text) ?? []
  return /\$|pesos/.test(alone) ? { length: lengthOf(alone), priceTo: pesos(alone) } : null
}

const SIZES = ['XCH XS ECH', 'CH S CHICA', 'M MEDIANA', 'G L GRANDE', 'XL EG XG', '2XG 2XL XXG XXL']
  .concat('3XG 3XL', '4XG 4XL', '5XG 5XL', 'UNITALLA UNICA')
  .map((ways) => ways.split(' '))
/** These are sizes only after «talla»; beside the others a number counts something else. */
const NEEDS_SAYING = /^(?:[SMLG]|CHICA|MEDIANA|GRANDE|UNICA)$/
const COUNTED = /^(?:pzs?|pzas?|piezas?|pack|docenas?|par|pares|cm|bolsas|botones|en|x)$/
const SIZE = /^(?:(tallas?|t|numero|num|#) ?)?(extra grande|[a-z\d]{1,8}(?:\.5)?)(?= |$)/
const MONTHS = /^(\d{1,2})(?: ?[-/] ?| a )(\d{1,2}) ?m(?:eses)?(?= |$)/

const sizeAt = (text: string, before: string): Meaning | null => {
  const wish = (name: string, fits: Wish['fits']): Wish => ({ kind: 'sizes', name, fits })
  const [months, first, last] = MONTHS.exec(text) ?? []
  if (months !== undefined) {
    const fits = (value: string) => value.match(/\d+/g)?.join('-') === `${first}-${last}`
    return { length: lengthOf(months), wish: wish(`${first}-${last} m`, fits) }
  }
  const [matched = '', said, of = ''] = SIZE.exec(text) ?? []
  const name = of === 'extra grande' ? 'EG' : of.toUpperCase()
  const ways = SIZES.find((each) => each.includes(name)) ?? [name]
  const isLetter = ways.length > 1 && (said !== undefined || !NEEDS_SAYING.test(name))
  const isCounted = [before, text.split(' ', 2)[1] ?? ''].some((word) => COUNTED.test(word))
  const isNumber =
    said === undefined
      ? /^\d{1,2}(?:\.5)?$/.test(name) && Number(name) > 0 && Number(name) <= 60 && !isCounted && before + text !== of
      : /^\d{1,2}(?:\.5)?(?:[A-D]|XG)?$/.test(name)
  if (!isLetter && !isNumber) return null
  return { length: lengthOf(matched), wish: wish(name, (value) => ways.includes(foldText(value).toUpperCase())) }
}

const sortAt = (word: string): Meaning | null => {
  if (/^(?:barat(?:it)?|economic)[oa]s?$/.test(word)) return { length: 1, sort: 'precio-menor' }
  return /^(?:nuev[oa]s?|novedad(?:es)?)$/.test(word) ? { length: 1, sort: 'nuevos' } : null
}

interface Phrase {
  readonly stems: readonly string[]
  readonly wish: Wish
}

const phrases = (wish: Wish, names: readonly string[]): readonly Phrase[] =>
  names.map((name) => ({ stems: stemsOf(name), wish }))

const COLOUR_PHRASES = COLOURS.flatMap(({ name, others }) => {
  const keys = new Set(others.map(foldText))
  const fits = (value: string) => holds(value, name) || keys.has(foldText(value))
  const feminine = foldText(name).replace(/o$/, 'a')
  return phrases({ kind: 'colours', name: firstUpper(name), fits }, [name, feminine])
})

/** The longest first: «azul marino» before «azul». */
const phrasesOf = ({ segments, towns }: ShopNames): readonly Phrase[] => {
  const key = (text: string) => stemsOf(text).join(' ')
  return [
    ...segments.flatMap((name) => {
      const others = SEGMENT_WORDS.find((group) => group.some((each) => key(each) === key(name))) ?? []
      return phrases({ kind: 'segments', name, fits: (value) => foldText(value) === foldText(name) }, [name, ...others])
    }),
    ...towns.flatMap((town) => {
      const name = town.split(',', 1)[0] ?? town
      const short = name.split(/ del /i, 1)[0] ?? name
      return phrases({ kind: 'towns', name, fits: (value) => holds(value, name) }, [name, short])
    }),
    ...COLOUR_PHRASES,
  ]
    .filter(({ stems }) => stems.length > 0)
    .sort((a, b) => b.stems.length - a.stems.length)
}

/** Folded, without the marks around it. Signs that mean something stay: $60, 50%, 22.5. */
const folded = (word: string) => foldText(word).replace(/^[^a-z0-9$#]+|[^a-z0-9%]+$/g, '')

/** Nobody types more, and no address makes the reading slow. */
const LONGEST = 200

export const readText = (text: string, shop: ShopNames): Understood => {
  const typed = text.slice(0, LONGEST).trim().split(/\s+/)
  const words = typed.map(folded)
  const known = phrasesOf(shop)
  const phraseAt = (at: number): Meaning | null => {
    const phrase = known.find(({ stems }) => stems.every((each, next) => stem(words[at + next] ?? '') === each))
    return phrase ? { length: phrase.stems.length, wish: phrase.wish } : null
  }
  const wishes = new Set<Wish>()
  const left: string[] = []
  let joining: string[] = []
  let said: Said = { priceFrom: null, priceTo: null, sort: 'relevancia' }
  let refused = ''
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? ''
    const next = words.slice(at, at + 9).join(' ')
    const meaning = priceAt(next) ?? phraseAt(at) ?? sizeAt(next, words[at - 1] ?? '') ?? sortAt(word)
    if (meaning !== null) {
      const { length, wish, ...more } = meaning
      if (wish) wishes.add(wish)
      said = { ...said, ...more }
      joining = []
      at += length
      continue
    }
    if (REFUSING.has(word) && !(word === 'menos' && words[at + 1] === 'de')) {
      refused = typed.slice(words[at - 1] === 'que' ? at - 1 : at).join(' ')
      break
    }
    if (JOINING.has(word)) joining.push(word)
    else {
      if (word !== '' && !FILLING.has(word)) {
        const own = typed[at]?.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}%]+$/gu, '') ?? word
        left.push([...(left.length > 0 ? joining : []), own].join(' '))
      }
      joining = []
    }
    at += 1
  }
  return { words: left, wishes: [...wishes], ...said, refused }
}
