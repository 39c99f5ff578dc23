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

type Asked<Method> = Method extends (asked: infer A, signal?: AbortSignal) => unknown ? A : never
type Answer<Method> = Method extends (...given: never[]) => Promise<Result<infer T>> ? T : never
type Ports = Pick<Services, 'blog' | 'catalogue' | 'favourites' | 'messaging'>

/** One method of a port, and what it is asked. Both are its key, so that two different reads never share an answer. */
/** A read that one screen makes stands beside it; what several read, below. */
export const asks =
  <Port extends keyof Ports>(port: Port) =>
  <Method extends keyof Ports[Port] & string, T = Answer<Ports[Port][Method]>>(
    method: Method,
    ...asked: Asked<Ports[Port][Method]> extends AbortSignal | undefined ? [] : [Asked<Ports[Port][Method]>]
  ): Query<T> => ({
    key: [`${port}.${method}`, ...asked],
    read: (services, signal) =>
      (services[port][method] as (...given: unknown[]) => Promise<Result<T>>)(...asked, signal),
  })

const catalogue = asks('catalogue')

export const catalogueQueries = {
  banners: (kind: string) => catalogue('banners', { kind }),
  carousel: (kind: string) => catalogue('carousel', { kind }),
  categories: () => catalogue('categories'),
  companies: (limit: number) => catalogue('companies', { limit }),
  company: (id: string) => catalogue('company', { id }) as Query<CompanyDetail | null, LastingCompany>,
  companyProducts: (storeId: string) => catalogue('companyProducts', { storeId }),
  product: (id: string) => catalogue('product', { id }) as Query<ProductDetail | null, LastingProduct>,
  productForUser: (asked: { id: string; user: string }) => catalogue('productForUser', asked),
  products: (limit: number) => catalogue('products', { limit }),
  productsForUser: (asked: Asked<CataloguePort['productsForUser']>) => catalogue('productsForUser', asked),
  productsPage: (asked: Asked<CataloguePort['productsPage']>) =>
    catalogue('productsPage', asked) as Query<readonly ProductSummary[], readonly LastingSummary[]>,
  search: (text: string) => catalogue('search', { text }),
  segments: () => catalogue('segments'),
  similarProducts: (asked: Asked<CataloguePort['similarProducts']>) => catalogue('similarProducts', asked),
  suggestions: (text: string) => catalogue('suggestions', { text }),
}

export const favouriteQueries = {
  count: (user: string) => asks('favourites')('count', { user }),
  list: (user: string) => asks('favourites')('list', { user }),
}

export const blogQueries = {
  article: (id: string) => asks('blog')('article', { id }),
  articles: () => asks('blog')('articles'),
}

export const messagingQueries = {
  inbox: (user: string) => asks('messaging')('inbox', { user }),
  receivedFrom: (thread: { user: string; storeId: string }) => asks('messaging')('receivedFrom', thread),
  sentTo: (thread: { user: string; storeId: string }) => asks('messaging')('sentTo', thread),
}
