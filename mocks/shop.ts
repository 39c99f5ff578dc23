import type { ProductDetail, ProductSummary } from '../src/domain/catalogue/catalogue.ts'
import { foldText } from '../src/domain/text.ts'
import { detailOf } from './seed/details.ts'
import { productFactory, type MadeProduct } from './seed/products.ts'
import { seedStores, type SeededStore } from './seed/stores.ts'

/**
 * The data that visitors cannot change: stores and products. Plain rows with indexes, not @mswjs/data models: its
 * lookups scan and creating a row costs about 30 µs, which is 3 s of the 100,000 products that `npm run api` can be
 * asked for.
 */
export interface Shop {
  readonly seed: number
  /** Customer service first. */
  readonly stores: readonly SeededStore[]
  readonly store: (id: string) => SeededStore | undefined
  /** Newest first. */
  readonly products: readonly ProductSummary[]
  readonly product: (id: string) => ProductSummary | undefined
  readonly ofStore: (id: string) => readonly ProductSummary[]
  /** Folded names; an empty category means the whole segment, and the other way round. */
  readonly selection: (segment: string, category: string) => readonly ProductSummary[]
  readonly made: (id: string) => MadeProduct | undefined
  readonly detail: (id: string) => ProductDetail | undefined
}

const push = <T>(index: Map<string, T[]>, key: string, item: T): void => {
  const items = index.get(key)
  if (items === undefined) index.set(key, [item])
  else items.push(item)
}

export const remembered = (change: (text: string) => string): ((text: string) => string) => {
  const known = new Map<string, string>()
  return (text) => {
    let changed = known.get(text)
    if (changed === undefined) known.set(text, (changed = change(text)))
    return changed
  }
}

export const makeShop = (seed: number, count: number): Shop => {
  const stores = seedStores(seed)
  const storeById = new Map(stores.map((store) => [store.id, store]))
  const factory = productFactory(seed, count, stores)
  const products: ProductSummary[] = []
  const byStore = new Map<string, ProductSummary[]>()
  const selections = new Map<string, ProductSummary[]>()
  const folded = remembered(foldText)
  for (let index = count - 1; index >= 0; index--) {
    const { summary } = factory.make(index)
    products.push(summary)
    push(byStore, summary.storeId, summary)
    const segment = folded(summary.segment)
    const category = folded(summary.category)
    push(selections, `${segment}/`, summary)
    push(selections, `/${category}`, summary)
    push(selections, `${segment}/${category}`, summary)
  }
  const indexOf = (id: string): number => (/^[1-9]\d{0,8}$/.test(id) && Number(id) <= count ? Number(id) - 1 : -1)
  const made = (id: string) => (indexOf(id) < 0 ? undefined : factory.make(indexOf(id)))
  return {
    seed,
    stores,
    store: (id) => storeById.get(id),
    products,
    product: (id) => products[count - 1 - indexOf(id)],
    ofStore: (id) => byStore.get(id) ?? [],
    selection: (segment, category) =>
      segment + category === '' ? products : (selections.get(`${segment}/${category}`) ?? []),
    made,
    detail: (id) => {
      const product = made(id)
      const store = product && storeById.get(product.summary.storeId)
      return product && store && detailOf(seed, product, store)
    },
  }
}

/** Few, because a shop of 100,000 products takes much memory. */
const CACHED_SHOPS = 3
const shops = new Map<string, Shop>()

/**
 * The read-only part of the simulated shop: the same for the same seed and number of products, and so made once for
 * all simulations that ask for it.
 */
export const createShop = (seed: number, count: number): Shop => {
  const key = `${seed}/${count}`
  const shop = shops.get(key) ?? makeShop(seed, count)
  shops.delete(key)
  shops.set(key, shop)
  for (const oldest of shops.keys()) if (shops.size > CACHED_SHOPS) shops.delete(oldest)
  return shop
}
