import { navigate } from 'wouter/use-browser-location'
import type { Colour, ProductSummary } from '../../../domain/catalogue/catalogue.ts'
import { wantedColour } from '../../../domain/catalogue/seen-colour.ts'
import { useRawSearch } from '../../lib/address.ts'

const KEY = 'color'

/** From the query of the address; undefined if it names none of the product's colours. */
export const useColour = (
  product: Pick<ProductSummary, 'colours'>,
): readonly [Colour | undefined, (colour: Colour) => void] => {
  const wanted = new URLSearchParams(useRawSearch()).get(KEY)
  const choose = ({ name }: Colour) => {
    const query = new URLSearchParams(window.location.search)
    query.set(KEY, name)
    // Back leads to the list, not through the colours.
    navigate(`${window.location.pathname}?${query}`, { replace: true })
  }
  return [wantedColour(product, wanted === null ? [] : [wanted]), choose]
}
