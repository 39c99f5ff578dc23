import type { Centavos, Segment } from '../catalogue/catalogue.ts'
import type { Sort } from '../catalogue/product-filters.ts'
import { isCrossed, parsePesos } from '../catalogue/product-query.ts'
import { foldText } from '../text.ts'
import {
  CHEAP,
  COLOUR_FORMS,
  FILLING,
  formsOf,
  JOINING,
  NEW,
  SEGMENT_WORDS,
  stem,
  stemsOf,
  TOWNS,
  type Form,
} from './words.ts'

/** What a search says, as filters of a list (R12.27). */
export interface Understood {
  /** The text for the server: the typed text if no filter was understood, empty if all of it was. */
  readonly rest: string
  /** Names of the shop's segments. */
  readonly segments: readonly string[]
  /** Of each size, the ways in which it is written (`XL`, `EG`). */
  readonly sizes: readonly (readonly string[])[]
  /** Of each colour, how it is called and the words of its shades. */
  readonly colours: readonly { readonly name: string; readonly shades: readonly string[] }[]
  readonly towns: readonly string[]
  readonly priceFrom: Centavos | null
  readonly priceTo: Centavos | null
  readonly sort: Sort
}

type Draft = {
  -readonly [Name in Exclude<keyof Understood, 'rest'>]: Understood[Name] extends readonly (infer Item)[]
    ? Item[]
    : Understood[Name]
}

/** How many words from this place on it takes; 0 when they say nothing to it. */
type Rule = (words: readonly string[], at: number, draft: Draft) => number

const AMOUNT = String.raw`(\$ ?)?(\d{1,3}(?:,\d{3})+|\d{1,6})((?:\.\d{1,2})?)( ?(?:pesos|mxn|varos))?(?! ?(?:pz|pza|pieza|%|cm))(?= |$)`
const UP_TO = new RegExp(
  `^(?:a |por )?(?:menos de|menor a|menor de|abajo de|debajo de|hasta|maximo|max|no mas de) ${AMOUNT}`,
)
const FROM = new RegExp(`^(?:mas de|mayor a|mayor de|arriba de|desde|a partir de) ${AMOUNT}`)
const BETWEEN = new RegExp(`^entre ${AMOUNT} y ${AMOUNT}`)
const ALONE = new RegExp(`^(?:de |a )?${AMOUNT}`)

const centavos = (digits = '', cents = ''): Centavos | null => parsePesos(digits + cents)
const length = (matched: string): number => matched.trim().split(' ').length

const price: Rule = (words, at, draft) => {
  const text = words.slice(at, at + 9).join(' ')
  const between = BETWEEN.exec(text)
  if (between) {
    const [from, to] = [centavos(between[2], between[3]), centavos(between[6], between[7])]
    if (isCrossed(from, to)) return 0
    draft.priceFrom = from
    draft.priceTo = to
    return length(between[0])
  }
  const upTo = UP_TO.exec(text)
  if (upTo) {
    draft.priceTo = centavos(upTo[2], upTo[3])
    return length(upTo[0])
  }
  const from = FROM.exec(text)
  if (from) {
    draft.priceFrom = centavos(from[2], from[3])
    return length(from[0])
  }
  // A bare number is a price only where it says so: «$60», «60 pesos».
  const alone = ALONE.exec(text)
  if (!alone || (alone[1] === undefined && alone[4] === undefined)) return 0
  draft.priceTo = centavos(alone[2], alone[3])
  return length(alone[0])
}

const LETTERS: Readonly<Record<string, readonly string[]>> = {
  xs: ['XCH', 'XS', 'ECH'],
  xch: ['XCH', 'XS', 'ECH'],
  s: ['CH', 'S'],
  ch: ['CH', 'S'],
  chica: ['CH', 'S'],
  m: ['M'],
  mediana: ['M'],
  med: ['M'],
  l: ['G', 'L'],
  g: ['G', 'L'],
  grande: ['G', 'L'],
  xl: ['XL', 'EG', 'XG'],
  eg: ['EG', 'XG', 'XL'],
  xg: ['XG', 'EG', 'XL'],
  xxl: ['2XG', 'XXG', 'XXL', '2XL'],
  xxg: ['XXG', '2XG', 'XXL', '2XL'],
  '2xl': ['2XG', '2XL', 'XXG', 'XXL'],
  '2xg': ['2XG', '2XL', 'XXG', 'XXL'],
  '3xl': ['3XG', '3XL'],
  '3xg': ['3XG', '3XL'],
  '4xl': ['4XG', '4XL'],
  '4xg': ['4XG', '4XL'],
  '5xl': ['5XG', '5XL'],
  '5xg': ['5XG', '5XL'],
  unitalla: ['Unitalla', 'Única', 'UNI'],
  unica: ['Unitalla', 'Única', 'UNI'],
}
/** Sizes that are no word of any garment: they need no «talla» before them. */
const SURE_LETTERS = new Set('xs xch ch xl eg xg xxl xxg 2xl 2xg 3xl 3xg 4xl 4xg 5xl 5xg unitalla'.split(' '))

const SAID = /^(?:tallas?|t|numero|num|no|del|#) ?#? ?(extra grande|[a-z\d]+(?:\.5)?)(?= |$)/
const MONTHS = /^(?:talla )?(\d{1,2}) ?(?:-|a|\/) ?(\d{1,2}) ?(?:m|meses)(?= |$)/
const YEARS = /^(\d{1,2}) anos(?= |$)/
const BARE = /^\d{1,2}(?:\.5)?$/
const LARGEST_BARE = 60
/** After or before these a number counts something else. */
const COUNTING = /^(?:pz|pzs|pza|pzas|pieza|piezas|pack|docena|docenas|par|pares|cm|bolsas|botones|paneles|en|x)$/

const size: Rule = (words, at, draft) => {
  const text = words.slice(at, at + 5).join(' ')
  const add = (sizes: readonly string[], matched: string): number => {
    draft.sizes.push(sizes)
    return length(matched)
  }
  const months = MONTHS.exec(text)
  if (months)
    return add(
      [`${months[1]}-${months[2]} m`, `${months[1]}-${months[2]} meses`, `${months[1]}/${months[2]} m`],
      months[0],
    )
  const years = YEARS.exec(text)
  if (years) return add([years[1] ?? ''], years[0])
  const said = SAID.exec(text)
  if (said) {
    const [matched, of = ''] = said
    const letters = of === 'extra grande' ? LETTERS['eg'] : LETTERS[of]
    const number = /^\d{1,2}(?:\.5)?(?:[a-d]|xg)?$/.test(of)
    // «del León» and «no chica» say no size; «talla» says one.
    if (letters && /^(?:tallas?|t) /.test(matched)) return add(letters, matched)
    if (number) return add([of.toUpperCase()], matched)
  }
  const word = words[at] ?? ''
  if (SURE_LETTERS.has(word)) return add(LETTERS[word] ?? [], word)
  const counted = COUNTING.test(words[at + 1] ?? '') || COUNTING.test(words[at - 1] ?? '')
  if (words.length > 1 && BARE.test(word) && Number(word) > 0 && Number(word) <= LARGEST_BARE && !counted)
    return add([word], word)
  return 0
}

/** Takes the longest of these forms that starts here. */
const formRule =
  <T>(forms: readonly Form<T>[], listOf: (draft: Draft) => T[]): Rule =>
  (words, at, draft) => {
    const form = forms.find(
      ({ stems }) => stems.length > 0 && stems.every((each, place) => stem(words[at + place] ?? '') === each),
    )
    if (form === undefined) return 0
    if (!listOf(draft).includes(form.means)) listOf(draft).push(form.means)
    return form.stems.length
  }

const keyOf = (text: string): string => stemsOf(text).join(' ')
const segmentRule = (segments: readonly Segment[]): Rule =>
  formRule(
    formsOf(
      segments.map(({ name }) => [
        name,
        [name, ...(SEGMENT_WORDS.find((group) => group.some((word) => keyOf(word) === keyOf(name))) ?? [])],
      ]),
    ),
    ({ segments: found }) => found,
  )
const town = formRule(formsOf(TOWNS.map((names) => [names[0] ?? '', names])), ({ towns }) => towns)
const colour = formRule(COLOUR_FORMS, ({ colours }) => colours)

const order: Rule = (words, at, draft) => {
  const word = words[at] ?? ''
  if (!CHEAP.has(word) && !NEW.has(word)) return 0
  draft.sort = CHEAP.has(word) ? 'precio-menor' : 'nuevos'
  return 1
}

/** A word as it is compared: folded, without the marks around it. Signs that mean something stay: $60, 50%, 22.5. */
const bare = (word: string): string => foldText(word).replace(/^[^a-z0-9$#]+|[^a-z0-9%]+$/g, '')

/** Reads a search as people type it: what names a segment, a colour, a size, a town or a price, and what is left. */
export const understand = (text: string, segments: readonly Segment[]): Understood => {
  const typed = text.trim().split(/\s+/)
  const words = typed.map(bare)
  const draft: Draft = {
    segments: [],
    sizes: [],
    colours: [],
    towns: [],
    priceFrom: null,
    priceTo: null,
    sort: 'relevancia',
  }
  const rules: readonly Rule[] = [price, segmentRule(segments), town, size, colour, order]
  const taken = words.map(() => false)
  for (let at = 0; at < words.length;) {
    let length = 0
    for (const rule of rules) if ((length = rule(words, at, draft)) > 0) break
    taken.fill(true, at, at + length)
    at += Math.max(1, length)
  }
  if (!taken.includes(true)) return { ...draft, rest: text.trim() }
  // What joins a word that was understood goes with it, and so does what stands alone at either end.
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const last = taken.lastIndexOf(false) === at
    if (JOINING.has(words[at] ?? '') && (taken[at + 1] === true || last)) taken[at] = true
    if (/^(?:lo|mas|muy)$/.test(words[at] ?? '') && taken[at + 1] === true) taken[at] = true
  }
  const left = typed.filter((_, at) => taken[at] === false)
  const first = left.findIndex((word) => !JOINING.has(bare(word)))
  const rest = first < 0 ? [] : left.slice(first)
  return {
    ...draft,
    rest: rest.every((word) => FILLING.has(bare(word)) || JOINING.has(bare(word))) ? '' : rest.join(' '),
  }
}

const KNOWN_SEGMENT_WORDS = new Set(SEGMENT_WORDS.flat().map(keyOf))

/** Whether the shop's segments must be known before this text can be read: only they say what a word is. */
export const needsSegments = (text: string): boolean => {
  const stems = stemsOf(text)
  return stems.length > 1 || stems.some((each) => KNOWN_SEGMENT_WORDS.has(each))
}
