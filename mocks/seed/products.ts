import type { PriceTier, ProductSummary } from '../../src/domain/catalogue/catalogue.ts'
import { slug } from '../../src/domain/text.ts'
import { colour, colourSlug, PALETTES } from './colours.ts'
import { patternOf } from './designs.ts'
import { fittingCut } from './fitting.ts'
import type { Fabric } from './fabrics.ts'
import type { Line } from './line.ts'
import { randomFor, type Random } from './random.ts'
import { CATEGORIES, type SeededCategory } from './segments.ts'
import { SIZE_RUNS } from './sizes.ts'
import type { SeededStore } from './stores.ts'

/** What the description and the pictures need beside the summary. */
export interface ProductTraits {
  readonly line: Line
  readonly fabric: Fabric
  readonly pattern: string
  readonly cut: string
}

export interface MadeProduct {
  readonly summary: ProductSummary
  readonly traits: ProductTraits
}

export interface ProductFactory {
  /** The product with number `index`, from 0; always the same. */
  make(index: number): MadeProduct
}

const MODELS = [
  'Acapulco',
  'Ofelia',
  'Bajío',
  'Jacaranda',
  'Tolantongo',
  'Amapola',
  'Sierra',
  'Malva',
  'Xochitl',
  'Cantera',
  'Lucero',
  'Nogal',
  'Tequis',
  'Bugambilia',
  'Mina',
  'Cempasúchil',
  'Alondra',
  'Santa Fe',
  'Cajeta',
  'Itzel',
  'Copal',
  'Romero',
  'Cervantino',
  'Dalia',
  'Pípila',
  'Tuna',
  'Azahar',
  'Valenciana',
  'Mezquite',
  'Paloma',
  'Estudiantina',
  'Higuera',
  'Rosalía',
  'Bosque',
  'Marfil',
  'Trigo',
  'Nieve',
  'Canela',
  'Huerto',
  'Alba',
] as const

const PIECES_ON_SALE = [3, 6, 12] as const

/** Each further tier is cheaper by the whole peso at least. Half pesos only below 60, as makers price. */
const tiersOf = ([low, high]: readonly [number, number], random: Random): PriceTier[] => {
  const base = low + (high - low) * random.next()
  const cuts = [1, 1 - random.int(5, 9) / 100, 1 - random.int(12, 18) / 100]
  let last = Infinity
  return PIECES_ON_SALE.map((from, index) => {
    const pesos = base * (cuts[index] ?? 1)
    const rounded = base < 60 ? Math.round(pesos * 2) * 50 : Math.round(pesos) * 100
    last = Math.min(rounded, last - (base < 60 ? 50 : 100))
    return { from, price: last }
  })
}

/** Cheap things come by the half dozen or dozen; nothing asks for more than a dozen. */
const usualBundle = (line: Line, random: Random): { minimum: number; multiple: number } => {
  if (line.pesos[1] < 80)
    return random.pick([
      { minimum: 12, multiple: 6 },
      { minimum: 6, multiple: 6 },
      { minimum: 12, multiple: 12 },
    ])
  return random.pick([
    { minimum: 3, multiple: 1 },
    { minimum: 3, multiple: 1 },
    { minimum: 3, multiple: 3 },
    { minimum: 6, multiple: 1 },
    { minimum: 6, multiple: 3 },
  ])
}

/** A maker who sells in multiples chooses one that whole runs of sizes fill. */
const bundleOf = (line: Line, sizes: number, random: Random): { minimum: number; multiple: number } => {
  const { minimum, multiple } = usualBundle(line, random)
  const isFilled = sizes === 1 || multiple % sizes === 0 || sizes % multiple === 0
  return { minimum, multiple: isFilled ? multiple : 1 }
}

/** Whether two products look alike: the same drawing, or a noun in common. */
const alike = (one: Line, other: Line): boolean =>
  one.garment === other.garment ||
  one.nouns.some((noun) => other.nouns.some((each) => each.split(' ')[0] === noun.split(' ')[0]))

const NEAR = 4

/**
 * Keeps the order, except that a product that looks like its neighbour changes places with the next one that differs.
 */
const spread = (shuffled: readonly SeededCategory[]): SeededCategory[] => {
  const left = [...shuffled]
  const order: SeededCategory[] = []
  const lastOf = new Map<string, string>()
  while (left.length > 0) {
    const near = order.slice(-NEAR)
    const differs = (one: SeededCategory) => near.every((other) => !alike(one.line, other.line))
    const apart = (one: SeededCategory) => near.slice(-2).every((other) => other.segment !== one.segment)
    const fresh = (one: SeededCategory) => lastOf.get(one.segment) !== one.name
    const place = [
      left.findIndex((one) => differs(one) && apart(one) && fresh(one)),
      left.findIndex((one) => differs(one) && apart(one)),
      left.findIndex(differs),
      0,
    ].find((found) => found >= 0) as number
    const [next] = left.splice(place, 1) as [SeededCategory]
    order.push(next)
    lastOf.set(next.segment, next.name)
  }
  return order
}

const deck = (seed: number): SeededCategory[] =>
  randomFor(seed, 'deck').shuffled(
    CATEGORIES.flatMap((category) => Array.from({ length: category.weight }, () => category)),
  )

/**
 * Makes products one by one, each from a stream of its own: the same id gives the same product however many there
 * are, and whatever was made before.
 */
export const productFactory = (seed: number, products: number, stores: readonly SeededStore[]): ProductFactory => {
  // Every category comes once before any comes twice.
  const order = [...spread(randomFor(seed, 'first').shuffled(CATEGORIES)), ...spread(deck(seed))]
  const again = order.slice(CATEGORIES.length)
  const makers = new Map<string, SeededStore[]>(
    CATEGORIES.map(({ id, line }) => {
      const able = stores.filter(({ trade }) => trade !== null && line.trades.includes(trade))
      return [id, able.length > 0 ? able : stores.filter(({ trade }) => trade !== null)]
    }),
  )
  const newFrom = Math.floor(products * 0.92)
  return {
    make(index) {
      const category = (order[index] ?? again[(index - order.length) % again.length]) as SeededCategory
      const { line } = category
      const id = String(index + 1)
      const random = randomFor(seed, 'product', id)
      const store = random.pick(makers.get(category.id) ?? stores)
      const pickedCut = random.pick(line.cuts)
      const pickedPattern = random.pick(line.patterns)
      const run: readonly string[] = SIZE_RUNS[line.sizes]
      const most = Math.min(
        line.sizes === 'calzadoDama' || line.sizes === 'calzadoCaballero' ? 4 : 6,
        PALETTES[line.palette].length,
      )
      // Some makers leave out the ends of a run.
      const sizes = run.length > 4 && random.chance(0.3) ? run.slice(0, -1) : run
      const noun = random.pick(line.nouns)
      const cut = fittingCut(noun, pickedCut, line.cuts)
      const name = `${noun} ${random.pick(MODELS)} ${cut}`
      const tiers = tiersOf(line.pesos, random)
      const bundle = bundleOf(line, sizes.length, random)
      const image = `productos/${id}-1.svg`
      const summary: ProductSummary = {
        id,
        name,
        image,
        segment: category.segment,
        category: category.name,
        storeId: store.id,
        storeName: store.name,
        town: store.town,
        tiers: tiers.filter(({ from }) => from >= bundle.minimum),
        ...bundle,
        colours: random.shuffled(random.some(PALETTES[line.palette], random.int(2, most))).map((name, at) => ({
          ...colour(name),
          image: at === 0 ? image : `productos/${id}-${colourSlug(name)}.svg`,
        })),
        sizes,
        isNew: index >= newFrom,
        ...(store.verified && { storeVerified: true }),
        key: `${slug(category.name).slice(0, 3).toUpperCase()}-${id.padStart(4, '0')}`,
      }
      return {
        summary,
        traits: { line, fabric: random.pick(line.fabrics), pattern: patternOf(name) ?? pickedPattern, cut },
      }
    },
  }
}
