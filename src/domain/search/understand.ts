import type { Centavos } from '../catalogue/catalogue.ts'
import type { Sort } from '../catalogue/product-filters.ts'
import { isCrossed, parsePesos } from '../catalogue/product-query.ts'
import { firstUpper, foldText } from '../text.ts'
import { holds, stem, stemsOf } from './stem.ts'
import { COLOURS, FILLING, JOINING, REFUSING, SEGMENT_WORDS } from './words.ts'

/** One thing that a text asks for, and which values of a list are that. */
export interface Wish {
  readonly kind: 'segments' | 'colours' | 'towns' | 'sizes'
  readonly name: string
  readonly fits: (value: string) => boolean
}

/** What a text says (R12.27). It is used only where the server finds nothing for the text as it was typed. */
export interface Understood {
  /** What is left to look for; a word that joins («de fiesta») stands before what it joins. */
  readonly words: readonly string[]
  readonly wishes: readonly Wish[]
  readonly priceFrom: Centavos | null
  readonly priceTo: Centavos | null
  readonly sort: Sort
  /** `sin mangas`, `que no sea negra`: neither looked for nor made a filter, so that it never becomes its opposite. */
  readonly refused: string
}

/** The names that a shop has. */
export interface ShopNames {
  readonly segments: readonly string[]
  readonly towns: readonly string[]
}

/** What some words mean, and how many they are. */
type Meaning = { readonly length: number; readonly wish?: Wish } & Partial<
  Pick<Understood, 'priceFrom' | 'priceTo' | 'sort'>
>

const AMOUNT = String.raw`(\$ ?)?(\d{1,3}(?:,\d{3})+|\d{1,6})((?:\.\d{1,2})?)( ?(?:pesos|mxn|varos))?(?! ?(?:pz|pza|pieza|%|cm))(?= |$)`
const UP_TO = new RegExp(
  `^(?:a |por )?(?:menos de|menor a|menor de|abajo de|debajo de|hasta|maximo|max|no mas de) ${AMOUNT}`,
)
const FROM = new RegExp(`^(?:mas de|mayor a|mayor de|arriba de|desde|a partir de) ${AMOUNT}`)
const BETWEEN = new RegExp(`^entre ${AMOUNT} y ${AMOUNT}`)
const ALONE = new RegExp(`^(?:de |a )?${AMOUNT}`)

const lengthOf = (matched: string): number => matched.trim().split(' ').length
const amount = ([, , digits = '', cents = '']: RegExpExecArray): Centavos | null => parsePesos(digits + cents)

const priceAt = (text: string): Meaning | null => {
  const between = BETWEEN.exec(text)
  if (between) {
    const [priceFrom, priceTo] = [amount(between), parsePesos(`${between[6]}${between[7]}`)]
    return isCrossed(priceFrom, priceTo) ? null : { length: lengthOf(between[0]), priceFrom, priceTo }
  }
  const upTo = UP_TO.exec(text)
  if (upTo) return { length: lengthOf(upTo[0]), priceTo: amount(upTo) }
  const from = FROM.exec(text)
  if (from) return { length: lengthOf(from[0]), priceFrom: amount(from) }
  // A bare number is a price only where it says so: «$60», «60 pesos».
  const alone = ALONE.exec(text)
  return alone && (alone[1] ?? alone[4]) !== undefined ? { length: lengthOf(alone[0]), priceTo: amount(alone) } : null
}

/** The ways to write a size. */
const SIZES = ['XCH XS ECH', 'CH S CHICA', 'M MED MEDIANA', 'G L GRANDE', 'XL EG XG', '2XG 2XL XXG XXL']
  .concat('3XG 3XL', '4XG 4XL', '5XG 5XL', 'UNITALLA UNICA UNI')
  .map((ways) => ways.split(' '))
/** These are sizes only after «talla»; and these numbers count something else. */
const NEEDS_SAYING = /^(?:[smlg]|chica|med|mediana|grande|unica|uni)$/
const COUNTED = /^(?:pzs?|pzas?|piezas?|pack|docenas?|par|pares|cm|bolsas|botones|paneles|en|x)$/
const MONTHS = /^(?:talla )?(\d{1,2}) ?(?:-|a|\/) ?(\d{1,2}) ?(?:m|meses)(?= |$)/
const SAID = /^(?:(tallas?|t) |numero |num |del |# ?)?(extra grande|[a-z\d]{1,8}(?:\.5)?)(?= |$)/

const sizeAt = (text: string, before: string): Meaning | null => {
  const size = (matched: string, name: string, ways: readonly string[]): Meaning => {
    const keys = new Set(ways.map(foldText))
    return { length: lengthOf(matched), wish: { kind: 'sizes', name, fits: (value) => keys.has(foldText(value)) } }
  }
  const [months, from, to] = MONTHS.exec(text) ?? []
  if (months) return size(months, `${from}-${to} m`, [`${from}-${to} m`, `${from}-${to} meses`, `${from}/${to} m`])
  const years = /^(\d{1,2}) anos(?= |$)/.exec(text)
  if (years) return size(years[0], years[1] ?? '', [years[1] ?? ''])
  const [matched = '', said, of = ''] = SAID.exec(text) ?? []
  const name = (of === 'extra grande' ? 'eg' : of).toUpperCase()
  const ways = SIZES.find((each) => each.includes(name))
  const isAlone = matched === of
  if (ways && (said || (isAlone && !NEEDS_SAYING.test(of)))) return size(matched, name, ways)
  if (!isAlone && /^\d{1,2}(?:\.5)?(?:[A-D]|XG)?$/.test(name)) return size(matched, name, [name])
  const counts = COUNTED.test(text.split(' ', 2)[1] ?? '') || COUNTED.test(before)
  const isNumber = /^\d{1,2}(?:\.5)?$/.test(name) && Number(name) > 0 && Number(name) <= 60
  return isNumber && !counts && (before !== '' || text !== of) ? size(matched, name, [name]) : null
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
  const fits = (value: string): boolean => holds(value, name) || keys.has(foldText(value))
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

/** A word as it is compared: folded, without the marks around it. Signs that mean something stay: $60, 50%, 22.5. */
const bare = (word: string): string => foldText(word).replace(/^[^a-z0-9$#]+|[^a-z0-9%]+$/g, '')

/** Nobody types more, and no address makes the reading slow. */
const LONGEST = 200

/** Reads a text as people type it. */
export const understand = (text: string, shop: ShopNames): Understood => {
  const typed = text.slice(0, LONGEST).trim().split(/\s+/)
  const words = typed.map(bare)
  const known = phrasesOf(shop)
  const phraseAt = (at: number): Meaning | null => {
    const phrase = known.find(({ stems }) => stems.every((each, next) => stem(words[at + next] ?? '') === each))
    return phrase ? { length: phrase.stems.length, wish: phrase.wish } : null
  }
  const wishes = new Set<Wish>()
  const left: string[] = []
  let joining: string[] = []
  let said: Pick<Understood, 'priceFrom' | 'priceTo' | 'sort'> = { priceFrom: null, priceTo: null, sort: 'relevancia' }
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
