import { useState } from 'react'
import type { Centavos } from '../../../domain/catalogue/catalogue.ts'
import { Button } from '../../kit/button.tsx'
import { ProductGrid } from '../product-cards/product-grid.tsx'
import { Section, Skeleton } from '../../kit/section.tsx'
import { queryFor } from '../../lib/queries.ts'
import { ReadView, useRead } from '../../lib/read.tsx'
import './home.css'

interface Range {
  label: string
  from: Centavos | null
  to: Centavos | null
}

const ANY: Range = { label: 'Todos', from: null, to: null }
const RANGES: readonly Range[] = [
  ANY,
  { label: 'Hasta $100', from: null, to: 100_00 },
  { label: '$100 a $200', from: 100_00, to: 200_00 },
  { label: 'Más de $200', from: 200_00, to: null },
]
const LIMIT = 12

export const ForYou = ({ user }: { user: string }) => {
  const [range, setRange] = useState(ANY)
  const { from, to } = range
  const read = useRead(queryFor('catalogue', 'productsForUser', { limit: LIMIT, user, priceFrom: from, priceTo: to }), {
    keepPrevious: true,
  })
  return (
    <Section title="Para ti">
      <div className="home-ranges row" role="group" aria-label="Precio por pieza">
        {RANGES.map((each) => (
          <button
            key={each.label}
            type="button"
            className="pill pill-small"
            aria-pressed={each === range}
            onClick={() => setRange(each)}
          >
            {each.label}
          </button>
        ))}
      </div>
      <ReadView
        read={read}
        skeleton={<Skeleton kind="products" count={LIMIT} />}
        empty={{
          level: 3,
          title: range === ANY ? 'Todavía no sabemos qué te gusta' : 'No hay productos para ti en ese precio',
          text:
            range === ANY ? 'Guarda productos en favoritos y aquí verás otros parecidos.' : 'Prueba con otro precio.',
          action: range !== ANY && (
            <Button tone="quiet" onClick={() => setRange(ANY)}>
              Ver todos los precios
            </Button>
          ),
        }}
      >
        {(products) => <ProductGrid products={products.slice(0, LIMIT)} label="Para ti" />}
      </ReadView>
    </Section>
  )
}
