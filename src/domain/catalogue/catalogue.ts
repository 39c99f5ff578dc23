import type { Store } from '../device.ts'
import { queriesOf, type Reads } from '../result.ts'
import { compareNames, foldText, isBlank } from '../text.ts'

/** Money in whole Mexican centavos, so that sums are exact. $78.50 is 7850. */
export type Centavos = number

/** A picture's path below the images base (`productos/12-1.svg`), each part percent-encoded; never a full address. */
export type ImagePath = string
export type PriceTier = Readonly<{
  from: number
  price: Centavos
}>

export type Colour = Readonly<{
  name: string
  /** `#rrggbb`, or null when the server gave no usable colour. */
  hex: string | null
  /** The product's picture in this colour; null where the server gave none. */
  image: ImagePath | null
}>

/** A colour of which the name alone is known. */
export const colourNamed = (name: string): Colour => ({ name, hex: null, image: null })

/** A segment (R3.03). `icon` is null where the server gave none that can be shown. */
export type Segment = Readonly<{
  name: string
  slug: string
  icon: ImagePath | null
}>

export type Category = Readonly<{
  id: string
  name: string
  slug: string
  segment: string
}>

/** Products that *Cargar más* shows at once. */
export const PAGE_SIZE = 24

/** A product in a list. A text, list or flag of which the server says nothing is empty or false; a number is null. */
export type ProductSummary = Readonly<{
  id: string
  name: string
  image: ImagePath | null
  segment: string
  category: string
  storeId: string
  storeName: string
  town: string
  /** Tiers as `orderedTiers` gives them. Empty when the server gave no usable price: the buyer asks the store. */
  tiers: readonly PriceTier[]
  /** The smallest number of pieces that the store sells; null where the server did not say. */
  minimum: number | null
  /** Pieces come in multiples of this; null where the server did not say. */
  multiple: number | null
  /** Colours, each name once. */
  colours: readonly Colour[]
  /** Sizes as `orderedSizes` gives them, each once. */
  sizes: readonly string[]
  isNew: boolean
  storeVerified: boolean
  /** The manufacturer's key of the model: `PLA-0012`. */
  key: string
  /** Combinations that cannot be ordered now. */
  soldOut: readonly { readonly colour: string; readonly size: string }[]
}>

export type ProductDetail = ProductSummary &
  Readonly<{
    /** Pictures; not empty if the product has an image. */
    gallery: readonly ImagePath[]
    description: string
    fabric: string
    care: readonly string[]
    origin: string
    /** The store's WhatsApp number as the server wrote it; `whatsapp.ts` normalises it. */
    storePhone: string
    /** Smallest order of the store; null when unknown. */
    storeMinimum: Centavos | null
    /** Whether it is a favourite of the user; null if the answer was not for a user. */
    favourite: boolean | null
    /** `3 a 5 días hábiles` */
    leadTime: string
    shipping: string
    /** The manufacturer's own measures: `CH: busto 86-90, cintura 66-70; M: …` */
    sizeGuide: string
  }>

/** A name to search for; a field of which the server says nothing is empty or null. With an `id` it is a product. */
export type Suggestion = Pick<
  ProductSummary,
  'name' | 'image' | 'segment' | 'category' | 'town' | 'tiers' | 'minimum' | 'colours'
> &
  Readonly<{ id: string | null }>

export type CompanySummary = Readonly<{
  id: string
  name: string
  logo: ImagePath | null
  town: string
  speciality: string
  verified: boolean
  minimumOrder: Centavos | null
}>

export type CompanyDetail = CompanySummary &
  Readonly<{
    cover: ImagePath | null
    story: string
    since: number | null
    phone: string
    mail: string
  }>

/** A slide of the carousel, or a banner. `link` is a path of this site, or null. */
export type Promotion = Readonly<{
  id: string
  title: string
  text: string
  image: ImagePath | null
  link: string | null
}>

/** The catalogue, which anyone may read. A read of one thing gives null for what the server does not know. */
export interface CataloguePort {
  categories: Reads<[], readonly Category[]>
  /** Products, newest first (R7.12). */
  products: Reads<[query: { limit: number }], readonly ProductSummary[]>
  /** Empty texts mean "all". `segment` and `category` are names. */
  productsPage: Reads<[query: { segment: string; category: string; size: string }], readonly ProductSummary[]>
  /** Prices in centavos; null leaves that end open. */
  productsForUser: Reads<
    [query: { limit: number; user: string; priceFrom: Centavos | null; priceTo: Centavos | null }],
    readonly ProductSummary[]
  >
  product: Reads<[query: { id: string }], ProductDetail | null>
  /** One product, with `favourite` known. */
  productForUser: Reads<[query: { id: string; user: string }], ProductDetail | null>
  similarProducts: Reads<[query: { category: string; productId: string }], readonly ProductSummary[]>
  companyProducts: Reads<[query: { storeId: string }], readonly ProductSummary[]>
  /** Products for a text, as it was typed. */
  search: Reads<[query: { text: string }], readonly ProductSummary[]>
  companies: Reads<[query: { limit: number }], readonly CompanySummary[]>
  company: Reads<[query: { id: string }], CompanyDetail | null>
  segments: Reads<[], readonly Segment[]>
  /** Whether the last segments are those of a former visit, because the server could not be reached. */
  segmentsAreStale(): boolean
  carousel: Reads<[query: { kind: string }], readonly Promotion[]>
  banners: Reads<[query: { kind: string }], readonly Promotion[]>
  /** Suggestions for a text (R7.28), as many as the server gives; `firstSuggestions` cuts. */
  suggestions: Reads<[query: { text: string }], readonly Suggestion[]>
}

export const catalogueQueries = queriesOf<'catalogue', CataloguePort>('catalogue')(
  'categories',
  'products',
  'productsPage',
  'productsForUser',
  'product',
  'productForUser',
  'similarProducts',
  'companyProducts',
  'search',
  'companies',
  'company',
  'segments',
  'carousel',
  'banners',
  'suggestions',
)

const MAX_SUGGESTIONS = 8
const MOST_NAMES = 2

/** Whether a suggestion is a name alone, as that of a category or a maker. */
export const isNameAlone = ({ id, image, segment, category, tiers }: Suggestion) =>
  id === null && image === null && segment === '' && category === '' && tiers.length === 0

/** The suggestions that are shown: none for blank text, each once, at most 8; two names alone before products. */
export const firstSuggestions = (typed: string, suggestions: readonly Suggestion[]) => {
  if (isBlank(typed)) return []
  const all = [...new Map(suggestions.map((item) => [item.id ?? item.name, item])).values()]
  const products = all.filter((item) => !isNameAlone(item))
  const names = all.filter(isNameAlone).slice(0, products.length > 0 ? MOST_NAMES : MAX_SUGGESTIONS)
  return [...names, ...products].slice(0, MAX_SUGGESTIONS)
}

const SIZE_ORDER =
  'prematuro,recien nacido,rn,0-3 m,3-6 m,6-9 m,6-12 m,9-12 m,12-18 m,18-24 m,xxs,xxch,xs,xch,ech,s,ch,m,l,g,' +
  'xl,eg,xg,xxl,2xl,xxg,xxxl,3xl,xxxg,2xg,3xg,4xl,4xg,5xl,5xg,unitalla,unica'
const SIZE_RANK = new Map(SIZE_ORDER.split(',').map((size, rank) => [size, rank]))

const sizeRank = (size: string): readonly [number, number] => {
  const folded = foldText(size)
  const rank = SIZE_RANK.get(folded)
  if (rank !== undefined) return [0, rank]
  const number = /^\d+(?:[.,]\d+)?/.exec(folded)?.[0]
  return number === undefined ? [2, 0] : [1, Number(number.replace(',', '.'))]
}

/** Garment order (CH, M, G, EG…; 28, 30, 32…), never alphabetical; unknown sizes last, by name. */
export const compareSizes = (a: string, b: string) => {
  const [groupA, rankA] = sizeRank(a)
  const [groupB, rankB] = sizeRank(b)
  return groupA - groupB || rankA - rankB || compareNames(a, b)
}

/** The unit after a size's number, as in `2 años`; null where it does not begin with a number. */
const unitOf = (size: string) => /^\d+(?:[.,]\d+)?(.*)$/.exec(foldText(size))?.[1] ?? null

/**
 * The sizes of one product in garment order. They stay as they came where one is not known, or their numbers have
 * several units (`6 meses`, `2 años`): the maker knows their order.
 */
export const orderedSizes = (sizes: readonly string[]) => {
  const units = new Set(sizes.filter((size) => !SIZE_RANK.has(foldText(size))).map(unitOf))
  return units.size > 1 || units.has(null) ? sizes : sizes.toSorted(compareSizes)
}

/** Whether every colour and size of a product is known to be sold out. */
export const isOutOfStock = ({ colours, sizes, soldOut }: Pick<ProductSummary, 'colours' | 'sizes' | 'soldOut'>) => {
  const allSizes = sizes.length > 0 ? sizes : ['']
  const allColours = colours.length > 0 ? colours : [{ name: '' }]
  const isGone = (colour: string, size: string) =>
    soldOut.some((gone) => (gone.colour === '' || gone.colour === colour) && (gone.size === '' || gone.size === size))
  return soldOut.length > 0 && allColours.every(({ name }) => allSizes.every((size) => isGone(name, size)))
}

/** Products viewed and searches made in this browser, latest first. */
export interface RecentStores {
  viewed(user: string): Store<readonly ProductSummary[]>
  searches(user: string): Store<readonly string[]>
}

export const wantedColour = ({ colours }: Pick<ProductSummary, 'colours'>, wanted: readonly string[]) => {
  const keys = new Set(wanted.map(foldText))
  return colours.find(({ name }) => keys.has(foldText(name)))
}
