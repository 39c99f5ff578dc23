import type { PriceTier } from '../../../domain/catalogue/catalogue.ts'
import { priceOf } from '../../../domain/catalogue/tiers.ts'
import type { SentOrder } from '../../../domain/orders/orders.ts'
import { resaleOf, retailOf } from '../../../domain/orders/resale.ts'
import { pesos, pieces } from '../../kit/format.ts'
import { paths } from '../../site/paths.ts'
import { useBuyerDetails } from './use-orders.ts'
import './size-table.css'

interface ProductProps {
  /** Undefined in a built page until today's answer is there. */
  tiers: readonly PriceTier[] | undefined
  pieces: number
}

/** A link to the margin with what it gains, in the same place before that is known. */
export const ProductResale = ({ tiers = [], pieces: ordered }: ProductProps) => {
  const [{ margin }] = useBuyerDetails()
  const price = priceOf(tiers, ordered)
  const retail = margin === undefined || price === null ? null : retailOf(price, margin)
  return (
    <a href={paths.account('datos', 'margen')} className="touch-target underlined small tabular resale">
      {retail === null || price === null
        ? 'Tu precio de venta'
        : `A +${margin} % vendes en ${pesos(retail)} y ganas ${pesos(retail - price)} c/u`}
    </a>
  )
}

/** An order's resale; none where the maker registered another total, whose prices are not known. */
export const OrderResale = ({ order }: { order: Pick<SentOrder, 'products' | 'storeTotal'> }) => {
  const [{ margin }] = useBuyerDetails()
  const resale = margin === undefined || order.storeTotal !== undefined ? null : resaleOf(order.products, margin)
  if (resale === null) return null
  const { retail, gain, unpriced } = resale
  return (
    <p className="resale small muted tabular">
      {`A +${margin} % vendes en ${pesos(retail)} y ganas ${pesos(gain)}` +
        (unpriced === 0 ? '' : `, sin contar ${pieces(unpriced)} a consultar`)}
    </p>
  )
}
