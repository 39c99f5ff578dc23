import type { FavouriteChange } from '../domain/favourites/favourites.ts'

/** What is on its way to the server: as it was before, and as the last press wants it. */
export interface PendingFavourite extends FavouriteChange {
  readonly was: boolean
}

type Heart = Pick<FavouriteChange, 'user' | 'product'>

const keyOf = ({ user, product }: Heart) => `${product.id} ${user}`

/** Each heart has a queue of its own: one request at a time, and the last press wins. */
export const createFavouriteToggles = () => {
  const listeners = new Set<() => void>()
  const settled = new Map<string, boolean>()
  let pending: ReadonlyMap<string, PendingFavourite> = new Map()
  const change = (edit: (next: Map<string, PendingFavourite>) => void) => {
    const next = new Map(pending)
    edit(next)
    pending = next
    for (const listener of listeners) listener()
  }
  return {
    read: () => pending,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    wanted: (heart: Heart) => pending.get(keyOf(heart))?.isFavourite,
    /** As a press on this page left it; undefined if nobody pressed it. */
    settled: (heart: Heart) => settled.get(keyOf(heart)),
    /** `send` resolves with what the server has after it; null if nobody knows. Pressed meanwhile, it is sent again. */
    async press(heart: Heart, was: boolean, send: (wanted: boolean) => Promise<boolean | null>): Promise<void> {
      const key = keyOf(heart)
      const underWay = pending.get(key)
      const wanted = !(underWay?.isFavourite ?? was)
      change((next) => next.set(key, { was, ...underWay, ...heart, isFavourite: wanted }))
      if (underWay) return
      let server: boolean | null = was
      let sent = was
      try {
        for (let next = wanted; next !== sent && next !== server; next = pending.get(key)?.isFavourite ?? next) {
          sent = next
          server = await send(next)
        }
      } finally {
        settled.set(key, server ?? was)
        change((next) => next.delete(key))
      }
    },
  }
}

export type FavouriteToggles = ReturnType<typeof createFavouriteToggles>
