import { list } from '../../src/domain/search/words.ts'
import { slug } from '../../src/domain/text.ts'
import type { ProductRow, StoreRow } from '../models.ts'
import { PALETTES } from './colours.ts'
import { chosen, tellingWords, written } from './design.ts'
import { fakerFor, type Faker } from './faker.ts'
import { chance, hash, picking } from './random.ts'
import { CATEGORIES, type SeededCategory } from './categories.ts'
import { type GarmentName, GARMENTS } from './garments.ts'
import { SIZE_RUNS } from './sizes.ts'

const MODELS = list(
  `Acapulco, Ofelia, Bajío, Jacaranda, Tolantongo, Amapola, Sierra, Malva, Xóchitl, Cantera, Lucero, Nogal, Tequis,
    Bugambilia, Mina, Cempasúchil, Alondra, Santa Fe, Cajeta, Itzel, Copal, Romero, Cervantino, Dalia, Pípila, Tuna,
    Azahar, Valenciana, Mezquite, Paloma, Estudiantina, Higuera, Rosalía, Bosque, Marfil, Trigo, Nieve, Canela,
    Huerto, Alba`,
)

type Prices = Pick<ProductRow, 'price3' | 'price6' | 'price12'>

/** Each further price is lower by a peso at least; below 60 by half of one, as makers price. */
const pricesOf = (pesos: number, { number }: Faker): Prices => {
  const base = pesos * (1 + 0.9 * number.float())
  const [step, unit] = base < 60 ? [2, 50] : [1, 100]
  const rounded = (price: number) => Math.round(price * step) * unit
  const price3 = rounded(base)
  const price6 = Math.min(rounded(base * (1 - number.int({ min: 5, max: 9 }) / 100)), price3 - unit)
  const price12 = Math.min(rounded(base * (1 - number.int({ min: 12, max: 18 }) / 100)), price6 - unit)
  return { price3, price6, price12 }
}

/** Minimum and multiple. Cheap things come by the half dozen or dozen; nothing asks for more than a dozen. */
type Bundle = readonly [minimum: number, multiple: number]
const CHEAP: readonly Bundle[] = [
  [12, 6],
  [6, 6],
  [12, 12],
]
const USUAL: readonly Bundle[] = [
  [3, 1],
  [3, 1],
  [3, 3],
  [6, 1],
  [6, 3],
]

/** A maker who sells in multiples chooses one that whole runs of sizes fill. */
const bundleOf = (pesos: number, sizes: number, { helpers }: Faker): { minimum: number; multiple: number } => {
  const [minimum, multiple] = helpers.arrayElement(pesos < 80 ? CHEAP : USUAL)
  const isFilled = sizes === 1 || multiple % sizes === 0 || sizes % multiple === 0
  return { minimum, multiple: isFilled ? multiple : 1 }
}

const shapeOf = (garment: GarmentName) => GARMENTS[garment][0]

/** Categories are alike that share a silhouette. */
const alike = (one: SeededCategory, other: SeededCategory): boolean =>
  one.garments.some((garment) => other.garments.some((twin) => shapeOf(twin) === shapeOf(garment)))

const NEAR = 4

/**
 * Keeps the order, except that a product that looks like its neighbour changes places with the next one that differs.
 */
const spread = (shuffled: readonly SeededCategory[]): SeededCategory[] => {
  const left = [...shuffled]
  const order: SeededCategory[] = []
  while (left.length > 0) {
    const near = order.slice(-NEAR)
    const differs = (one: SeededCategory) => near.every((other) => !alike(one, other))
    const differsInSegment = (one: SeededCategory) => near.slice(-2).every((other) => other.segment !== one.segment)
    const places = [left.findIndex((one) => differs(one) && differsInSegment(one)), left.findIndex(differs), 0]
    order.push(...left.splice(places.find((place) => place >= 0) ?? 0, 1))
  }
  return order
}

/** A name says one of a design's telling words, and more when all models of a garment have that. */
const NAMED_WORDS = [[0], [1], [2], [0, 1], [0, 2], [1, 2], [0, 1, 2]] as const

/** A name that no product before has: garments of the same words go once through the models. */
const nameOf = (garment: string, words: readonly string[], used: Map<string, number>): string => {
  let key = garment
  for (const places of NAMED_WORDS) {
    key = [garment, ...places.flatMap((place) => words[place] ?? [])].join(' ')
    if ((used.get(key) ?? 0) < MODELS.length) break
  }
  const turn = used.get(key) ?? 0
  used.set(key, turn + 1)
  return `${garment} ${MODELS[(hash(key) + turn) % MODELS.length]}${key.slice(garment.length)}`
}

/**
 * Products come oldest first, each from its own stream: an id gives the same product however many there are, but for
 * `isNew`. The design comes first; the name says what tells it from others.
 */
export function* seededProducts(seed: number, count: number, stores: readonly StoreRow[]): Generator<ProductRow, void> {
  const deck = CATEGORIES.flatMap((category) => Array.from({ length: category.weight }, () => category))
  const first = spread(fakerFor(seed, 'first').helpers.shuffle(CATEGORIES))
  const again = spread(fakerFor(seed, 'deck').helpers.shuffle(deck))
  const makers = new Map(
    CATEGORIES.map(({ id, trade: wanted }) => [id, stores.filter(({ trade }) => trade === wanted)]),
  )
  const used = new Map<string, number>()
  const newFrom = Math.floor(count * 0.92)
  for (let index = 0; index < count; index++) {
    // Every category comes once before any comes twice.
    const category = (first[index] ?? again[(index - first.length) % again.length]) as SeededCategory
    const id = String(index + 1)
    // The design has its own stream, so that a new column of a garment changes no price and no colour.
    const among = picking(chance(hash(`${seed}/design/${id}`)))
    const garment = among(category.garments)
    const [, choices] = GARMENTS[garment]
    const design = chosen(choices, among)
    const words = tellingWords(design, choices)
    const from = among([...words.keys()])
    const name = nameOf(garment, [...words.slice(from), ...words.slice(0, from)], used)
    const faker = fakerFor(seed, 'product', id)
    const { helpers, datatype } = faker
    const store = helpers.arrayElement(makers.get(category.id) ?? stores)
    const run: readonly string[] = SIZE_RUNS[category.sizes]
    const palette = PALETTES[category.palette]
    const most = Math.min(category.sizes.startsWith('calzado') ? 4 : 6, palette.length)
    // Some makers leave out the ends of a run.
    const sizes = run.length > 4 && datatype.boolean(0.3) ? run.slice(0, -1) : run
    yield {
      id,
      name,
      categoryId: category.id,
      storeId: store.id,
      key: `${slug(category.name).slice(0, 3).toUpperCase()}-${id.padStart(4, '0')}`,
      ...pricesOf(category.pesos, faker),
      ...bundleOf(1.9 * category.pesos, sizes.length, faker),
      sizes: sizes.join(','),
      colours: helpers.arrayElements(palette, { min: 2, max: most }).join(','),
      garment,
      design: written(design),
      isNew: index >= newFrom,
      isSoldOut: datatype.boolean(0.02),
    }
  }
}
