import * as z from 'zod/mini'
import type { Colour, ProductSummary, RecentStores } from '../../domain/catalogue/catalogue.ts'
import type { KeyValueStore, Locks } from '../../domain/device.ts'
import { listOf, storesOn, userKey, value } from './create-store.ts'
import {
  isTrue,
  textOrNull,
  atLeastOneOrNull,
  filled,
  filledOrNull,
  orNone,
  text,
  textOrEmpty,
  tiers,
} from './stored-fields.ts'

const colour = z.object({ name: text, hex: textOrNull })
const withImage = z.object({ ...colour.shape, image: filled })
const anyColour: z.ZodMiniType<Colour> = value((raw) => withImage.safeParse(raw).data ?? colour.safeParse(raw).data)

// The value may come from an earlier version of the site: only id and name are required.
const product: z.ZodMiniType<ProductSummary> = z.object({
  id: filled,
  name: filled,
  image: filledOrNull,
  segment: textOrEmpty,
  category: textOrEmpty,
  storeId: textOrEmpty,
  storeName: textOrEmpty,
  town: textOrEmpty,
  tiers,
  minimum: atLeastOneOrNull,
  multiple: atLeastOneOrNull,
  colours: orNone(listOf(anyColour)),
  sizes: orNone(listOf(text)),
  isNew: isTrue,
})
const search = value((raw) => (typeof raw === 'string' && raw.trim() !== '' && raw.length <= 120 ? raw : undefined))

/** Products viewed and searches made in this browser. The API has no such lists, and they are sent nowhere. */
export const createRecentStores = (storage: KeyValueStore, locks: Pick<Locks, 'exclusively'>): RecentStores => {
  const stores = storesOn({ storage, locks })
  const viewed = stores(
    listOf(product, ({ id }) => id),
    [],
  )
  const searches = stores(listOf(search), [])
  return {
    viewed: (user) => viewed(userKey('puntada_vistos', user)),
    searches: (user) => searches(userKey('puntada_busquedas', user)),
  }
}
