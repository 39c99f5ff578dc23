import { useMemo } from 'react'
import {
  catalogueQueries,
  type ProductDetail,
  type ProductSummary,
  type RecentStores,
} from '../../../domain/catalogue/catalogue.ts'
import { EmptyState, Section, Skeleton } from '../../kit/section.tsx'
import { ProductGrid } from '../product-cards/product-card.tsx'
import { useServices, useUser } from '../../data/services.ts'
import { ReadView, useRead } from '../../data/read.tsx'

const MOST = 12

export const rememberViewed = (viewed: ReturnType<RecentStores['viewed']>, product: ProductSummary) => {
  // One more than are listed: beside a product that product is not. The store keeps a card's fields alone.
  viewed.edit((all) => [product, ...all.filter(({ id }) => id !== product.id)].slice(0, MOST + 1))
}

/** Beside one of the products (`except`) there is no empty state. */
export const RecentlyViewed = ({ except = '' }: { except?: string }) => {
  const viewed = useServices().recents.viewed(useUser())
  // The list stays as it was when the screen opened, so that nothing moves under a finger.
  const all = useMemo(() => viewed.read(), [viewed])
  const products = all.filter(({ id }) => id !== except).slice(0, MOST)
  if (products.length === 0 && except !== '') return null
  return (
    <Section title="Vistos recientemente">
      {products.length > 0 ? (
        <div className="card-row">
          <ProductGrid products={products} label="Vistos recientemente" />
        </div>
      ) : (
        <EmptyState
          icon="eye"
          level={3}
          title="Todavía no has visto productos"
          text="Los que veas en este navegador aparecen aquí."
        />
      )}
    </Section>
  )
}

export const SimilarProducts = ({ product: { id, category } }: { product: ProductDetail }) => {
  const read = useRead(catalogueQueries.similarProducts({ category, productId: id }))
  const others = read.data?.filter((product) => product.id !== id)
  if (others?.length === 0) return null
  return (
    <Section title="Productos similares">
      <ReadView read={read} skeleton={<Skeleton kind="products" count={4} />}>
        {() => <ProductGrid products={others ?? []} label="Productos similares" />}
      </ReadView>
    </Section>
  )
}
