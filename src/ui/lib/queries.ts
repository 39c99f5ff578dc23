import type { CataloguePort } from '../../domain/catalogue/catalogue.ts'
import type { Result } from '../../domain/result.ts'
import type { Services } from './services.ts'

export interface Query<T> {
  readonly key: readonly unknown[]
  readonly read: (services: Services, signal: AbortSignal) => Promise<Result<T>>
}

/** The call's argument is part of the key, so two different reads never share an answer. */
const query =
  <T, Argument = void>(
    name: string,
    call: (services: Services, signal: AbortSignal, argument: Argument) => Promise<Result<T>>,
  ) =>
  (argument: Argument): Query<T> => ({
    key: [name, argument],
    read: (services, signal) => call(services, signal, argument),
  })

type CatalogueQuery<Method extends keyof CataloguePort> = Exclude<
  Parameters<CataloguePort[Method]>[0],
  AbortSignal | undefined
>
interface Thread {
  readonly user: string
  readonly storeId: string
}

export const catalogueQueries = {
  banners: query('catalogue.banners', ({ catalogue }, signal, kind: string) => catalogue.banners(kind, signal)),
  carousel: query('catalogue.carousel', ({ catalogue }, signal, kind: string) => catalogue.carousel(kind, signal)),
  categories: query('catalogue.categories', ({ catalogue }, signal) => catalogue.categories(signal)),
  companies: query('catalogue.companies', ({ catalogue }, signal, limit: number) =>
    catalogue.companies({ limit }, signal),
  ),
  company: query('catalogue.company', ({ catalogue }, signal, id: string) => catalogue.company(id, signal)),
  companyProducts: query('catalogue.companyProducts', ({ catalogue }, signal, id: string) =>
    catalogue.companyProducts(id, signal),
  ),
  product: query('catalogue.product', ({ catalogue }, signal, id: string) => catalogue.product(id, signal)),
  productForUser: query('catalogue.productForUser', ({ catalogue }, signal, asked: CatalogueQuery<'productForUser'>) =>
    catalogue.productForUser(asked, signal),
  ),
  products: query('catalogue.products', ({ catalogue }, signal, limit: number) =>
    catalogue.products({ limit }, signal),
  ),
  productsForUser: query(
    'catalogue.productsForUser',
    ({ catalogue }, signal, asked: CatalogueQuery<'productsForUser'>) => catalogue.productsForUser(asked, signal),
  ),
  productsPage: query('catalogue.productsPage', ({ catalogue }, signal, asked: CatalogueQuery<'productsPage'>) =>
    catalogue.productsPage(asked, signal),
  ),
  search: query('catalogue.search', ({ catalogue }, signal, text: string) => catalogue.search(text, signal)),
  segments: query('catalogue.segments', ({ catalogue }, signal) => catalogue.segments(signal)),
  similarProducts: query(
    'catalogue.similarProducts',
    ({ catalogue }, signal, asked: CatalogueQuery<'similarProducts'>) => catalogue.similarProducts(asked, signal),
  ),
  suggestions: query('catalogue.suggestions', ({ catalogue }, signal, text: string) =>
    catalogue.suggestions(text, signal),
  ),
}

export const favouriteQueries = {
  count: query('favourites.count', ({ favourites }, signal, user: string) => favourites.count(user, signal)),
  list: query('favourites.list', ({ favourites }, signal, user: string) => favourites.list(user, signal)),
}

/** Of the mutations that add and remove favourites; with a product's id, of that product alone. */
export const favouriteChange = (productId?: string): readonly string[] => [
  'favourites.change',
  ...(productId === undefined ? [] : [productId]),
]

export const messagingQueries = {
  inbox: query('messaging.inbox', ({ messaging }, signal, user: string) => messaging.inbox(user, signal)),
  receivedFrom: query('messaging.receivedFrom', ({ messaging }, signal, thread: Thread) =>
    messaging.receivedFrom(thread, signal),
  ),
  sentTo: query('messaging.sentTo', ({ messaging }, signal, thread: Thread) => messaging.sentTo(thread, signal)),
}

export const blogQueries = {
  article: query('blog.article', ({ blog }, signal, id: string) => blog.article(id, signal)),
  articles: query('blog.articles', ({ blog }, signal) => blog.articles(signal)),
  related: query('blog.related', ({ blog }, signal, asked: { id: string; classification: string }) =>
    blog.related(asked, signal),
  ),
}
