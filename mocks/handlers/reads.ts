import { accountEndpoints } from '../../src/adapters/http/endpoints/account.ts'
import { tradeEndpoints } from '../../src/adapters/http/endpoints/trade.ts'
import { blogEndpoints } from '../../src/adapters/http/endpoints/blog.ts'
import { catalogueEndpoints } from '../../src/adapters/http/endpoints/catalogue.ts'
import type { ReadEndpoint } from '../../src/adapters/http/endpoints/endpoint.ts'
import type { ProductSummary } from '../../src/domain/catalogue/catalogue.ts'
import { mapResult, type Result } from '../../src/domain/result.ts'
import type { MemoryPorts } from '../memory/ports.ts'
import * as encode from './encode.ts'

/** Gives a parameter, or the empty text. */
type Parameter = (name: string) => string

export interface Read {
  readonly path: string
  /** True where the answer belongs to a user: a session that has run out refuses it. */
  readonly personal: boolean
  /** True where the answer is a list of products. */
  readonly products: boolean
  /** Rows to send; one thing is a list of one, and nothing an empty list, as PHP does it. */
  readonly answer: (parameter: Parameter) => Promise<Result<readonly unknown[]>>
}

const many = async <T>(asked: Promise<Result<readonly T[]>>, row: (item: T) => unknown) =>
  mapResult(await asked, (items) => items.map(row))

const productRows = new WeakMap<readonly ProductSummary[], readonly unknown[]>()

/** Cached by list, so that `listBytes` can cache its text too. */
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

const read = (
  { path, parameters, answers, entity }: Pick<ReadEndpoint, 'path' | 'parameters' | 'answers' | 'entity'>,
  answer: Read['answer'],
): Read => ({
  path,
  personal: parameters.includes('user'),
  products: entity === 'producto' && answers === 'rows',
  answer,
})

/** The 23 GETs of section 7: query parameters in, port call, rows out. */
export const reads = ({ catalogue, blog, favourites, messaging }: MemoryPorts): readonly Read[] => {
  const [C, B, F, M] = [catalogueEndpoints, blogEndpoints, accountEndpoints, tradeEndpoints]
  const thread = (p: Parameter) => ({ user: p('user'), storeId: p('id_tienda') })
  return [
    read(C.categories, () => many(catalogue.categories(), encode.categoryRow)),
    read(C.products, (p) => manyProducts(catalogue.products({ limit: Number(p('limit')) }))),
    read(C.productsPage, (p) =>
      manyProducts(catalogue.productsPage({ segment: p('segmento'), category: p('categoria'), size: p('talla') })),
    ),
    read(C.productsForUser, (p) => {
      const prices = { priceFrom: centavos(p('precio_inicial')), priceTo: centavos(p('precio_final')) }
      const query = { limit: Number(p('limit')), user: p('user'), ...prices }
      return manyProducts(catalogue.productsForUser(query))
    }),
    read(C.product, (p) => one(catalogue.product({ id: p('id') }), encode.productDetailRow)),
    read(C.productForUser, (p) =>
      one(catalogue.productForUser({ id: p('id'), user: p('user') }), encode.productDetailRow),
    ),
    read(C.similarProducts, (p) =>
      manyProducts(catalogue.similarProducts({ category: p('category'), productId: p('id_producto') })),
    ),
    read(C.companyProducts, (p) => manyProducts(catalogue.companyProducts({ storeId: p('id_tienda') }))),
    read(C.search, (p) => manyProducts(catalogue.search({ text: p('busqueda') }))),
    read(C.companies, (p) => many(catalogue.companies({ limit: Number(p('limit')) }), encode.companyRow)),
    read(C.company, (p) => one(catalogue.company({ id: p('id') }), encode.companyDetailRow)),
    read(C.segments, () => many(catalogue.segments(), encode.segmentRow)),
    read(C.carousel, (p) => many(catalogue.carousel({ kind: p('tipo') }), encode.promotionRow)),
    read(C.banners, (p) => many(catalogue.banners({ kind: p('tipo') }), encode.promotionRow)),
    read(C.suggestions, (p) => many(catalogue.suggestions({ text: p('busqueda') }), encode.suggestionRow)),
    read(B.articles, () => many(blog.articles(), encode.articleRow)),
    read(B.article, (p) => one(blog.article({ id: p('id') }), encode.articleDetailRow)),
    read(B.related, (p) => many(blog.related({ id: p('id'), classification: p('clasificacion') }), encode.articleRow)),
    read(F.favouritesCount, (p) =>
      one(favourites.count({ user: p('user') }), (count) => ({ cantidad: String(count) })),
    ),
    read(F.favourites, (p) => manyProducts(favourites.list({ user: p('user') }))),
    read(M.inbox, (p) => many(messaging.inbox({ user: p('user') }), encode.conversationRow)),
    read(M.sentTo, (p) => many(messaging.sentTo(thread(p)), encode.messageRow)),
    read(M.receivedFrom, (p) => many(messaging.receivedFrom(thread(p)), encode.messageRow)),
  ]
}
