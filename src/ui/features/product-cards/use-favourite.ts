import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { favouritesQueries } from '../../../domain/favourites/favourites.ts'
import type { PendingFavourite } from '../../../application/favourite-toggles.ts'
import { catalogueQueries, type ProductSummary } from '../../../domain/catalogue/catalogue.ts'
import { writeOutcome } from '../../../domain/result.ts'
import {
  askFavourites,
  findFavourite,
  hasProduct,
  showFavourite,
  withProduct,
  type List,
} from '../../data/favourites.ts'
import { here, useRequireLogin } from '../../site/login.tsx'
import { useRead } from '../../data/read.tsx'
import { useServices, useUser, useStored } from '../../data/services.ts'
import { notices, notify, settle } from '../../notices/toasts.ts'

const favouritesOf = (user: string) => favouritesQueries.list({ user })

const usePending = (user: string) => {
  const pending = useStored(useServices().favouriteToggles)
  return useMemo(() => [...pending.values()].filter((change) => change.user === user), [pending, user])
}

const withPending = (list: List, pending: readonly PendingFavourite[]) =>
  pending.reduce((now, { product, isFavourite }) => withProduct(now, product, isFavourite), list)

/** The count is undefined until it has loaded, 0 for a guest. A list at hand is counted itself. */
export const useFavouritesCount = () => {
  const user = useUser()
  const enabled = user !== ''
  const counted = useRead(favouritesQueries.count({ user }), { enabled, once: true }).data
  const list = useRead(favouritesOf(user), { enabled: false }).data
  const pending = usePending(user)
  const queries = useQueryClient()
  if (!enabled) return 0
  // A list that nobody shows is not read again after a change: then the server's count is newer.
  const isOld = queries.getQueryState(favouritesOf(user).key)?.isInvalidated === true
  if (list !== undefined && !isOld) return withPending(list, pending).length
  return counted && pending.reduce((sum, { isFavourite, was }) => sum + Number(isFavourite) - Number(was), counted)
}

/** The list shows a press at once. */
export const useFavouritesList = () => {
  const user = useUser()
  const read = useRead(favouritesOf(user), { enabled: user !== '' })
  const pending = usePending(user)
  const { data } = read
  const list = useMemo(() => data && withPending(data, pending), [data, pending])
  return { ...read, data: list }
}

export const useFavouriteNews = () => {
  const { favouriteNews } = useServices()
  const queries = useQueryClient()
  useEffect(() => favouriteNews.onChange((change) => showFavourite(queries, change)), [favouriteNews, queries])
}

/**
 * A change is shown at once and undone with a toast if the server refuses it. `favourite`: what the
 * product's own answer said; without it the list of favourites is read.
 */
export const useFavourite = (product: ProductSummary, favourite: boolean | null = null) => {
  const user = useUser()
  const services = useServices()
  const { favourites, favouriteNews, favouriteToggles: toggles, loginIntent } = services
  const queries = useQueryClient()
  const requireLogin = useRequireLogin()
  const { data: list, isPending } = useRead(favouritesOf(user), {
    enabled: favourite === null && user !== '',
  })
  const intent = { kind: 'favourite', productId: product.id } as const
  const heart = { user, product }
  const wanted = useSyncExternalStore(
    toggles.subscribe,
    () => toggles.wanted(heart),
    () => undefined,
  )
  const saved = favourite ?? (list === undefined ? toggles.settled(heart) === true : hasProduct(list, product.id))
  const waiting = favourite === null && user !== '' && isPending && wanted === undefined

  const press = async () => {
    let isRead = false
    await toggles.press(heart, saved, async (isFavourite) => {
      isRead = false
      const row = { user, productId: product.id }
      const outcome = writeOutcome(await (isFavourite ? favourites.add(row) : favourites.remove(row)))
      settle(product.id)
      if (outcome.kind === 'done') {
        showFavourite(queries, { ...heart, isFavourite })
        favouriteNews.tell({ ...heart, isFavourite })
        return isFavourite
      }
      const { failure } = outcome
      if (outcome.kind === 'unknown') {
        const pending = toggles.read()
        const reread = await findFavourite(services, queries, row)
        if (reread.ok) favouriteNews.tell({ ...heart, isFavourite: reread.value })
        if (!reread.ok) notify(notices.failedTo('favourite', failure, product.id))
        else if (reread.value !== isFavourite) notify(notices.favouriteNotChanged())
        isRead = pending === toggles.read()
        return reread.ok ? reread.value : null
      }
      // A heart changed elsewhere may be refused because it is so already.
      void queries.invalidateQueries({
        queryKey: catalogueQueries.productForUser({ id: product.id, user }).key,
      })
      // The login that opens tells that the session ended.
      if (failure.kind !== 'unauthorised') notify(notices.failed(failure))
      else if (isFavourite) loginIntent.begin(intent, { path: here(), user })
      return !isFavourite
    })
    // The server's list would lack a change that is still on its way.
    if (!isRead && toggles.read().size === 0) void askFavourites(queries, user)
  }

  return {
    isFavourite: user !== '' && (wanted ?? saved),
    busy: wanted !== undefined,
    waiting,
    toggle: () => {
      if (!waiting && requireLogin(intent)) void press()
    },
  }
}
