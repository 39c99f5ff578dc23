import type { Centavos } from '../catalogue/catalogue.ts'
import type { Sort } from '../catalogue/product-filters.ts'
import { parsePesos } from '../catalogue/tiers.ts'
import { firstUpper, foldText, holds, stem, stemsOf } from '../text.ts'
import { COLOURS, FILLING, JOINING, list, REFUSING, SEGMENT_WORDS } from './words.ts'

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

export type ShopNames = Readonly<{
  segments: readonly string[]
  towns: readonly string[]
}>

/** What words mean that stand at one place of a text; `end` is the place after them. */
type Meaning = Readonly<{ end: number; wish?: Wish }> & Partial<Pick<Understood, 'priceFrom' | 'priceTo' | 'sort'>>
type Words = readonly string[]

/** `$1,200`, `78.50`, `200 pesos`; not `12 piezas`. */
const amountAt = (words: Words, at: number) => {
  const start = words[at] === '$' ? at + 1 : at
  const end = words[start + 1] === 'pesos' ? start + 2 : start + 1
  const price = parsePesos(words[start]?.replace('pesos', '') ?? '')
  if (price === null || /^(?:pz|pieza|%|cm)/.test(words[end] ?? '')) return null
  return { price, end, isMoney: /\$|pesos/.test(words.slice(at, end).join(' ')) }
}

const rows = <T>(phrases: readonly string[], means: T) => phrases.map((phrase) => [phrase, means] as const)

const LIMITS = [
  ...rows(list('menos de, a menos de, hasta, maximo, no mas de, abajo de, debajo de'), 'priceTo' as const),
  ...rows(list('mas de, desde, a partir de, arriba de'), 'priceFrom' as const),
  ...rows(['entre'], 'both' as const),
]

const priceAt = (words: Words, at: number): Meaning | null => {
  const text = `${words.slice(at, at + 4).join(' ')} `
  const [phrase, limits] = LIMITS.find(([limit]) => text.startsWith(`${limit} `)) ?? []
  const first = amountAt(words, phrase === undefined ? at : at + phrase.split(' ').length)
  if (first === null) return null
  const { price, end, isMoney } = first
  if (limits === 'both') {
    const last = words[end] === 'y' ? amountAt(words, end + 1) : null
    return last && price <= last.price ? { end: last.end, priceFrom: price, priceTo: last.price } : null
  }
  // A number alone is a price only where it says so: «$60», «60 pesos».
  if (limits === undefined) return isMoney ? { end, priceTo: price } : null
  return { end, [limits]: price }
}

const SIZES = ['XCH XS ECH', 'CH S CHICA', 'M MEDIANA', 'G L GRANDE', 'XL EG XG', '2XG 2XL XXG XXL']
  .concat('3XG 3XL', '4XG 4XL', '5XG 5XL', 'UNITALLA UNICA')
  .map((ways) => ways.split(' '))
const NUMBERED = /^\d{1,2}(?:\.5)?(?:[A-D]|XG)?$/
/** These are sizes only after «talla», and numbers alone only up to 60; beside a word that counts they are none. */
const NEEDS_SAYING = /^(?:[SMLG]|CHICA|MEDIANA|GRANDE|UNICA)$/
const ALONE = /^(?:[1-9]|[1-5]\d|60)(?:\.5)?$/
const COUNTS = /^(?:pzs?|pzas?|piezas?|pack|docenas?|par|pares|cm|bolsas|botones|en|x)$/
const SIZE = /^((?:tallas?|t|numero|num) |# ?)?(extra grande|[a-z\d]{1,8}(?:\.5)?)(?= |$)/
const MONTHS = /^(\d{1,2})(?: ?[-/] ?| a )(\d{1,2}) ?m(?:eses)?(?= |$)/

const sizeAt = (words: Words, at: number): Meaning | null => {
  const text = words.slice(at, at + 5).join(' ')
  const size = (matched: string, name: string, fits: Wish['fits']): Meaning => ({
    end: at + matched.split(' ').length,
    wish: { kind: 'sizes', name, fits },
  })
  const [months, first, last] = MONTHS.exec(text) ?? []
  if (months !== undefined)
    return size(months, `${first}-${last} m`, (value) => value.match(/\d+/g)?.join('-') === `${first}-${last}`)
  const [matched = '', prefix, word = ''] = SIZE.exec(text) ?? []
  const name = word === 'extra grande' ? 'EG' : word.toUpperCase()
  const ways = SIZES.find((names) => names.includes(name))
  const isCounted = [words[at - 1], words[at + 1]].some((word) => word !== undefined && COUNTS.test(word))
  const isSize =
    prefix === undefined
      ? (ways && !NEEDS_SAYING.test(name)) || (ALONE.test(name) && words.length > 1 && !isCounted)
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

/** What phrases mean in this shop, the longest first: «azul marino» before «azul». */
const phrasesOf = ({ segments, towns }: ShopNames) => {
  const key = (text: string) => stemsOf(text).join(' ')
  return [
    ...segments.flatMap((name) => {
      const others = SEGMENT_WORDS.find((group) => group.some((other) => key(other) === key(name))) ?? []
      return named('segments', name, (value) => foldText(value) === foldText(name), others)
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

/** Folded, without the marks around it. Signs that mean something stay: $60, 50%, 22.5. */
const folded = (word: string) => foldText(word).replace(/^[^a-z0-9$#]+|[^a-z0-9%]+$/g, '')

/** Nobody types more, and no address makes the reading slow. */
const LONGEST = 200

/** From left to right: what a price, a phrase or a size means is taken; what is refused ends it. */
export const readText = (text: string, shop: ShopNames): Understood => {
  const typed = text.slice(0, LONGEST).trim().split(/\s+/)
  const words = typed.map(folded)
  const known = phrasesOf(shop)
  const phraseAt = (at: number): Meaning | null => {
    const phrase = known.find(({ stems }) => stems.every((own, next) => stem(words[at + next] ?? '') === own))
    return phrase ? { ...phrase.means, end: at + phrase.stems.length } : null
  }
  const wishes = new Set<Wish>()
  const left: string[] = []
  let limits: Pick<Understood, 'priceFrom' | 'priceTo' | 'sort'> = {
    priceFrom: null,
    priceTo: null,
    sort: 'relevancia',
  }
  let joining: string[] = []
  let at = 0
  while (at < words.length) {
    const word = words[at] ?? ''
    const meaning = priceAt(words, at) ?? phraseAt(at) ?? sizeAt(words, at)
    if (meaning !== null) {
      const { end, wish, ...more } = meaning
      if (wish) wishes.add(wish)
      limits = { ...limits, ...more }
      joining = []
      at = end
      continue
    }
    if (REFUSING.has(word) && !(word === 'menos' && words[at + 1] === 'de')) break
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
  const refused = typed.slice(at > 0 && words[at - 1] === 'que' ? at - 1 : at).join(' ')
  return { words: left, wishes: [...wishes], ...limits, refused: at < words.length ? refused : '' }
}
