import type { ShownSummary } from '../../../domain/catalogue/lasting.ts'
import { cardPrice } from '../../lib/price-texts.ts'
import './price.css'

/** R12.32: `$48.50 c/u desde 6 pzs · $44.50 desde 12 pzs`; without a price, the buyer asks the store. */
export const PriceFrom = ({ product }: { product: ShownSummary }) => {
  const {
    texts: [first, perPiece, best],
    known,
  } = cardPrice(product)
  const className = known ? 'price small tabular' : 'price small tabular room'
  if (perPiece === undefined) return <p className={className}>{first}</p>
  return (
    <p className={className}>
      <strong>{first}</strong> {perPiece} {best !== undefined && <span className="price-min muted">{best}</span>}
    </p>
  )
}
