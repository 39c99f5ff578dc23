import { navigate } from 'wouter/use-browser-location'
import type { Colour, ProductDetail } from '../../../domain/catalogue/catalogue.ts'
import { wantedColour } from '../../../domain/catalogue/seen-colour.ts'
import { useRawSearch } from '../../lib/address.ts'

const KEY = 'color'

/** The colour in which a product is being looked at, kept in its address (R12.34); none when the address names none of its own. */
export const useColour = (product: ProductDetail): readonly [Colour | undefined, (colour: Colour) => void] => {
  const wanted = new URLSearchParams(useRawSearch()).get(KEY)
  const choose = ({ name }: Colour): void => {
    const query = new URLSearchParams(window.location.search)
    query.set(KEY, name)
    // Back leads to the list, not through the colours.
    navigate(`${window.location.pathname}?${query}`, { replace: true })
  }
  return [wantedColour(product, wanted === null ? [] : [wanted]), choose]
}
