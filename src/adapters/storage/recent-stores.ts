import type { Colour, ProductSummary, RecentStores } from '../../domain/catalogue/catalogue.ts'
import { ruleBy } from '../../domain/catalogue/selling-rules.ts'
import type { KeyValueStore } from '../../domain/device.ts'
import { storesOn, userKey } from './create-store.ts'
import {
  filled,
  filledOrNull,
  flag,
  listOf,
  nullable,
  record,
  text,
  tiers,
  wholeOrNull,
  type Read,
} from './stored-fields.ts'

const colour: Read<Colour> = record({ name: text, hex: nullable(text), image: filledOrNull })

/**
 * A product as it is stored, with a card's fields alone, because the browser's storage is small; one that another
 * version of the site stored is left out.
 */
export const product: Read<ProductSummary> = record({
  id: filled,
  name: filled,
  image: nullable(filled),
  segment: text,
  category: text,
  storeId: text,
  storeName: text,
  town: text,
  tiers,
  ...ruleBy(() => wholeOrNull),
  colours: listOf(colour),
  sizes: listOf(text),
  isNew: flag,
  storeVerified: () => false,
  key: () => '',
  soldOut: () => [],
})
const search: Read<string> = (stored) => {
  const words = text(stored) ?? ''
  return words.trim() === '' || words.length > 120 ? undefined : words
}

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
