import { Skeleton } from '../../kit/skeleton.tsx'
import './product-list.css'

/** The size of a product list: filters, bar and cards, so that nothing moves when they come. */
export const ProductListSkeleton = () => (
  <div className="plist">
    <div className="plist-side" aria-hidden="true">
      <div className="skeleton plist-wait-side" />
    </div>
    <div className="plist-main">
      <div className="plist-bar" aria-hidden="true">
        <div className="skeleton plist-wait-total" />
        <div className="skeleton plist-wait-tools" />
      </div>
      <Skeleton kind="cards" />
    </div>
  </div>
)
