import type { PriceTier } from '../../../domain/catalogue/catalogue.ts'
import { offeredTiers } from '../../../domain/catalogue/tiers.ts'
import { pesos, pieces, priceText } from '../../lib/format.ts'
import './price.css'

/**
 * What the minimum costs, and the best price: `$48.50 con 6 · $44.50 con 12 o más` (R12.32); without one, the buyer
 * asks the store. A minimum of one piece is not mentioned.
 */
export const PriceFrom = ({ tiers, minimum }: { tiers: readonly PriceTier[]; minimum: number | null }) => {
  const offered = offeredTiers(tiers, minimum)
  const [first] = offered
  const last = offered.at(-1)
  if (first === undefined || last === undefined) return <p className="price small tabular">{priceText(null)}</p>
  const price = <strong>{pesos(first.price)}</strong>
  if (last === first)
    return (
      <p className="price small tabular">
        {price} <span className="price-min muted">{first.from > 1 && `· mín. ${pieces(first.from)}`}</span>
      </p>
    )
  return (
    <p className="price small tabular">
      {price} {first.from === 1 ? 'c/u ' : `con\u00a0${first.from} `}
      <span className="price-min muted">{`· ${pesos(last.price)} con ${last.from} o más`}</span>
    </p>
  )
}
