import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ProductSummary } from '../domain/catalogue.ts'
import type { Failure } from '../domain/result.ts'
import { useRequireLogin } from './pending.ts'
import { useServices } from './services.ts'
import { useUser } from './session.tsx'
import { notices, notify } from './toasts.ts'
import { ReadError, useRead } from './use-read.ts'

const countKey = (user: string) => ['favourites.count', user] as const
const listKey = (user: string) => ['favourites.list', user] as const

/** How many products the user keeps (R2.26, R3.07); undefined while nobody knows, 0 for an anonymous visitor. */
export const useFavouritesCount = (): number | undefined => {
  const user = useUser()
  const read = useRead(countKey(user), ({ favourites }, signal) => favourites.count(user, signal), {
    enabled: user !== '',
  })
  return user === '' ? 0 : read.data
}

export const useFavouritesList = () => {
  const user = useUser()
  return useRead(listKey(user), ({ favourites }, signal) => favourites.list(user, signal), { enabled: user !== '' })
}

/**
 * Whether a product is kept, and the way to change it: shown at once, taken back with a toast when the server does
 * not agree. An anonymous visitor is asked to log in; the favourite is completed after.
 */
export const useFavourite = (product: ProductSummary) => {
  const user = useUser()
  const { favourites } = useServices()
  const queries = useQueryClient()
  const requireLogin = useRequireLogin()
  const kept = useFavouritesList().data?.some(({ id }) => id === product.id) ?? false

  const change = useMutation<void, ReadError, boolean, () => void>({
    mutationKey: ['favourite', product.id],
    scope: { id: `favourite-${product.id}` },
    mutationFn: async (keep) => {
      const query = { user, productId: product.id }
      const result = keep ? await favourites.add(query) : await favourites.remove(query)
      if (!result.ok) throw new ReadError(result.failure)
    },
    onMutate: async (keep) => {
      await Promise.all([
        queries.cancelQueries({ queryKey: countKey(user) }),
        queries.cancelQueries({ queryKey: listKey(user) }),
      ])
      const count = queries.getQueryData<number>(countKey(user))
      const list = queries.getQueryData<readonly ProductSummary[]>(listKey(user))
      const others = (list ?? []).filter(({ id }) => id !== product.id)
      queries.setQueryData(listKey(user), keep ? [product, ...others] : others)
      if (count !== undefined) queries.setQueryData(countKey(user), Math.max(0, count + (keep ? 1 : -1)))
      return () => {
        queries.setQueryData(countKey(user), count)
        queries.setQueryData(listKey(user), list)
      }
    },
    onError: (error: { failure: Failure }, _keep, rollback) => {
      rollback?.()
      notify(notices.failed(error.failure))
    },
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: countKey(user) })
      void queries.invalidateQueries({ queryKey: listKey(user) })
    },
  })

  return {
    kept,
    busy: change.isPending,
    toggle: () => {
      if (!requireLogin({ kind: 'favourite', productId: product.id }) || change.isPending) return
      change.mutate(!kept)
    },
  }
}
