import { Skeleton } from '../../kit/skeleton.tsx'
import './product-list.css'

/** A placeholder of the size of a product list, so that nothing moves when it loads. */
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
