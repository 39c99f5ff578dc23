import { useQueryClient } from '@tanstack/react-query'
import type { ProductDetail, ProductSummary } from '../../../domain/catalogue/catalogue.ts'
import type { Cell } from '../../../domain/orders/quantity-grid.ts'
import { GALLERY_SIZES } from '../../kit/image-sizes.ts'
import { Picture } from '../../kit/picture.tsx'
import { Section, Skeleton } from '../../kit/section.tsx'
import type { Shown } from '../../lib/perishable.ts'
import { ProductContact } from './contact.tsx'
import { PriceTiers } from './facts.tsx'
import './product.css'

/** From a list that was read before. */
export const useListed = (id: string): ProductSummary | undefined => {
  const queries = useQueryClient()
  const isListed = (row: unknown): row is ProductSummary =>
    typeof row === 'object' && row !== null && 'tiers' in row && 'id' in row && row.id === id
  return queries
    .getQueriesData({})
    .map(([, rows]) => (Array.isArray(rows) ? rows.find(isListed) : undefined))
    .find((row) => row !== undefined)
}

const NOTHING_TYPED: readonly Cell[] = []

/** Which colours and sizes there are today is not known yet: their room, and the ways to ask the maker. */
export const OrderWait = ({ product }: { product: Shown<ProductDetail> }) => (
  <div className="product-order" id="cantidades" tabIndex={-1}>
    <Section title="Arma tu pedido">
      <ProductContact product={product} cells={NOTHING_TYPED} />
      <div className="product-order-wait stack glint" aria-hidden="true">
        {product.colours.map(({ name }, index) => (
          <div key={`${name}:${index}`} className="skeleton product-wait" />
        ))}
      </div>
    </Section>
  </div>
)

export const Waiting = ({ listed }: { listed: ProductSummary | undefined }) => (
  <>
    <div className="product-crumbs" />
    <div className="product-pictures">
      <div className={listed ? 'gallery-slide frame' : 'gallery-slide skeleton'} aria-hidden={!listed}>
        {listed && (
          <Picture
            path={listed.image}
            alt={listed.name}
            width={800}
            height={1000}
            fit="whole"
            sizes={GALLERY_SIZES}
            priority
          />
        )}
      </div>
    </div>
    <div className="product-facts stack">
      {listed === undefined ? (
        <div className="skeleton product-wait" aria-hidden="true" />
      ) : (
        <PriceTiers product={listed} />
      )}
      <Skeleton count={2} />
      <div className="skeleton product-wait" aria-hidden="true" />
    </div>
  </>
)
