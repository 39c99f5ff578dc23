import type { KeyValueStore, Page } from '../../domain/device.ts'
import type { FavouriteNews } from '../../domain/favourites/favourites.ts'
import { product } from './recent-stores.ts'
import { flag, record, text } from './stored-fields.ts'

const KEY = 'puntada_favorito'

const read = record({ id: text, user: text, isFavourite: flag, product })

/** The last change is stored, because the browser tells other tabs of what is stored. */
export const createFavouriteNews = (storage: KeyValueStore, page: Pick<Page, 'newId'>): FavouriteNews => ({
  tell: (change) => void storage.set(KEY, { ...change, id: page.newId() }),
  onChange: (listener) => {
    const last = () => read(storage.get(KEY))
    let lastId = last()?.id
    return storage.onChange(KEY, () => {
      const change = last()
      // A page that comes back from the browser's cache may know this change.
      if (change === undefined || change.id === lastId) return
      lastId = change.id
      listener(change)
    })
  },
})
