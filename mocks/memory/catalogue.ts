import type { CataloguePort, CompanySummary, ProductSummary } from '../../src/domain/catalogue/catalogue.ts'
import { hasPrice } from '../../src/domain/catalogue/product-filters.ts'
import { shownPrice } from '../../src/domain/catalogue/tiers.ts'
import { foldText, remembered } from '../../src/domain/text.ts'
import type { StoreRow } from '../models.ts'
import { fakerFor } from '../seed/faker.ts'
import { answering, pick, userId, where, type SimulationContext } from './reply.ts'
import { searchProducts, suggest } from './search.ts'

const MOST_SIMILAR = 12
const folded = remembered(foldText)

const SUMMARY = ['id', 'name', 'logo', 'town', 'speciality', 'verified', 'minimumOrder'] as const
const companySummary = (store: StoreRow): CompanySummary => pick(store, ...SUMMARY)

/** The first items; an invalid limit means all. */
const first = <T>(items: readonly T[], limit: number): readonly T[] =>
  Number.isInteger(limit) && limit > 0 ? items.slice(0, limit) : items

export const memoryCatalogue = (context: SimulationContext): CataloguePort => {
  const { db, shop } = context
  const makers = () => db.store.getAll().filter(({ trade }) => trade !== null)
  const favouriteIds = (user: string) =>
    db.favourite.findMany(where({ user: userId(user) })).map(({ productId }) => productId)

  /** The newest products of the segments of a user's favourites, without these; other users get a fixed mixture. */
  const forUser = (user: string): readonly ProductSummary[] => {
    const favourites = new Set(favouriteIds(user))
    const liked = new Set([...favourites].map((id) => shop.product(id)?.segment))
    const others = shop.products.filter(({ id }) => !favourites.has(id))
    const unliked = others.filter(({ segment }) => !liked.has(segment))
    const mixed = fakerFor(shop.seed, 'for', userId(user)).helpers.shuffle(unliked.slice(0, 400))
    return [...others.filter(({ segment }) => liked.has(segment)), ...mixed, ...unliked.slice(400)]
  }

  // The document names no kinds: the simulated shop has one set for all.
  const promotions = (kind: string) =>
    db.promotion.findMany(where({ kind })).map((row) => pick(row, 'id', 'title', 'text', 'image', 'link'))

  const answered = answering<Omit<CataloguePort, 'segmentsAreStale'>>(context, {
    categories: () => db.category.getAll().map((row) => pick(row, 'id', 'name', 'slug', 'segment')),
    products: ({ limit }) => first(shop.products, limit),
    productsPage({ segment, category, size }) {
      const wanted = foldText(size)
      const selection = shop.selection(foldText(segment), foldText(category))
      return wanted === '' ? selection : selection.filter(({ sizes }) => sizes.some((name) => folded(name) === wanted))
    },
    productsForUser: ({ limit, user, ...ends }) =>
      first(
        forUser(user).filter((product) => hasPrice(ends, shownPrice(product, null))),
        limit,
      ),
    product: ({ id }) => shop.detail(id) ?? null,
    productForUser({ id, user }) {
      const detail = shop.detail(id)
      return detail === undefined ? null : { ...detail, favourite: favouriteIds(user).includes(id) }
    },
    similarProducts({ category, productId }) {
      const product = shop.product(productId)
      const name = foldText(category === '' ? (product?.category ?? '') : category)
      const near = product === undefined ? [] : shop.selection(foldText(product.segment), name)
      const all = new Set([...near, ...(name === '' ? [] : shop.selection('', name))])
      return [...all].filter(({ id }) => id !== productId).slice(0, MOST_SIMILAR)
    },
    companyProducts: ({ storeId }) => shop.ofStore(storeId),
    search: ({ text }) => searchProducts(shop, text),
    companies: ({ limit }) => first(makers().map(companySummary), limit),
    company({ id }) {
      const store = shop.store(id)
      return store ? pick(store, ...SUMMARY, 'cover', 'story', 'since', 'phone', 'mail') : null
    },
    segments: () => db.segment.getAll().map((row) => pick(row, 'name', 'slug', 'icon')),
    carousel: () => promotions('carrusel'),
    banners: () => promotions('banner'),
    suggestions({ text }) {
      const named = [...db.segment.getAll(), ...db.category.getAll(), ...makers()]
      return suggest(shop, new Set(named.map(({ name }) => name)), text)
    },
  })
  return { ...answered, segmentsAreStale: () => false }
}
