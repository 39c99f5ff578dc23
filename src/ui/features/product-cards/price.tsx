import { lowestPrice, type PriceTier } from '../../../domain/catalogue/catalogue.ts'
import { pesos, pieces, priceText } from '../../lib/format.ts'
import './price.css'

interface Props {
  tiers: readonly PriceTier[]
  minimum: number
}

/** `desde $78 · mín. 6 pzs`; without a usable price, the buyer asks the store. */
export const PriceFrom = ({ tiers, minimum }: Props) => {
  const lowest = lowestPrice(tiers)
  if (lowest === null) return <p className="price">{priceText(null)}</p>
  return (
    <p className="price">
      desde <strong>{pesos(lowest)}</strong>{' '}
      {Number.isFinite(minimum) && minimum > 0 && <span className="price-min">· mín. {pieces(minimum)}</span>}
    </p>
  )
}
