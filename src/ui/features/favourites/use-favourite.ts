import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ProductSummary } from '../../../domain/catalogue/catalogue.ts'
import { fail, type Failure } from '../../../domain/result.ts'
import { writeOutcome } from '../../../domain/write-outcome.ts'
import { here, useRequireLogin } from '../../lib/require-login.ts'
import { useServices } from '../../lib/services.ts'
import { useUser } from '../../lib/use-session.ts'
import { notices, notify } from '../../notices/toasts.ts'
import { favouriteChange, favouriteQueries } from '../../lib/queries.ts'
import { ReadError, useRead } from '../../lib/read.tsx'

/** Whether a change of this product is pending, from any button on the page. Further clicks are ignored meanwhile. */
export const useFavouriteBusy = (productId: string): boolean =>
  useIsMutating({ mutationKey: favouriteChange(productId) }) > 0

type List = readonly ProductSummary[]

/** The number of favourites (R2.26, R3.07); undefined until it has loaded, 0 for an anonymous visitor. */
export const useFavouritesCount = (): number | undefined => {
  const user = useUser()
  const read = useRead(favouriteQueries.count(user), { enabled: user !== '' })
  return user === '' ? 0 : read.data
}

export const useFavouritesList = () => {
  const user = useUser()
  return useRead(favouriteQueries.list(user), { enabled: user !== '' })
}

/** A memo of each list's ids, because every card of a long list asks for them. */
const idsOf = new WeakMap<List, ReadonlySet<string>>()
const keeps = (list: List, id: string): boolean => {
  let ids = idsOf.get(list)
  if (ids === undefined) idsOf.set(list, (ids = new Set(list.map((product) => product.id))))
  return ids.has(id)
}

const withProduct = (list: List, product: ProductSummary, keep: boolean): List => {
  const others = list.filter(({ id }) => id !== product.id)
  return keep ? [product, ...others] : others
}

/**
 * Whether a product is a favourite, and how to change that (R1.03, R7.47, R7.48). A change is shown at once and rolled
 * back with a toast if the server refuses it; if the outcome is unknown, the list decides. An anonymous visitor is
 * asked
 * to log in, and the change is completed afterwards.
 */
export const useFavourite = (product: ProductSummary) => {
  const user = useUser()
  const { favourites, loginIntent } = useServices()
  const queries = useQueryClient()
  const requireLogin = useRequireLogin()
  const read = useFavouritesList()
  const countKey = favouriteQueries.count(user).key
  const listKey = favouriteQueries.list(user).key
  const list = read.data
  // Until the list has loaded, it is unknown whether a click adds or removes.
  const waiting = user !== '' && read.isPending

  /** After an unknown outcome: the list is read again and decides (R11.06). */
  const askServer = async (keep: boolean, failure: Failure): Promise<void> => {
    const [now, total] = await Promise.all([favourites.list(user), favourites.count(user)])
    if (total.ok) queries.setQueryData<number>(countKey, total.value)
    if (now.ok) queries.setQueryData<List>(listKey, now.value)
    const isDone = now.ok && keeps(now.value, product.id) === keep
    if (!isDone) notify(now.ok ? notices.favouriteNotChanged() : notices.failedTo('favourite', failure))
  }

  const change = useMutation<void, ReadError, boolean, () => void>({
    mutationKey: favouriteChange(product.id),
    mutationFn: async (keep) => {
      const query = { user, productId: product.id }
      const result = keep ? await favourites.add(query) : await favourites.remove(query)
      if (!result.ok) throw new ReadError(result.failure)
    },
    onMutate: async (keep) => {
      // The cache is read and changed before the first await, so that a pending answer cannot overwrite the change.
      const before = queries.getQueryData<List>(listKey)
      const place = before?.findIndex(({ id }) => id === product.id) ?? -1
      const step = place >= 0 === keep ? 0 : keep ? 1 : -1
      const apply = (isFavourite: boolean, by: number) => {
        queries.setQueryData<List>(listKey, (now) => now && withProduct(now, product, isFavourite))
        queries.setQueryData<number>(countKey, (now) => (now === undefined ? now : Math.max(0, now + by)))
      }
      const stopped = Promise.all([
        queries.cancelQueries({ queryKey: countKey }),
        queries.cancelQueries({ queryKey: listKey }),
      ])
      apply(keep, step)
      await stopped
      // Roll back this product alone, because others may have changed meanwhile.
      return () => {
        if (step === 0) return
        apply(!keep, -step)
        if (keep || place < 0) return
        queries.setQueryData<List>(
          listKey,
          (now) => now && withProduct(now, product, false).toSpliced(place, 0, product),
        )
      }
    },
    onError: async ({ failure }: { failure: Failure }, keep, rollback) => {
      if (writeOutcome(fail(failure)).kind === 'unknown') return askServer(keep, failure)
      rollback?.()
      // That the session ended is told once, with the login that opens.
      if (failure.kind !== 'unauthorised') notify(notices.failed(failure))
      else if (keep) loginIntent.begin({ kind: 'favourite', productId: product.id }, { path: here(), user })
    },
    onSettled: () => {
      // While another change is pending, the server's answer would lack it and the heart would flicker.
      if (queries.isMutating({ mutationKey: favouriteChange() }) > 1) return
      void queries.invalidateQueries({ queryKey: countKey })
      void queries.invalidateQueries({ queryKey: listKey })
    },
  })

  // Without the list, this button's own last change is all that is known.
  const done = change.isPending || change.isSuccess ? change.variables : false
  const isFavourite = user !== '' && (list === undefined ? done : keeps(list, product.id))

  return {
    isFavourite,
    busy: change.isPending,
    waiting,
    toggle: () => {
      if (waiting) return
      if (!requireLogin({ kind: 'favourite', productId: product.id })) return
      // The cache knows of a first click before the next render does.
      if (queries.isMutating({ mutationKey: favouriteChange(product.id) }) > 0) return
      change.mutate(!isFavourite)
    },
  }
}
