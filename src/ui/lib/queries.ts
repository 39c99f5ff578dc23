import type { CataloguePort, CompanyDetail, ProductDetail, ProductSummary } from '../../domain/catalogue/catalogue.ts'
import type { LastingCompany, LastingProduct, LastingSummary } from '../../domain/catalogue/lasting.ts'
import type { Result } from '../../domain/result.ts'
import type { Services } from './services.ts'

export interface Query<T, Lasting = T> {
  readonly key: readonly unknown[]
  readonly read: (services: Services, signal: AbortSignal) => Promise<Result<T>>
  /** Never there: the type of what a built page may say of it. */
  readonly lasting?: Lasting
}

/** What a built page says of reads until today's answers are there. */
export type Written = readonly (readonly [key: readonly unknown[], data: unknown])[]

/** A key of its own: nobody who asks for today's answer finds the written one. */
export const writtenKey = ({ key }: Query<unknown>): readonly unknown[] => ['written', ...key]

type Asked<Method extends keyof CataloguePort> = Exclude<Parameters<CataloguePort[Method]>[0], AbortSignal | undefined>

/** What is asked for is part of the key, so that two different reads never share an answer. */
export const query = <T, Lasting = T>(key: readonly unknown[], read: Query<T>['read']): Query<T, Lasting> => ({
  key,
  read,
})

export const catalogueQueries = {
  banners: (kind: string) =>
    query(['catalogue.banners', kind], ({ catalogue }, signal) => catalogue.banners({ kind }, signal)),
  carousel: (kind: string) =>
    query(['catalogue.carousel', kind], ({ catalogue }, signal) => catalogue.carousel({ kind }, signal)),
  categories: () => query(['catalogue.categories'], ({ catalogue }, signal) => catalogue.categories(signal)),
  companies: (limit: number) =>
    query(['catalogue.companies', limit], ({ catalogue }, signal) => catalogue.companies({ limit }, signal)),
  company: (id: string) =>
    query<CompanyDetail | null, LastingCompany>(['catalogue.company', id], ({ catalogue }, signal) =>
      catalogue.company({ id }, signal),
    ),
  companyProducts: (id: string) =>
    query(['catalogue.companyProducts', id], ({ catalogue }, signal) =>
      catalogue.companyProducts({ storeId: id }, signal),
    ),
  product: (id: string) =>
    query<ProductDetail | null, LastingProduct>(['catalogue.product', id], ({ catalogue }, signal) =>
      catalogue.product({ id }, signal),
    ),
  productForUser: (asked: Asked<'productForUser'>) =>
    query(['catalogue.productForUser', asked], ({ catalogue }, signal) => catalogue.productForUser(asked, signal)),
  products: (limit: number) =>
    query(['catalogue.products', limit], ({ catalogue }, signal) => catalogue.products({ limit }, signal)),
  productsForUser: (asked: Asked<'productsForUser'>) =>
    query(['catalogue.productsForUser', asked], ({ catalogue }, signal) => catalogue.productsForUser(asked, signal)),
  productsPage: (asked: Asked<'productsPage'>) =>
    query<readonly ProductSummary[], readonly LastingSummary[]>(
      ['catalogue.productsPage', asked],
      ({ catalogue }, signal) => catalogue.productsPage(asked, signal),
    ),
  search: (text: string) =>
    query(['catalogue.search', text], ({ catalogue }, signal) => catalogue.search({ text }, signal)),
  segments: () => query(['catalogue.segments'], ({ catalogue }, signal) => catalogue.segments(signal)),
  similarProducts: (asked: Asked<'similarProducts'>) =>
    query(['catalogue.similarProducts', asked], ({ catalogue }, signal) => catalogue.similarProducts(asked, signal)),
  suggestions: (text: string) =>
    query(['catalogue.suggestions', text], ({ catalogue }, signal) => catalogue.suggestions({ text }, signal)),
}

export const favouriteQueries = {
  count: (user: string) =>
    query(['favourites.count', user], ({ favourites }, signal) => favourites.count({ user }, signal)),
  list: (user: string) =>
    query(['favourites.list', user], ({ favourites }, signal) => favourites.list({ user }, signal)),
}

export const blogQueries = {
  article: (id: string) => query(['blog.article', id], ({ blog }, signal) => blog.article({ id }, signal)),
  articles: () => query(['blog.articles'], ({ blog }, signal) => blog.articles(signal)),
  related: (asked: { id: string; classification: string }) =>
    query(['blog.related', asked], ({ blog }, signal) => blog.related(asked, signal)),
}
