import type { PriceTier } from '../../../domain/catalogue/catalogue.ts'
import { offeredTiers } from '../../../domain/catalogue/tiers.ts'
import { pesos, pieces, priceText } from '../../lib/format.ts'
import './price.css'

/**
 * What the minimum costs, and the best price: `$48.50 con 6 · $44.50 con 12 o más` (R12.32); without one, the buyer
 * asks the store. One piece is no minimum worth a word.
 */
export const PriceFrom = ({ tiers, minimum }: { tiers: readonly PriceTier[]; minimum: number | null }) => {
  const offered = offeredTiers(tiers, minimum)
  const [first] = offered
  const last = offered.at(-1)
  if (first === undefined || last === undefined) return <p className="price small tabular">{priceText(null)}</p>
  return (
    <p className="price small tabular">
      <strong>{pesos(first.price)}</strong> {last !== first && (first.from === 1 ? 'c/u ' : `con\u00a0${first.from} `)}
      <span className="price-min muted">
        {last === first
          ? first.from > 1 && `· mín. ${pieces(first.from)}`
          : `· ${pesos(last.price)} con ${last.from} o más`}
      </span>
    </p>
  )
}
