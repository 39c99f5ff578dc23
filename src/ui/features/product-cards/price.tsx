import type { PriceTier } from '../../../domain/catalogue/catalogue.ts'
import { offeredTiers } from '../../../domain/catalogue/tiers.ts'
import { perPiece, pesos, pieces, priceText } from '../../lib/format.ts'
import './price.css'

/** R12.32: `$48.50 c/u desde 6 pzs · $44.50 desde 12 pzs`; without a price, the buyer asks the store. */
export const PriceFrom = ({ tiers, minimum }: { tiers: readonly PriceTier[]; minimum: number | null }) => {
  const offered = offeredTiers(tiers, minimum)
  const [first] = offered
  const last = offered.at(-1)
  if (first === undefined || last === undefined) return <p className="price small tabular">{priceText(null)}</p>
  return (
    <p className="price small tabular">
      <strong>{pesos(first.price)}</strong> {perPiece(first)}{' '}
      {last !== first && <span className="price-min muted">{`· ${pesos(last.price)} desde ${pieces(last.from)}`}</span>}
    </p>
  )
}
