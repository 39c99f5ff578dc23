import type { FavouriteChange } from '../domain/favourites/favourites.ts'
import { createSignal } from './signal.ts'

/** What is on its way to the server: as it was before, and as the last press wants it. */
export interface PendingFavourite extends FavouriteChange {
  readonly was: boolean
}

type Heart = Pick<FavouriteChange, 'user' | 'product'>

const keyOf = ({ user, product }: Heart) => `${product.id} ${user}`

/** Each heart has a queue of its own: one request at a time, and the last press wins. */
export const createFavouriteToggles = () => {
  const pending = createSignal<ReadonlyMap<string, PendingFavourite>>(new Map())
  const settled = new Map<string, boolean>()
  const pendingOf = (heart: Heart) => pending.read().get(keyOf(heart))
  return {
    read: pending.read,
    subscribe: pending.subscribe,
    wanted: (heart: Heart) => pendingOf(heart)?.isFavourite,
    /** As a press on this page left it; undefined if nobody pressed it. */
    settled: (heart: Heart) => settled.get(keyOf(heart)),
    /** `send` resolves with what the server has after it; null if nobody knows. Pressed meanwhile, it is sent again. */
    async press(heart: Heart, was: boolean, send: (wanted: boolean) => Promise<boolean | null>): Promise<void> {
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
