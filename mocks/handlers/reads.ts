import { blogEndpoints } from '../../src/adapters/http/blog.ts'
import { catalogueEndpoints } from '../../src/adapters/http/catalogue.ts'
import { favouritesEndpoints } from '../../src/adapters/http/favourites.ts'
import { messagingEndpoints } from '../../src/adapters/http/messaging.ts'
import type { ProductSummary } from '../../src/domain/catalogue/catalogue.ts'
import { mapResult, type Result } from '../../src/domain/result.ts'
import type { MemoryPorts } from '../memory/ports.ts'
import * as encode from './encode.ts'

/** Gives a parameter, or the empty text. */
type Parameter = (name: string) => string

export interface Read {
  readonly path: string
  /** True where the answer belongs to a user: a session that has run out refuses it. */
  readonly personal?: boolean
  /** True where the answer is a list of products. */
  readonly products?: boolean
  /** Rows to send; one thing is a list of one, and nothing an empty list, as PHP does it. */
  readonly answer: (parameter: Parameter) => Promise<Result<readonly unknown[]>>
}

const many = async <T>(asked: Promise<Result<readonly T[]>>, row: (item: T) => unknown) =>
  mapResult(await asked, (items) => items.map(row))

const productRows = new WeakMap<readonly ProductSummary[], readonly unknown[]>()

/** The same rows for the same list of the shop, so that its text need not be made again either. */
const manyProducts = async (asked: Promise<Result<readonly ProductSummary[]>>) =>
  mapResult(await asked, (products) => {
    let rows = productRows.get(products)
    if (rows === undefined) productRows.set(products, (rows = products.map(encode.productRow)))
    return rows
  })

const one = async <T>(asked: Promise<Result<T | null>>, row: (item: T) => unknown) =>
  mapResult(await asked, (item) => (item === null ? [] : [row(item)]))

const centavos = (pesos: string): number | null => {
  const amount = Number(pesos)
  return pesos.trim() === '' || !Number.isFinite(amount) ? null : Math.round(amount * 100)
}

/** The 23 GETs of section 7: wire parameters in, port call, rows out. */
export const reads = ({ catalogue, blog, favourites, messaging }: MemoryPorts): readonly Read[] => {
  const C = catalogueEndpoints
  const products = { products: true } as const
  const personal = { personal: true } as const
  const thread = (p: Parameter) => ({ user: p('user'), storeId: p('id_tienda') })
  return [
    { path: C.categories.path, answer: () => many(catalogue.categories(), encode.categoryRow) },
    {
      path: C.products.path,
      ...products,
      answer: (p) => manyProducts(catalogue.products({ limit: Number(p('limit')) })),
    },
    {
      path: C.productsPage.path,
      ...products,
      answer: (p) => {
        const query = { segment: p('segmento'), category: p('categoria'), size: p('talla') }
        return manyProducts(catalogue.productsPage(query))
      },
    },
    {
      path: C.productsForUser.path,
      ...products,
      ...personal,
      answer: (p) => {
        const prices = { priceFrom: centavos(p('precio_inicial')), priceTo: centavos(p('precio_final')) }
        const query = { limit: Number(p('limit')), user: p('user'), ...prices }
        return manyProducts(catalogue.productsForUser(query))
      },
    },
    { path: C.product.path, answer: (p) => one(catalogue.product(p('id')), encode.productDetailRow) },
    {
      path: C.productForUser.path,
      ...personal,
      answer: (p) => one(catalogue.productForUser({ id: p('id'), user: p('user') }), encode.productDetailRow),
    },
    {
      path: C.similarProducts.path,
      ...products,
      answer: (p) => {
        const query = { category: p('category'), productId: p('id_producto') }
        return manyProducts(catalogue.similarProducts(query))
      },
    },
    {
      path: C.companyProducts.path,
      ...products,
      answer: (p) => manyProducts(catalogue.companyProducts(p('id_tienda'))),
    },
    { path: C.search.path, ...products, answer: (p) => manyProducts(catalogue.search(p('busqueda'))) },
    {
      path: C.companies.path,
      answer: (p) => many(catalogue.companies({ limit: Number(p('limit')) }), encode.companyRow),
    },
    { path: C.company.path, answer: (p) => one(catalogue.company(p('id')), encode.companyDetailRow) },
    { path: C.segments.path, answer: () => many(catalogue.segments(), encode.segmentRow) },
    { path: C.carousel.path, answer: (p) => many(catalogue.carousel(p('tipo')), encode.promotionRow) },
    { path: C.banners.path, answer: (p) => many(catalogue.banners(p('tipo')), encode.promotionRow) },
    { path: C.suggestions.path, answer: (p) => many(catalogue.suggestions(p('busqueda')), encode.suggestionRow) },
    { path: blogEndpoints.articles.path, answer: () => many(blog.articles(), encode.articleRow) },
    { path: blogEndpoints.article.path, answer: (p) => one(blog.article(p('id')), encode.articleDetailRow) },
    {
      path: blogEndpoints.related.path,
      answer: (p) => many(blog.related({ id: p('id'), classification: p('clasificacion') }), encode.articleRow),
    },
    {
      path: favouritesEndpoints.count.path,
      ...personal,
      answer: (p) => one(favourites.count(p('user')), (count) => ({ cantidad: String(count) })),
    },
    {
      path: favouritesEndpoints.list.path,
      ...products,
      ...personal,
      answer: (p) => manyProducts(favourites.list(p('user'))),
    },
    { path: messagingEndpoints.inbox.path, ...personal, answer: (p) => many(messaging.inbox(p('user')), encode.conversationRow) },
    { path: messagingEndpoints.sentTo.path, ...personal, answer: (p) => many(messaging.sentTo(thread(p)), encode.messageRow) },
    {
      path: messagingEndpoints.receivedFrom.path,
      ...personal,
      answer: (p) => many(messaging.receivedFrom(thread(p)), encode.messageRow),
    },
  ]
}
