import type { QueryClient } from '@tanstack/react-query'
import { catalogueQueries, type ProductDetail, type ProductSummary } from '../../domain/catalogue/catalogue.ts'
import { favouritesQueries, type FavouriteChange } from '../../domain/favourites/favourites.ts'
import type { Result } from '../../domain/result.ts'
import type { Services } from './services.ts'

export type List = readonly ProductSummary[]

/** Each list's ids, kept because every card of a long list looks for its own. */
const idsOf = new WeakMap<List, ReadonlySet<string>>()
export const hasProduct = (list: List, id: string) => {
  let ids = idsOf.get(list)
  if (ids === undefined) idsOf.set(list, (ids = new Set(list.map((product) => product.id))))
  return ids.has(id)
}

export const withProduct = (list: List, product: ProductSummary, isFavourite: boolean) => {
  if (hasProduct(list, product.id) === isFavourite) return list
  return isFavourite ? [product, ...list] : list.filter(({ id }) => id !== product.id)
}

const keysOf = (user: string) => [favouritesQueries.list({ user }).key, favouritesQueries.count({ user }).key] as const

/** Cancels pending answers, which would count as fresh. */
const cancelled = async (queries: QueryClient, user: string) => {
  const keys = keysOf(user)
  await Promise.all(keys.map((queryKey) => queries.cancelQueries({ queryKey })))
  return keys
}

const setFavourite = (queries: QueryClient, user: string, id: string, favourite: boolean) =>
  queries.setQueryData<ProductDetail | null>(
    catalogueQueries.productForUser({ id, user }).key,
    (now) => now && { ...now, favourite },
  )

/** Shows a heart that the server confirmed, to this tab or to another, in every cached answer. */
export const showFavourite = (queries: QueryClient, { user, product, isFavourite }: FavouriteChange) => {
  const [listKey, countKey] = keysOf(user)
  const list = queries.getQueryData<List>(listKey)
  // A pending answer would lack the change. A first one is waited for: hearts cannot be pressed without it.
  if (list !== undefined) void queries.cancelQueries({ queryKey: listKey })
  setFavourite(queries, user, product.id, isFavourite)
  queries.setQueryData<List>(listKey, (now) => now && withProduct(now, product, isFavourite))
  queries.setQueryData<number>(countKey, (now) => (now === undefined ? now : Math.max(0, now + (isFavourite ? 1 : -1))))
}

/** Reads the favourites again where they are shown. */
export const askFavourites = async (queries: QueryClient, user: string) => {
  const keys = await cancelled(queries, user)
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })))
}

/** Whether the list, read once more after an unclear answer, has the product. */
export const findFavourite = async (
  { favourites }: Pick<Services, 'favourites'>,
  queries: QueryClient,
  { user, productId }: { user: string; productId: string },
): Promise<Result<boolean>> => {
  const [listKey, countKey] = await cancelled(queries, user)
  const list = await favourites.list({ user })
  if (!list.ok) {
    // The first answer was cancelled above: those who wait for it get the next.
    if (queries.getQueryData(listKey) === undefined) void queries.invalidateQueries({ queryKey: listKey })
    return list
  }
  const isFavourite = hasProduct(list.value, productId)
  queries.setQueryData<List>(listKey, list.value)
  queries.setQueryData<number>(countKey, list.value.length)
  setFavourite(queries, user, productId, isFavourite)
  return { ok: true, value: isFavourite }
}
