import type { FavouriteChange } from '../domain/favourites/favourites.ts'
import { createSignal } from './signal.ts'

/** A change on its way to the server, with the heart's state before it. */
export interface PendingFavourite extends FavouriteChange {
  readonly was: boolean
}

type Heart = Pick<FavouriteChange, 'user' | 'product'>

const keyOf = ({ user, product }: Heart) => `${product.id} ${user}`

/** Hearts, each with its own queue: one request at a time, and the last press wins. */
export const createFavouriteToggles = () => {
  const pending = createSignal<ReadonlyMap<string, PendingFavourite>>(new Map())
  const settled = new Map<string, boolean>()
  const pendingOf = (heart: Heart) => pending.read().get(keyOf(heart))
  return {
    read: pending.read,
    subscribe: pending.subscribe,
    wanted: (heart: Heart) => pendingOf(heart)?.isFavourite,
    /** A heart's state after its last press on this page; undefined without one. */
    settled: (heart: Heart) => settled.get(keyOf(heart)),
    /** `send` resolves with the server's state, null if it is unknown; after another press it is called again. */
    async press(heart: Heart, was: boolean, send: (wanted: boolean) => Promise<boolean | null>) {
      const key = keyOf(heart)
      const underWay = pendingOf(heart)
      const wanted = !(underWay?.isFavourite ?? was)
      pending.change((now) => new Map(now).set(key, { was, ...underWay, ...heart, isFavourite: wanted }))
      if (underWay) return
      let server: boolean | null = was
      let sent = was
      try {
        for (let next = wanted; next !== sent && next !== server; next = pendingOf(heart)?.isFavourite ?? next) {
          sent = next
          server = await send(next)
        }
      } finally {
        settled.set(key, server ?? was)
        pending.change((now) => new Map([...now].filter(([other]) => other !== key)))
      }
    },
  }
}

export type FavouriteToggles = ReturnType<typeof createFavouriteToggles>
