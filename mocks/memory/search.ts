import type { ProductSummary, Suggestion } from '../../src/domain/catalogue/catalogue.ts'
import { foldText, remembered, stem, wordsOf } from '../../src/domain/text.ts'
import { JOINING, SAME } from '../../src/domain/search/words.ts'
import type { Shop } from '../shop.ts'

const SYNONYMS: readonly (readonly string[])[] = [
  ...SAME,
  ['dama', 'mujer', 'señora'],
  ['caballero', 'hombre', 'señor'],
  ['botín', 'bota'],
  ['poncho', 'ruana', 'gabán', 'capa'],
  ['uniforme', 'filipina'],
  // Colours are stored in the masculine; buyers make them agree with the garment.
  ...['negro', 'blanco', 'rojo', 'amarillo', 'morado'].map((name) => [name, name.replace(/o$/, 'a')]),
]
const STOP_WORDS = new Set([...JOINING, 'mayoreo', 'ropa'])

const MEANINGS = new Map(
  SYNONYMS.flatMap((group) => {
    const stems = group.map((word) => stem(foldText(word)))
    return stems.map((word) => [word, stems] as const)
  }),
)

/** Each word of the query with its synonyms. Empty for a query without words. */
const meanings = (query: string): readonly (readonly string[])[] =>
  wordsOf(query)
    .filter((word) => !STOP_WORDS.has(word))
    .map(stem)
    .map((word) => MEANINGS.get(word) ?? [word])

const heldIn = (stems: string, wanted: readonly (readonly string[])[]) =>
  wanted.filter((alternatives) => alternatives.some((word) => stems.includes(` ${word}`))).length
const holds = (stems: string, wanted: readonly (readonly string[])[]) => heldIn(stems, wanted) === wanted.length

const stemOf = remembered((word) => stem(foldText(word)))
const stemsOf = (texts: readonly string[]) =>
  ` ${texts
    .flatMap((text) => text.split(/[^\p{L}\p{N}\p{M}]+/u))
    .filter((word) => word !== '')
    .map(stemOf)
    .join(' ')}`

/** A product with the stems of its name and of its whole description. */
type Described = Readonly<{
  product: ProductSummary
  name: string
  description: string
}>

const describe = (product: ProductSummary) => {
  const { name, category, segment, town, storeName, colours, key } = product
  const stems = stemsOf([name])
  return {
    product,
    name: stems,
    description: stems + stemsOf([key, category, segment, town, storeName, ...colours.map((colour) => colour.name)]),
  }
}

const described = new WeakMap<readonly ProductSummary[], readonly Described[]>()

/** The products are described once, at the first search after a change. */
const describedOf = ({ products }: Shop) => {
  const all = described.get(products) ?? products.map(describe)
  described.set(products, all)
  return all
}

/** Products with every word in their name, then those with some elsewhere, more in the name first; found lazily. */
function* matches(shop: Shop, wanted: readonly (readonly string[])[]): Generator<ProductSummary, void> {
  if (wanted.length === 0) return
  const others: Described[] = []
  for (const one of describedOf(shop)) {
    if (holds(one.name, wanted)) yield one.product
    else if (holds(one.description, wanted)) others.push(one)
  }
  for (const { product } of others.toSorted((a, b) => heldIn(b.name, wanted) - heldIn(a.name, wanted))) yield product
}

const MOST_SUGGESTIONS = 20

/** Products with every word of the query, those with them in their name first, then the newest. */
export const searchProducts = (shop: Shop, query: string) => [...matches(shop, meanings(query))]

/** Names of the shop's parts, then of products, that fit the words typed so far. */
export const suggest = (shop: Shop, shopNames: ReadonlySet<string>, typed: string) => {
  const wanted = meanings(typed)
  if (wanted.length === 0) return []
  const names = [...shopNames].filter((name) => holds(stemsOf([name]), wanted))
  const bare = { id: null, image: null, segment: '', category: '', town: '', tiers: [], minimum: 1, colours: [] }
  const suggestions = new Map<string, Suggestion>(names.map((name) => [name, { name, ...bare }]))
  for (const product of matches(shop, wanted)) {
    if (suggestions.size >= MOST_SUGGESTIONS) break
    const { id, name, image, segment, category, town, tiers, minimum, colours } = product
    if (!suggestions.has(name))
      suggestions.set(name, { id, name, image, segment, category, town, tiers, minimum, colours })
  }
  return [...suggestions.values()].slice(0, MOST_SUGGESTIONS)
}
