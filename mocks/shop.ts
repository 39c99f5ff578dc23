import { DATABASE_INSTANCE } from '@mswjs/data/lib/glossary.js'
import type { ProductDetail, ProductSummary } from '../src/domain/catalogue/catalogue.ts'
import { hexOfName } from '../src/domain/catalogue/colour-hex.ts'
import { foldText, groupBy, remembered, slug } from '../src/domain/text.ts'
import { catalogueModels, type CatalogueModels, type ProductRow, type StoreRow } from './models.ts'
import { seedCatalogue } from './seed/catalogue.ts'
import { detailOf, type JoinedProduct } from './seed/details.ts'

/**
 * What the shop sells: its models, and their rows joined and indexed, anew after each change, because the library's
 * lookups scan.
 */
export type Shop = Readonly<{
  seed: number
  db: CatalogueModels
  store: (id: string) => StoreRow | undefined
  /** Newest first. */
  products: readonly ProductSummary[]
  product: (id: string) => ProductSummary | undefined
  row: (id: string) => ProductRow | undefined
  ofStore: (id: string) => readonly ProductSummary[]
  /** Folded names; an empty category means the whole segment, and the other way round. */
  selection: (segment: string, category: string) => readonly ProductSummary[]
  detail: (id: string) => ProductDetail | undefined
}>

const NONE: readonly ProductSummary[] = []

const folded = remembered(foldText)
const separated = (words: string) => (words === '' ? [] : words.split(','))
const sizesOf = remembered(separated)
const colourOf = remembered((name) => ({ name, hex: hexOfName(name), slug: slug(name) }))

const summaryOf = (row: ProductRow, store: StoreRow, category: { name: string; segment: string }): ProductSummary => {
  const { id, name, key, minimum, multiple, isNew } = row
  const image = `productos/${id}-1.svg`
  const [colours, sizes] = [separated(row.colours), sizesOf(row.sizes)]
  const tiers = [
    { from: 3, price: row.price3 },
    { from: 6, price: row.price6 },
    { from: 12, price: row.price12 },
  ]
  return {
    id,
    name,
    image,
    segment: category.segment,
    category: category.name,
    storeId: store.id,
    storeName: store.name,
    town: store.town,
    tiers: tiers.filter(({ from, price }) => from >= minimum && price > 0),
    minimum,
    multiple,
    colours: colours.map((each, at) => {
      const { slug: path, ...colour } = colourOf(each)
      return { ...colour, image: at === 0 ? image : `productos/${id}-${path}.svg` }
    }),
    sizes,
    isNew,
    storeVerified: store.verified,
    key,
    soldOut: row.isSoldOut ? colours.flatMap((colour) => sizes.map((size) => ({ colour, size }))) : [],
  }
}

/** A product whose store or category is not there is left out. */
const indexOf = (db: CatalogueModels) => {
  const stores = new Map(db.store.getAll().map((store) => [store.id, store]))
  const categories = new Map(db.category.getAll().map((category) => [category.id, category]))
  const joined = db.product
    .getAll()
    .toReversed()
    .flatMap((row): JoinedProduct | [] => {
      const [store, category] = [stores.get(row.storeId), categories.get(row.categoryId)]
      return store && category ? { row, store, summary: summaryOf(row, store, category) } : []
    })
  const summaries = joined.map(({ summary }) => summary)
  return {
    stores,
    products: new Map(joined.map((product) => [product.row.id, product])),
    byStore: groupBy(summaries, ({ storeId }) => storeId),
    selection: remembered((key) => {
      const [wanted, name] = key.split('/')
      const isWanted = (text: string, sought = '') => sought === '' || folded(text) === sought
      return summaries.filter(({ segment, category }) => isWanted(segment, wanted) && isWanted(category, name))
    }),
  }
}

/** The same seed gives the same shop; the first products are the same however many there are. */
export const createShop = (seed: number, count: number): Shop => {
  const db = catalogueModels()
  seedCatalogue(db, seed, count)
  let index: ReturnType<typeof indexOf> | null = null
  const read = () => (index ??= indexOf(db))
  const changed = () => {
    index = null
  }
  const { events } = db[DATABASE_INSTANCE]
  events.on('create', changed)
  events.on('update', changed)
  events.on('delete', changed)
  const selection: Shop['selection'] = (segment, category) => read().selection(`${segment}/${category}`)
  return {
    seed,
    db,
    store: (id) => read().stores.get(id),
    get products() {
      return selection('', '')
    },
    row: (id) => read().products.get(id)?.row,
    product: (id) => read().products.get(id)?.summary,
    ofStore: (id) => read().byStore.get(id) ?? NONE,
    selection,
    detail(id) {
      const found = read().products.get(id)
      return found && detailOf(seed, found)
    },
  }
}
