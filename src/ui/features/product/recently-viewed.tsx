import { useState } from 'react'
import type { PriceTier, ProductSummary } from '../../../domain/catalogue/catalogue.ts'
import type { KeyValueStore } from '../../../domain/device.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { FavouriteButton } from '../favourites/favourite-button.tsx'
import { ProductGrid } from '../product-cards/product-grid.tsx'
import { Section } from '../../kit/section.tsx'
import { useServices } from '../../lib/services.ts'

const KEY = 'puntada_vistos'
const MOST = 13

const isText = (value: unknown): value is string => typeof value === 'string'
const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
const listOf = <T,>(value: unknown, fits: (item: unknown) => item is T): readonly T[] =>
  Array.isArray(value) ? value.filter(fits) : []
const isTier = (value: unknown): value is PriceTier => {
  const tier = value as PriceTier | null
  return typeof tier === 'object' && tier !== null && isCount(tier.from) && isCount(tier.price)
}
const isColour = (value: unknown): value is ProductSummary['colours'][number] => {
  const colour = value as { name?: unknown; hex?: unknown } | null
  return (
    typeof colour === 'object' && colour !== null && isText(colour.name) && (colour.hex === null || isText(colour.hex))
  )
}

// What the browser kept may be broken or of a former version: what does not fit is left out.
const readViewed = (item: unknown): ProductSummary | null => {
  const kept = (typeof item === 'object' && item !== null ? item : {}) as {
    readonly [Key in keyof ProductSummary]?: unknown
  }
  if (!isText(kept.id) || kept.id === '' || !isText(kept.name) || kept.name === '') return null
  const text = (value: unknown): string => (isText(value) ? value : '')
  return {
    id: kept.id,
    name: kept.name,
    image: text(kept.image) || null,
    segment: text(kept.segment),
    category: text(kept.category),
    storeId: text(kept.storeId),
    storeName: text(kept.storeName),
    town: text(kept.town),
    tiers: listOf(kept.tiers, isTier),
    minimum: isCount(kept.minimum) ? kept.minimum : 1,
    multiple: isCount(kept.multiple) ? Math.max(1, kept.multiple) : 1,
    colours: listOf(kept.colours, isColour),
    sizes: listOf(kept.sizes, isText),
    isNew: kept.isNew === true,
  }
}

const viewedOf = (kept: KeyValueStore): readonly ProductSummary[] => {
  const items = kept.get(KEY)
  return Array.isArray(items) ? items.map(readViewed).filter((item) => item !== null) : []
}

/** Notes that a product was looked at; latest first, each once. */
export const rememberViewed = (kept: KeyValueStore, product: ProductSummary): void => {
  const summary = readViewed(product)
  if (summary === null) return
  kept.set(KEY, [summary, ...viewedOf(kept).filter(({ id }) => id !== product.id)].slice(0, MOST))
}

interface Props {
  /** The product on screen, which is no news. */
  except?: string
  /** Nothing at all instead of an empty state. */
  quiet?: boolean
}

/** What was looked at in this browser: the API keeps no such list, and nobody else learns of it. */
export const RecentlyViewed = ({ except = '', quiet = false }: Props) => {
  const { kept } = useServices()
  const [all] = useState(() => viewedOf(kept))
  const products = all.filter(({ id }) => id !== except).slice(0, 12)
  if (products.length === 0) {
    if (quiet) return null
    return (
      <Section title="Vistos recientemente">
        <EmptyState
          icon="eye"
          level={3}
          title="Todavía no has visto productos"
          text="Los que veas en este navegador aparecen aquí."
        />
      </Section>
    )
  }
  return (
    <Section title="Vistos recientemente">
      <ProductGrid
        products={products}
        label="Vistos recientemente"
        Favourite={FavouriteButton}
      />
    </Section>
  )
}
