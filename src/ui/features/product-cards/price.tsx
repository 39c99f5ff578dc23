import { lowestPrice, type PriceTier } from '../../../domain/catalogue/catalogue.ts'
import { pesos, pieces } from '../../lib/format.ts'

interface Props {
  tiers: readonly PriceTier[]
  minimum: number
}

/** `desde $78 · mín. 6 pzs`; without a usable price, the buyer asks the store. */
export const PriceFrom = ({ tiers, minimum }: Props) => {
  const lowest = lowestPrice(tiers)
  const price = lowest === null ? '' : pesos(lowest)
  if (price === '') return <p className="price">Precio a consultar</p>
  return (
    <p className="price">
      desde <strong>{price}</strong>{' '}
      {Number.isFinite(minimum) && minimum > 0 && <span className="price-min">· mín. {pieces(minimum)}</span>}
    </p>
  )
}
