import { Skeleton } from '../../kit/skeleton.tsx'
import './product-list.css'

/** The size of a product list: filters, bar and cards, so that nothing moves when they come. */
export const ProductListSkeleton = () => (
  <div className="product-list">
    <div className="product-list-side" aria-hidden="true">
      <div className="skeleton product-list-wait-side" />
    </div>
    <div>
      <div className="product-list-bar" aria-hidden="true">
        <div className="skeleton product-list-wait-total" />
        <div className="skeleton product-list-wait-tools" />
      </div>
      <Skeleton kind="cards" />
    </div>
  </div>
)
