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
  /** What the simulation does behind it, in a sentence for whoever wants to know what is real. */
  readonly simulates: string
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

/** The 23 GETs of section 7: query parameters in, port call, rows out. */
export const reads = ({ catalogue, blog, favourites, messaging }: MemoryPorts): readonly Read[] => {
  const C = catalogueEndpoints
  const products = { products: true } as const
  const personal = { personal: true } as const
  const thread = (p: Parameter) => ({ user: p('user'), storeId: p('id_tienda') })
  return [
    {
      path: C.categories.path,
      simulates: 'Las categorías de los doce segmentos, fijas.',
      answer: () => many(catalogue.categories(), encode.categoryRow),
    },
    {
      path: C.products.path,
      simulates: 'Los productos, del más nuevo al más viejo; sin límite, o con uno que no es número, salen todos.',
      ...products,
      answer: (p) => manyProducts(catalogue.products({ limit: Number(p('limit')) })),
    },
    {
      path: C.productsPage.path,
      simulates: 'Filtra por segmento, categoría y talla, sin distinguir acentos ni mayúsculas. Manda toda la lista de una vez.',
      ...products,
      answer: (p) => {
        const query = { segment: p('segmento'), category: p('categoria'), size: p('talla') }
        return manyProducts(catalogue.productsPage(query))
      },
    },
    {
      path: C.productsForUser.path,
      simulates: 'Primero lo más nuevo de los segmentos de tus favoritos, luego una mezcla fija por cuenta; filtra por precio.',
      ...products,
      ...personal,
      answer: (p) => {
        const prices = { priceFrom: centavos(p('precio_inicial')), priceTo: centavos(p('precio_final')) }
        const query = { limit: Number(p('limit')), user: p('user'), ...prices }
        return manyProducts(catalogue.productsForUser(query))
      },
    },
    {
      path: C.product.path,
      simulates: 'La ficha completa: galería dibujada, tela, cuidados, precios por tramo y lo agotado, siempre igual con la misma semilla.',
      answer: (p) => one(catalogue.product(p('id')), encode.productDetailRow),
    },
    {
      path: C.productForUser.path,
      simulates: 'La misma ficha, y si está en tus favoritos.',
      ...personal,
      answer: (p) => one(catalogue.productForUser({ id: p('id'), user: p('user') }), encode.productDetailRow),
    },
    {
      path: C.similarProducts.path,
      simulates: 'Hasta doce de la misma categoría, primero los del mismo segmento.',
      ...products,
      answer: (p) => {
        const query = { category: p('category'), productId: p('id_producto') }
        return manyProducts(catalogue.similarProducts(query))
      },
    },
    {
      path: C.companyProducts.path,
      simulates: 'Los productos de una tienda, del más nuevo al más viejo.',
      ...products,
      answer: (p) => manyProducts(catalogue.companyProducts(p('id_tienda'))),
    },
    {
      path: C.search.path,
      simulates: 'Busca todas las palabras en nombre, categoría, segmento, tienda, pueblo y color, con sinónimos y sin acentos; primero lo que las trae en el nombre.',
      ...products,
      answer: (p) => manyProducts(catalogue.search(p('busqueda'))),
    },
    {
      path: C.companies.path,
      simulates: 'Cuarenta fabricantes inventados en pueblos reales, según lo que se hace en cada uno.',
      answer: (p) => many(catalogue.companies({ limit: Number(p('limit')) }), encode.companyRow),
    },
    {
      path: C.company.path,
      simulates: 'La ficha de una tienda: historia, año, teléfono que no existe y correo de ejemplo.',
      answer: (p) => one(catalogue.company(p('id')), encode.companyDetailRow),
    },
    {
      path: C.segments.path,
      simulates: 'Los doce segmentos con el nombre de su ícono.',
      answer: () => many(catalogue.segments(), encode.segmentRow),
    },
    {
      path: C.carousel.path,
      simulates: 'Cinco anuncios dibujados; no distingue tipos.',
      answer: (p) => many(catalogue.carousel(p('tipo')), encode.promotionRow),
    },
    {
      path: C.banners.path,
      simulates: 'Cuatro anuncios dibujados; no distingue tipos.',
      answer: (p) => many(catalogue.banners(p('tipo')), encode.promotionRow),
    },
    {
      path: C.suggestions.path,
      simulates: 'Hasta veinte categorías, tiendas y productos con todas las palabras escritas, aunque la última vaya a medias.',
      answer: (p) => many(catalogue.suggestions(p('busqueda')), encode.suggestionRow),
    },
    {
      path: blogEndpoints.articles.path,
      simulates: 'Catorce artículos escritos a mano, firmados por gente inventada.',
      answer: () => many(blog.articles(), encode.articleRow),
    },
    {
      path: blogEndpoints.article.path,
      simulates: 'Un artículo con su HTML.',
      answer: (p) => one(blog.article(p('id')), encode.articleDetailRow),
    },
    {
      path: blogEndpoints.related.path,
      simulates: 'Otros artículos de la misma clasificación.',
      answer: (p) => many(blog.related({ id: p('id'), classification: p('clasificacion') }), encode.articleRow),
    },
    {
      path: favouritesEndpoints.count.path,
      simulates: 'Cuántos favoritos guardó la cuenta en este navegador.',
      ...personal,
      answer: (p) => one(favourites.count(p('user')), (count) => ({ cantidad: String(count) })),
    },
    {
      path: favouritesEndpoints.list.path,
      simulates: 'Los favoritos de la cuenta, del último al primero.',
      ...products,
      ...personal,
      answer: (p) => manyProducts(favourites.list(p('user'))),
    },
    {
      path: messagingEndpoints.inbox.path,
      simulates: 'Una fila por tienda con el último mensaje y los que faltan por leer.',
      ...personal,
      answer: (p) => many(messaging.inbox(p('user')), encode.conversationRow),
    },
    {
      path: messagingEndpoints.sentTo.path,
      simulates: 'Lo que la cuenta escribió a la tienda.',
      ...personal,
      answer: (p) => many(messaging.sentTo(thread(p)), encode.messageRow),
    },
    {
      path: messagingEndpoints.receivedFrom.path,
      simulates: 'Lo que la tienda contestó; pedirlo lo da por leído.',
      ...personal,
      answer: (p) => many(messaging.receivedFrom(thread(p)), encode.messageRow),
    },
  ]
}
