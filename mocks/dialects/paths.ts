import { blogEndpoints } from '../../src/adapters/http/blog.ts'
import { ENDPOINTS } from '../../src/adapters/http/endpoints.ts'
import { catalogueEndpoints } from '../../src/adapters/http/catalogue.ts'
import { favouritesEndpoints } from '../../src/adapters/http/favourites.ts'
import { messagingEndpoints } from '../../src/adapters/http/messaging.ts'
import type { Columns } from './foreign.ts'

/** The columns of each kind of thing. */
export interface Tables {
  readonly product: Columns
  readonly productDetail: Columns
  readonly favourite: Columns
  readonly company: Columns
  readonly companyDetail: Columns
  readonly segment: Columns
  readonly category: Columns
  readonly promotion: Columns
  readonly suggestion: Columns
  readonly article: Columns
  readonly articleDetail: Columns
  readonly count: Columns
  readonly conversation: Columns
  readonly message: Columns
}

/** The columns of each of the 23 reads, out of those of the things they answer. */
export const endpoints = (tables: Tables): Readonly<Record<string, Columns>> => {
  const { product, productDetail, favourite, company, companyDetail, promotion, article, message } = tables
  const [C, B, F, M] = [catalogueEndpoints, blogEndpoints, favouritesEndpoints, messagingEndpoints]
  return {
    [C.categories.path]: tables.category,
    [C.products.path]: product,
    [C.productsPage.path]: product,
    [C.productsForUser.path]: product,
    [C.product.path]: productDetail,
    [C.productForUser.path]: productDetail,
    [C.similarProducts.path]: product,
    [C.companyProducts.path]: product,
    [C.search.path]: product,
    [C.companies.path]: company,
    [C.company.path]: companyDetail,
    [C.segments.path]: tables.segment,
    [C.carousel.path]: promotion,
    [C.banners.path]: promotion,
    [C.suggestions.path]: tables.suggestion,
    [B.articles.path]: article,
    [B.article.path]: tables.articleDetail,
    [B.related.path]: article,
    [F.count.path]: tables.count,
    [F.list.path]: favourite,
    [M.inbox.path]: tables.conversation,
    [M.sentTo.path]: message,
    [M.receivedFrom.path]: message,
  }
}

type Names = Readonly<Record<string, string>>

/** Body fields of each of the 17 writes, ours by theirs: `names` where they differ, `of` where those of one write do. */
export const bodies = (names: Names, of: Readonly<Record<string, Names>> = {}): Readonly<Record<string, Names>> =>
  Object.fromEntries(
    ENDPOINTS.filter(({ method }) => method === 'POST').map(({ path, parameters }) => [
      path,
      Object.fromEntries(parameters.map((name) => [name, of[path]?.[name] ?? names[name] ?? name])),
    ]),
  )
