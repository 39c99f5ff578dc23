import * as z from 'zod/mini'
import type { Colour, ProductSummary, RecentStores } from '../../domain/catalogue/catalogue.ts'
import { ruleBy } from '../../domain/catalogue/selling-rules.ts'
import type { KeyValueStore } from '../../domain/device.ts'
import { listOf, storesOn, userKey } from './create-store.ts'
import { filled, filledOrNull, tiers, wholeOrNull } from './stored-fields.ts'

const colour: z.ZodMiniType<Colour> = z.object({
  name: z.string(),
  hex: z.nullable(z.string()),
  image: filledOrNull,
})

const card = z.object({
  id: filled,
  name: filled,
  image: z.nullable(filled),
  segment: z.string(),
  category: z.string(),
  storeId: z.string(),
  storeName: z.string(),
  town: z.string(),
  tiers,
  ...ruleBy(() => wholeOrNull),
  colours: listOf(colour),
  sizes: listOf(z.string()),
  isNew: z.boolean(),
})
/**
 * A product as it is stored, with a card's fields alone, because the browser's storage is small; one that another
 * version of the site stored is left out.
 */
export const product: z.ZodMiniType<ProductSummary> = z.pipe(
  card,
  z.transform((stored) => ({ ...stored, storeVerified: false, key: '', soldOut: [] })),
)
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
