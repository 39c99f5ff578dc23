import { Section } from '../../kit/section.tsx'
import { ProductCard } from '../product-cards/product-card.tsx'
import { useListState } from './product-list-state.ts'
import { pesos } from '../../lib/format.ts'
import { useUser } from '../../lib/session.tsx'
import { catalogueQueries } from '../../lib/queries.ts'
import { useRead } from '../../lib/use-read.ts'
import '../../kit/product-grid.css'

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
      <div className="product-grid-box">
        <ul className="product-grid">
          {data.slice(0, MOST).map((product, place) => (
            <li key={`${product.id}:${place}`}>
              <ProductCard product={product} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
