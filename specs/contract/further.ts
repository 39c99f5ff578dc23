import { getOne } from '../../src/adapters/http/endpoints/endpoint.ts'
import type { ProductSummary } from '../../src/domain/catalogue/catalogue.ts'
import { breaks, type Difference } from './diagnose.ts'
import type { Result } from '../../src/domain/result.ts'
import type { Live } from './live.ts'
import { READS, type Site } from './site.ts'
import { isRow, type Row } from './suggest/columns.ts'

const TRIES = 3
/** Each with its column. */
const PICTURES = [
  ['image', 'imagen'],
  ['icon', 'svg'],
  ['logo', 'logo'],
  ['cover', 'portada'],
] as const

/** Fetches one picture of each kind, or a few where the first is missing. */
export const createPictureCheck = (live: Live) => {
  const seen = new Set<string>()
  return async (kind: string, items: readonly unknown[]): Promise<readonly Difference[]> => {
    const differences: Difference[] = []
    for (const [name, field] of PICTURES) {
      const paths = items.flatMap((item) => (isRow(item) && typeof item[name] === 'string' ? [item[name]] : []))
      if (paths.length === 0 || seen.size === seen.add(`${kind} ${name}`).size) continue
      let got = ''
      for (const path of [...new Set(paths)].slice(0, TRIES)) {
        const failure = await live.picture(path)
        got = failure === '' ? '' : got || `${failure} en ${live.images}/${decodeURIComponent(path)}`
        if (failure === '') break
      }
      if (got !== '') differences.push({ field, expected: 'una imagen que se puede traer', got, weight: 'se pierde' })
    }
    return differences
  }
}

const idsOf = (items: readonly ProductSummary[]): string => items.map(({ id }) => id).join()
const rowsOf = async (read: Promise<Result<readonly ProductSummary[]>>): Promise<readonly ProductSummary[]> => {
  const result = await read
  return result.ok ? result.value : []
}
const pesos = (price: number): string => `$${(price / 100).toFixed(2)}`

export const NO_SIZES = 'el servidor no filtra por talla: di "talla_filtra": false en el dialecto'

export const checkFilters = async (
  { ports: { catalogue }, http }: Site,
  path: string,
  items: readonly unknown[],
  user: string,
): Promise<readonly string[]> => {
  const products = items as readonly ProductSummary[]
  if (path === '/list-products-page.php' && http.dialect.llamadas[path]?.talla_filtra !== false) {
    const ask = (size: string) => rowsOf(catalogue.productsPage({ segment: '', category: '', size }))
    const all = await ask('')
    const size = all
      .flatMap(({ sizes }) => sizes)
      .find((candidate) => all.some(({ sizes }) => sizes.length > 0 && !sizes.includes(candidate)))
    if (size === undefined) return []
    const some = await ask(size)
    if (idsOf(some) === idsOf(all)) return [NO_SIZES]
    return some.length === 0 ? [`con talla ${size} no vino ningún producto, y hay con esa talla`] : []
  }
  if (path !== '/list-products-user.php') return []
  const lowest = products
    .flatMap(({ tiers }) => (tiers.length === 0 ? [] : [Math.min(...tiers.map(({ price }) => price))]))
    .toSorted((a, b) => a - b)
  const [low, high] = [lowest[Math.floor(lowest.length * 0.3)], lowest[Math.floor(lowest.length * 0.6)]]
  if (low === undefined || high === undefined || lowest[0] === lowest.at(-1)) return []
  const some = await rowsOf(catalogue.productsForUser({ limit: 20, user, priceFrom: low, priceTo: high }))
  if (some.length === 0) return [`entre ${pesos(low)} y ${pesos(high)} no vino ningún producto, y los hay`]
  return idsOf(some) === idsOf(products) ? ['el servidor no filtra por precio'] : []
}

const SINGLE: Readonly<Record<string, string>> = {
  '/list-products.php': '/data-product.php',
  '/list-companies.php': '/data-company.php',
  '/list-blog.php': '/data-blog-article.php',
}

/** A code in the place of an id cannot be asked for. */
export const checkIds = async (
  { http }: Site,
  path: string,
  items: readonly unknown[],
): Promise<readonly Difference[]> => {
  const single = READS.find((endpoint) => endpoint.path === SINGLE[path])
  const [first] = items
  const id = isRow(first) && typeof first['id'] === 'string' ? first['id'] : null
  if (single === undefined || id === null) return []
  const result = await getOne(http, single, { id }, undefined)
  if (!result.ok || result.value !== null) return []
  const expected = `que ${single.path}?id=${id} traiga esa misma fila`
  return [breaks('id', expected, 'otra fila, o ninguna: ¿es una clave, y no el id?')]
}

export const checkFavourite = async ({ ports }: Site, path: string, body: Row): Promise<readonly Difference[]> => {
  const isAdd = path === '/usuario-fav.php'
  if (!isAdd && path !== '/usuario-fav-delete.php') return []
  const list = await rowsOf(ports.favourites.list({ user: String(body['user']) }))
  if (list.some(({ id }) => id === body['id_producto']) === isAdd) return []
  return isAdd
    ? [breaks('favoritos', 'que el producto quede en la lista', 'no está en la lista')]
    : [breaks('favoritos', 'que el producto salga de la lista', 'sigue en la lista')]
}
