import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { PendingFavourite } from '../../../application/favourite-toggles.ts'
import type { ProductSummary } from '../../../domain/catalogue/catalogue.ts'
import { writeOutcome } from '../../../domain/result.ts'
import {
  askFavourites,
  findFavourite,
  hasProduct,
  showFavourite,
  withProduct,
  type List,
} from '../../lib/favourites.ts'
import { here, useRequireLogin } from '../../lib/login.tsx'
import { queryFor } from '../../lib/queries.ts'
import { useRead } from '../../lib/read.tsx'
import { useServices, useUser, useStored } from '../../lib/services.ts'
import { notices, notify, settle } from '../../notices/toasts.ts'

const listOf = (user: string) => queryFor('favourites', 'list', { user })

const usePending = (user: string) => {
  const pending = useStored(useServices().favouriteToggles)
  return useMemo(() => [...pending.values()].filter((change) => change.user === user), [pending, user])
}

const withPending = (list: List, pending: readonly PendingFavourite[]) =>
  pending.reduce((now, { product, isFavourite }) => withProduct(now, product, isFavourite), list)

/** Undefined until it has loaded, 0 for an anonymous visitor. Where the list is at hand, its length. */
export const useFavouritesCount = () => {
  const user = useUser()
  const enabled = user !== ''
  const counted = useRead(queryFor('favourites', 'count', { user }), { enabled, once: true }).data
  const list = useRead(listOf(user), { enabled: false }).data
  const pending = usePending(user)
  const queries = useQueryClient()
  if (!enabled) return 0
  // A list that nobody shows is not read again after a change: then the server's count is newer.
  const isOld = queries.getQueryState(listOf(user).key)?.isInvalidated === true
  if (list !== undefined && !isOld) return withPending(list, pending).length
  return counted && pending.reduce((sum, { isFavourite, was }) => sum + Number(isFavourite) - Number(was), counted)
}

/** With what was pressed, at once. */
export const useFavouritesList = () => {
  const user = useUser()
  const read = useRead(listOf(user), { enabled: user !== '' })
  const pending = usePending(user)
  const { data } = read
  const list = useMemo(() => data && withPending(data, pending), [data, pending])
  return { ...read, data: list }
}

/** Other tabs tell what they changed. */
export const useFavouriteNews = () => {
  const { favouriteNews } = useServices()
  const queries = useQueryClient()
  useEffect(() => favouriteNews.onChange((change) => showFavourite(queries, change)), [favouriteNews, queries])
}

/**
 * A change is shown at once and undone with a toast if the server refuses it. `known`: what the
 * product's own answer said; without it the list of favourites is read.
 */
export const useFavourite = (product: ProductSummary, known: boolean | null = null) => {
  const user = useUser()
  const services = useServices()
  const { favourites, favouriteNews, favouriteToggles: toggles, loginIntent } = services
  const queries = useQueryClient()
  const requireLogin = useRequireLogin()
  const { data: list, isPending } = useRead(listOf(user), {
    enabled: known === null && user !== '',
  })
  const intent = { kind: 'favourite', productId: product.id } as const
  const heart = { user, product }
  const wanted = useSyncExternalStore(
    toggles.subscribe,
    () => toggles.wanted(heart),
    () => undefined,
  )
  const stands = known ?? (list === undefined ? toggles.settled(heart) === true : hasProduct(list, product.id))
  const waiting = known === null && user !== '' && isPending && wanted === undefined

  const press = async () => {
    let isRead = false
    await toggles.press(heart, stands, async (isFavourite) => {
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
        const found = await findFavourite(services, queries, row)
        if (found.ok) favouriteNews.tell({ ...heart, isFavourite: found.value })
        if (!found.ok) notify(notices.failedTo('favourite', failure, product.id))
        else if (found.value !== isFavourite) notify(notices.favouriteNotChanged())
        isRead = pending === toggles.read()
        return found.ok ? found.value : null
      }
      // It may have been changed elsewhere: that it is so already is a reason to refuse, too.
      void queries.invalidateQueries({
        queryKey: queryFor('catalogue', 'productForUser', { id: product.id, user }).key,
      })
      // That the session ended is told once, with the login that opens.
      if (failure.kind !== 'unauthorised') notify(notices.failed(failure))
      else if (isFavourite) loginIntent.begin(intent, { path: here(), user })
      return !isFavourite
    })
    // While another one is on its way, the server's answer would lack it.
    if (!isRead && toggles.read().size === 0) void askFavourites(queries, user)
  }

  return {
    isFavourite: user !== '' && (wanted ?? stands),
    busy: wanted !== undefined,
    waiting,
    toggle: () => {
      if (!waiting && requireLogin(intent)) void press()
    },
  }
}
