import type { ProductDetail } from '../../../domain/catalogue/catalogue.ts'
import { ProductGrid } from '../product-cards/product-grid.tsx'
import { ReadView } from '../../lib/read-view.tsx'
import { Section } from '../../kit/section.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { catalogueQueries } from '../../lib/queries.ts'
import { useRead } from '../../lib/use-read.ts'

/** R7.17; nothing if there are none. */
export const SimilarProducts = ({ product: { id, category } }: { product: ProductDetail }) => {
  const read = useRead(catalogueQueries.similarProducts({ category, productId: id }))
  const others = read.data?.filter((product) => product.id !== id)
  if (others?.length === 0) return null
  return (
    <Section title="Productos similares">
      <ReadView read={read} skeleton={<Skeleton kind="cards" count={4} />}>
        {() => <ProductGrid products={others ?? []} label="Productos similares" />}
      </ReadView>
    </Section>
  )
}
