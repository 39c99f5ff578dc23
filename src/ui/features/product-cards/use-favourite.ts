import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ProductDetail, ProductSummary } from '../../../domain/catalogue/catalogue.ts'
import type { Failure } from '../../../domain/result.ts'
import { writeOutcome } from '../../../domain/write-outcome.ts'
import { here, useRequireLogin } from '../../lib/login.tsx'
import { useServices, useUser } from '../../lib/services.ts'
import { notices, notify } from '../../notices/toasts.ts'
import { catalogueQueries, favouriteChange, favouriteQueries } from '../../lib/queries.ts'
import { useRead } from '../../lib/read.tsx'

/** Whether a change of this product is pending, from any button on the page. Further clicks are ignored meanwhile. */
export const useFavouriteBusy = (productId: string) => useIsMutating({ mutationKey: favouriteChange(productId) }) > 0

type List = readonly ProductSummary[]

/** R2.26, R3.07. Undefined until it has loaded, 0 for an anonymous visitor. */
export const useFavouritesCount = () => {
  const user = useUser()
  const read = useRead(favouriteQueries.count(user), { enabled: user !== '', once: true })
  return user === '' ? 0 : read.data
}

export const useFavouritesList = (enabled = true) => {
  const user = useUser()
  return useRead(favouriteQueries.list(user), { enabled: enabled && user !== '' })
}

/** A memo of each list's ids, because every card of a long list asks for them. */
const idsOf = new WeakMap<List, ReadonlySet<string>>()
const has = (list: List, id: string) => {
  let ids = idsOf.get(list)
  if (ids === undefined) idsOf.set(list, (ids = new Set(list.map((product) => product.id))))
  return ids.has(id)
}

const removeFrom = (list: List, { id }: ProductSummary): List => list.filter((product) => product.id !== id)
const addTo = (list: List, product: ProductSummary, index = 0): List =>
  removeFrom(list, product).toSpliced(index, 0, product)

/**
 * R1.03, R7.47, R7.48. A change is shown at once and undone with a toast if the server refuses it. `known`: what the
 * product's own answer said (R7.16); without it the list of favourites is read.
 */
export const useFavourite = (product: ProductSummary, known: boolean | null = null) => {
  const user = useUser()
  const { favourites, loginIntent } = useServices()
  const queries = useQueryClient()
  const requireLogin = useRequireLogin()
  const { data: list, isPending } = useFavouritesList(known === null)
  const countKey = favouriteQueries.count(user).key
  const listKey = favouriteQueries.list(user).key
  const productKey = catalogueQueries.productForUser({ id: product.id, user }).key
  const intent = { kind: 'favourite', productId: product.id } as const
  const waiting = known === null && user !== '' && isPending

  const mark = (favourite: boolean) =>
    queries.setQueryData<ProductDetail | null>(productKey, (now) => now && { ...now, favourite })

  /** The result undoes it for this product alone, because others may have changed meanwhile. */
  const show = (wanted: boolean): (() => void) => {
    const index = queries.getQueryData<List>(listKey)?.findIndex(({ id }) => id === product.id) ?? -1
    const set = (edit: (list: List) => List, by: 1 | -1) => {
      queries.setQueryData<List>(listKey, (now) => now && edit(now))
      queries.setQueryData<number>(countKey, (now) => (now === undefined ? now : Math.max(0, now + by)))
    }
    const add = () => {
      mark(true)
      set((now) => addTo(now, product, Math.max(0, index)), 1)
    }
    const remove = () => {
      mark(false)
      set((now) => removeFrom(now, product), -1)
    }
    if (wanted === (known ?? index >= 0)) return () => undefined
    if (wanted) add()
    else remove()
    return wanted ? remove : add
  }

  /** After an unknown outcome: the list is read again and decides (R11.06). */
  const askServer = async (wanted: boolean, failure: Failure) => {
    const [now, total] = await Promise.all([favourites.list({ user }), favourites.count({ user })])
    if (total.ok) queries.setQueryData<number>(countKey, total.value)
    if (now.ok) {
      queries.setQueryData<List>(listKey, now.value)
      mark(has(now.value, product.id))
    }
    const isDone = now.ok && has(now.value, product.id) === wanted
    if (!isDone) notify(now.ok ? notices.favouriteNotChanged() : notices.failedTo('favourite', failure))
  }

  const change = useMutation({
    mutationKey: favouriteChange(product.id),
    mutationFn: async (wanted: boolean) => {
      const query = { user, productId: product.id }
      return writeOutcome(wanted ? await favourites.add(query) : await favourites.remove(query))
    },
    onMutate: async (wanted) => {
      // Before the first await, so that a pending answer cannot overwrite the change.
      const stopped = [countKey, listKey].map((queryKey) => queries.cancelQueries({ queryKey }))
      const undo = show(wanted)
      await Promise.all(stopped)
      return undo
    },
    onSuccess: async (outcome, wanted, undo) => {
      if (outcome.kind === 'done') return
      const { failure } = outcome
      if (outcome.kind === 'unknown') return askServer(wanted, failure)
      undo()
      // It may have been changed elsewhere: that it is so already is a reason to refuse, too.
      void queries.invalidateQueries({ queryKey: productKey })
      // That the session ended is told once, with the login that opens.
      if (failure.kind !== 'unauthorised') notify(notices.failed(failure))
      else if (wanted) loginIntent.begin(intent, { path: here(), user })
    },
    onSettled: () => {
      // The server's answer would lack the pending change.
      if (queries.isMutating({ mutationKey: favouriteChange() }) > 1) return
      for (const queryKey of [countKey, listKey]) void queries.invalidateQueries({ queryKey })
    },
  })

  // Without the list, only this button's own last change is known.
  const lastWanted = change.isPending || change.data?.kind === 'done' ? change.variables : false
  const isFavourite = user !== '' && (known ?? (list === undefined ? lastWanted === true : has(list, product.id)))

  return {
    isFavourite,
    busy: change.isPending,
    waiting,
    toggle: () => {
      if (waiting || !requireLogin(intent)) return
      // The cache knows of a first click before the next render does.
      if (queries.isMutating({ mutationKey: favouriteChange(product.id) }) === 0) change.mutate(!isFavourite)
    },
  }
}
