import { Section } from '../../kit/section.tsx'
import { ProductGrid } from '../product-cards/product-grid.tsx'
import { useListState } from './product-list-state.ts'
import { pesos } from '../../lib/format.ts'
import { useUser } from '../../lib/session.tsx'
import { catalogueQueries } from '../../lib/queries.ts'
import { useRead } from '../../lib/use-read.ts'

const MOST = 6

/** Suggestions for the user within the list's price range (R7.14); nothing if there are none. */
export const ForYou = () => {
  const user = useUser()
  const { priceFrom, priceTo } = useListState().state
  const ranged = priceFrom !== null || priceTo !== null
  const { data } = useRead(catalogueQueries.productsForUser({ limit: MOST, user, priceFrom, priceTo }), {
    enabled: user !== '' && ranged,
  })
  if (user === '' || !ranged || data === undefined || data.length === 0) return null
  const from = priceFrom === null ? '' : ` desde ${pesos(priceFrom)}`
  const to = priceTo === null ? '' : ` hasta ${pesos(priceTo)}`
  return (
    <Section title={`Para ti,${from}${to}`}>
      <ProductGrid products={data.slice(0, MOST)} />
    </Section>
  )
}
