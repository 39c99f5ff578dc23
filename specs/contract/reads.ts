import type { Result } from '../../src/domain/result.ts'
import type { Ports } from './ports.ts'
import type { Samples } from './samples.ts'

type Call = (ports: Ports, value: (name: string) => string, signal?: AbortSignal) => Promise<Result<unknown>>

const centsOf = (pesos: string): number | null => (pesos === '' ? null : Math.round(Number(pesos) * 100))

/** Each read as the site makes it, with the values of the contract's parameters. */
export const READ_CALLS: Readonly<Record<string, Call>> = {
  '/list-categories.php': ({ catalogue }, _, signal) => catalogue.categories(signal),
  '/list-products.php': ({ catalogue }, value, signal) => catalogue.products({ limit: Number(value('limit')) }, signal),
  '/list-products-page.php': ({ catalogue }, value, signal) =>
    catalogue.productsPage({ segment: value('segmento'), category: value('categoria'), size: value('talla') }, signal),
  '/list-products-user.php': ({ catalogue }, value, signal) =>
    catalogue.productsForUser(
      {
        limit: Number(value('limit')),
        user: value('user'),
        priceFrom: centsOf(value('precio_inicial')),
        priceTo: centsOf(value('precio_final')),
      },
      signal,
    ),
  '/data-product.php': ({ catalogue }, value, signal) => catalogue.product(value('id'), signal),
  '/data-product-user.php': ({ catalogue }, value, signal) =>
    catalogue.productForUser({ id: value('id'), user: value('user') }, signal),
  '/list-products-similares.php': ({ catalogue }, value, signal) =>
    catalogue.similarProducts({ category: value('category'), productId: value('id_producto') }, signal),
  '/list-products-company.php': ({ catalogue }, value, signal) => catalogue.companyProducts(value('id_tienda'), signal),
  '/data-product-busqueda.php': ({ catalogue }, value, signal) => catalogue.search(value('busqueda'), signal),
  '/list-companies.php': ({ catalogue }, value, signal) =>
    catalogue.companies({ limit: Number(value('limit')) }, signal),
  '/data-company.php': ({ catalogue }, value, signal) => catalogue.company(value('id'), signal),
  '/list-segmentos.php': ({ catalogue }, _, signal) => catalogue.segments(signal),
  '/list-blog.php': ({ blog }, _, signal) => blog.articles(signal),
  '/data-blog-article.php': ({ blog }, value, signal) => blog.article(value('id'), signal),
  '/list-blog-article-relacion.php': ({ blog }, value, signal) =>
    blog.related({ id: value('id'), classification: value('clasificacion') }, signal),
  '/list-carrusel.php': ({ catalogue }, value, signal) => catalogue.carousel(value('tipo'), signal),
  '/list-banners.php': ({ catalogue }, value, signal) => catalogue.banners(value('tipo'), signal),
  '/get_results_search.php': ({ catalogue }, value, signal) => catalogue.suggestions(value('busqueda'), signal),
  '/data-user-favs-cant.php': ({ favourites }, value, signal) => favourites.count(value('user'), signal),
  '/list-products-user-favs.php': ({ favourites }, value, signal) => favourites.list(value('user'), signal),
  '/list-user-inbox.php': ({ messaging }, value, signal) => messaging.inbox(value('user'), signal),
  '/list-user-mensajes.php': ({ messaging }, value, signal) =>
    messaging.sentTo({ user: value('user'), storeId: value('id_tienda') }, signal),
  '/list-tienda-mensajes.php': ({ messaging }, value, signal) =>
    messaging.receivedFrom({ user: value('user'), storeId: value('id_tienda') }, signal),
}

export const readThrough = async (ports: Ports, path: string, known: Samples): Promise<Result<readonly unknown[]>> => {
  const result = await READ_CALLS[path]?.(ports, (name) => known.parameter(path, name))
  if (result === undefined) throw new Error(`No se sabe cómo lee el sitio ${path}`)
  if (!result.ok) return result
  const { value } = result
  return { ok: true, value: Array.isArray(value) ? (value as unknown[]) : value === null ? [] : [value] }
}
