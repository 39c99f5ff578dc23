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
  /** What the simulation does behind it, in a sentence for whoever wants to know what is real. */
  readonly simulates: string
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
  simulates: string,
  answer: Read['answer'],
): Read => ({
  path,
  simulates,
  personal: parameters.includes('user'),
  products: entity === 'producto' && answers === 'rows',
  answer,
})

/** The 23 GETs of section 7: query parameters in, port call, rows out. */
export const reads = ({ catalogue, blog, favourites, messaging }: MemoryPorts): readonly Read[] => {
  const [C, B, F, M] = [catalogueEndpoints, blogEndpoints, accountEndpoints, tradeEndpoints]
  const thread = (p: Parameter) => ({ user: p('user'), storeId: p('id_tienda') })
  return [
    read(C.categories, 'Las categorías de los doce segmentos, fijas.', () =>
      many(catalogue.categories(), encode.categoryRow),
    ),
    read(
      C.products,
      'Los productos, del más nuevo al más viejo; sin límite, o con uno que no es número, salen todos.',
      (p) => manyProducts(catalogue.products({ limit: Number(p('limit')) })),
    ),
    read(
      C.productsPage,
      'Filtra por segmento, categoría y talla, sin distinguir acentos ni mayúsculas. Manda toda la lista de una vez.',
      (p) =>
        manyProducts(catalogue.productsPage({ segment: p('segmento'), category: p('categoria'), size: p('talla') })),
    ),
    read(
      C.productsForUser,
      'Primero lo más nuevo de los segmentos de tus favoritos, luego una mezcla fija por cuenta; filtra por precio.',
      (p) => {
        const prices = { priceFrom: centavos(p('precio_inicial')), priceTo: centavos(p('precio_final')) }
        const query = { limit: Number(p('limit')), user: p('user'), ...prices }
        return manyProducts(catalogue.productsForUser(query))
      },
    ),
    read(
      C.product,
      'La ficha completa: galería dibujada, tela, cuidados, precios por tramo y lo agotado, siempre igual ' +
        'con la misma semilla.',
      (p) => one(catalogue.product(p('id')), encode.productDetailRow),
    ),
    read(C.productForUser, 'La misma ficha, y si está en tus favoritos.', (p) =>
      one(catalogue.productForUser({ id: p('id'), user: p('user') }), encode.productDetailRow),
    ),
    read(C.similarProducts, 'Hasta doce de la misma categoría, primero los del mismo segmento.', (p) =>
      manyProducts(catalogue.similarProducts({ category: p('category'), productId: p('id_producto') })),
    ),
    read(C.companyProducts, 'Los productos de una tienda, del más nuevo al más viejo.', (p) =>
      manyProducts(catalogue.companyProducts(p('id_tienda'))),
    ),
    read(
      C.search,
      'Busca todas las palabras en nombre, categoría, segmento, tienda, pueblo y color, con sinónimos y sin ' +
        'acentos; primero lo que las trae en el nombre.',
      (p) => manyProducts(catalogue.search(p('busqueda'))),
    ),
    read(C.companies, 'Cuarenta fabricantes inventados en pueblos reales, según lo que se hace en cada uno.', (p) =>
      many(catalogue.companies({ limit: Number(p('limit')) }), encode.companyRow),
    ),
    read(C.company, 'La ficha de una tienda: historia, año, teléfono que no existe y correo de ejemplo.', (p) =>
      one(catalogue.company(p('id')), encode.companyDetailRow),
    ),
    read(C.segments, 'Los doce segmentos con el nombre de su ícono.', () =>
      many(catalogue.segments(), encode.segmentRow),
    ),
    read(C.carousel, 'Cinco anuncios dibujados; no distingue tipos.', (p) =>
      many(catalogue.carousel(p('tipo')), encode.promotionRow),
    ),
    read(C.banners, 'Cuatro anuncios dibujados; no distingue tipos.', (p) =>
      many(catalogue.banners(p('tipo')), encode.promotionRow),
    ),
    read(
      C.suggestions,
      'Hasta veinte categorías, tiendas y productos con todas las palabras escritas, aunque la última vaya a medias.',
      (p) => many(catalogue.suggestions(p('busqueda')), encode.suggestionRow),
    ),
    read(B.articles, 'Catorce artículos escritos a mano, firmados por gente inventada.', () =>
      many(blog.articles(), encode.articleRow),
    ),
    read(B.article, 'Un artículo con su HTML.', (p) => one(blog.article(p('id')), encode.articleDetailRow)),
    read(B.related, 'Otros artículos de la misma clasificación.', (p) =>
      many(blog.related({ id: p('id'), classification: p('clasificacion') }), encode.articleRow),
    ),
    read(F.favouritesCount, 'Cuántos favoritos guardó la cuenta en este navegador.', (p) =>
      one(favourites.count(p('user')), (count) => ({ cantidad: String(count) })),
    ),
    read(F.favourites, 'Los favoritos de la cuenta, del último al primero.', (p) =>
      manyProducts(favourites.list(p('user'))),
    ),
    read(M.inbox, 'Una fila por tienda con el último mensaje y los que faltan por leer.', (p) =>
      many(messaging.inbox(p('user')), encode.conversationRow),
    ),
    read(M.sentTo, 'Lo que la cuenta escribió a la tienda.', (p) =>
      many(messaging.sentTo(thread(p)), encode.messageRow),
    ),
    read(M.receivedFrom, 'Lo que la tienda contestó; pedirlo lo da por leído.', (p) =>
      many(messaging.receivedFrom(thread(p)), encode.messageRow),
    ),
  ]
}
