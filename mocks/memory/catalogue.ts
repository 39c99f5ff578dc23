import type {
  CataloguePort,
  CompanyDetail,
  CompanySummary,
  ProductSummary,
} from '../../src/domain/catalogue/catalogue.ts'
import { hasPrice } from '../../src/domain/catalogue/product-filters.ts'
import { shownPrice } from '../../src/domain/catalogue/tiers.ts'
import { foldText, remembered } from '../../src/domain/text.ts'
import type { SimulationContext } from './context.ts'
import type { StoreRow } from '../models.ts'
import { fakerFor } from '../seed/faker.ts'
import { pick, replying, userId } from './reply.ts'
import { searchProducts, suggest } from './search.ts'

const MOST_SIMILAR = 12
const folded = remembered(foldText)

const SUMMARY = ['id', 'name', 'logo', 'town', 'speciality', 'verified', 'minimumOrder'] as const
const companySummary = (store: StoreRow): CompanySummary => pick(store, ...SUMMARY)
const companyDetail = (store: StoreRow): CompanyDetail =>
  pick(store, ...SUMMARY, 'cover', 'story', 'since', 'phone', 'mail')

/** An invalid limit means all of them. */
const first = <T>(items: readonly T[], limit: number): readonly T[] =>
  Number.isInteger(limit) && limit > 0 ? items.slice(0, limit) : items

export const memoryCatalogue = (context: SimulationContext): CataloguePort => {
  const reply = replying(context)
  const { db, shop } = context
  const makers = () => db.store.getAll().filter(({ trade }) => trade !== null)
  const favouriteIds = (user: string) =>
    db.favourite.findMany({ where: { user: { equals: userId(user) } } }).map(({ productId }) => productId)

  /**
   * The newest of the segments of the user's favourites, without the favourites themselves; a fixed mixture for other
   * users.
   */
  const forUser = (user: string): readonly ProductSummary[] => {
    const favourites = new Set(favouriteIds(user))
    const liked = new Set([...favourites].map((id) => shop.product(id)?.segment))
    const others = shop.products.filter(({ id }) => !favourites.has(id))
    const fitting = others.filter(({ segment }) => liked.has(segment))
    const rest = others.filter(({ segment }) => !liked.has(segment))
    const mixed = fakerFor(shop.seed, 'for', userId(user)).helpers.shuffle(rest.slice(0, 400))
    return [...fitting, ...mixed, ...rest.slice(400)]
  }

  const promotions = (kind: string) =>
    db.promotion
      .findMany({ where: { kind: { equals: kind } } })
      .map((row) => pick(row, 'id', 'title', 'text', 'image', 'link'))

  return {
    categories: (signal) =>
      reply(() => db.category.getAll().map((row) => pick(row, 'id', 'name', 'slug', 'segment')), signal),
    products: ({ limit }, signal) => reply(() => first(shop.products, limit), signal),
    productsPage: ({ segment, category, size }, signal) =>
      reply(() => {
        const selection = shop.selection(foldText(segment), foldText(category))
        const wanted = foldText(size)
        return wanted === ''
          ? selection
          : selection.filter(({ sizes }) => sizes.some((each) => folded(each) === wanted))
      }, signal),
    productsForUser: ({ limit, user, ...ends }, signal) =>
      reply(() => {
        const affordable = forUser(user).filter((product) => hasPrice(ends, shownPrice(product, null)))
        return first(affordable, limit)
      }, signal),
    product: ({ id }, signal) => reply(() => shop.detail(id) ?? null, signal),
    productForUser: ({ id, user }, signal) =>
      reply(() => {
        const detail = shop.detail(id)
        return detail === undefined ? null : { ...detail, favourite: favouriteIds(user).includes(id) }
      }, signal),
    similarProducts: ({ category, productId }, signal) =>
      reply(() => {
        const own = shop.product(productId)
        const name = foldText(category === '' ? (own?.category ?? '') : category)
        const near = own === undefined ? [] : shop.selection(foldText(own.segment), name)
        const all = new Set([...near, ...(name === '' ? [] : shop.selection('', name))])
        return [...all].filter(({ id }) => id !== productId).slice(0, MOST_SIMILAR)
      }, signal),
    companyProducts: ({ storeId }, signal) => reply(() => shop.ofStore(storeId), signal),
    search: ({ text }, signal) => reply(() => searchProducts(shop, text), signal),
    companies: ({ limit }, signal) => reply(() => first(makers().map(companySummary), limit), signal),
    company: ({ id }, signal) =>
      reply(() => {
        const store = shop.store(id)
        return store ? companyDetail(store) : null
      }, signal),
    segments: (signal) => reply(() => db.segment.getAll().map((row) => pick(row, 'name', 'slug', 'icon')), signal),
    segmentsAreStale: () => false,
    // The document names no kinds: the simulated shop has one set for all.
    carousel: (_asked, signal) => reply(() => promotions('carrusel'), signal),
    banners: (_asked, signal) => reply(() => promotions('banner'), signal),
    suggestions: ({ text }, signal) =>
      reply(() => {
        const named = [...db.segment.getAll(), ...db.category.getAll(), ...makers()]
        return suggest(shop, new Set(named.map(({ name }) => name)), text)
      }, signal),
  }
}
