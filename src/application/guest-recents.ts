import type { RecentStores } from '../domain/catalogue/catalogue.ts'
import type { Store } from '../domain/device.ts'

const move = <T>(from: Store<readonly T[]>, to: Store<readonly T[]>, idOf: (item: T) => string) => {
  const guests = from.read()
  if (guests.length === 0) return
  const ids = new Set(guests.map(idOf))
  void to.edit((own) => [...guests, ...own.filter((item) => !ids.has(idOf(item)))].slice(0, 13))
  void from.edit(() => [])
}

/** Whoever logs in goes on with what was looked at and searched for as a guest. */
export const adoptRecents = (recents: RecentStores, user: string): void => {
  if (user === '') return
  move(recents.viewed(''), recents.viewed(user), ({ id }) => id)
  move(recents.searches(''), recents.searches(user), (text) => text)
}
