import * as z from 'zod/mini'
import type { Colour, ProductSummary, RecentStores } from '../../domain/catalogue/catalogue.ts'
import { ruleBy } from '../../domain/catalogue/selling-rules.ts'
import type { KeyValueStore } from '../../domain/device.ts'
import { listOf, storesOn, userKey } from './create-store.ts'
import { atLeastOneOrNull, filled, filledOrNull, isTrue, orNone, textOrEmpty, tiers } from './stored-fields.ts'

const colour: z.ZodMiniType<Colour> = z.object({
  name: z.string(),
  hex: z.nullable(z.string()),
  image: z.exactOptional(z.string()),
})

// The value may come from an earlier version of the site: only id and name are required.
export const product: z.ZodMiniType<ProductSummary> = z.object({
  id: filled,
  name: filled,
  image: filledOrNull,
  segment: textOrEmpty,
  category: textOrEmpty,
  storeId: textOrEmpty,
  storeName: textOrEmpty,
  town: textOrEmpty,
  tiers,
  ...ruleBy(() => atLeastOneOrNull),
  colours: orNone(listOf(colour)),
  sizes: orNone(listOf(z.string())),
  isNew: isTrue,
})
const search = z.custom<string>((raw) => typeof raw === 'string' && raw.trim() !== '' && raw.length <= 120)

/** Products viewed and searches made in this browser. The API has no such lists, and they are sent nowhere. */
export const createRecentStores = (storage: KeyValueStore): RecentStores => {
  const stores = storesOn(storage)
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
