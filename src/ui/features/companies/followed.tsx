import { useId } from 'react'
import type { CompanySummary, ProductSummary } from '../../../domain/catalogue/catalogue.ts'
import { ButtonLink } from '../../kit/button.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { Section } from '../../kit/section.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { Name } from '../../lib/name.tsx'
import { paths } from '../../lib/paths.ts'
import { PillLinks } from '../../lib/pill-links.tsx'
import { catalogueQueries } from '../../lib/queries.ts'
import { ReadView, useRead } from '../../lib/read.tsx'
import { ProductGrid } from '../product-cards/product-grid.tsx'
import { CompanyList } from './company-card.tsx'
import { useFollowing } from './use-following.ts'
import './followed.css'

/** Each company costs a request: home shows those followed last, and names the others. */
const COMPANIES = 3
const PRODUCTS = 6

/** What the server marks as new comes first; otherwise its order stays. */
const newest = (products: readonly ProductSummary[]): readonly ProductSummary[] =>
  products.toSorted((a, b) => Number(b.isNew) - Number(a.isNew)).slice(0, PRODUCTS)

const Newest = ({ company: { id, name } }: { company: CompanySummary }) => {
  const read = useRead(catalogueQueries.companyProducts(id))
  const heading = useId()
  return (
    <section className="followed-products" aria-labelledby={heading}>
      <h3 id={heading}>
        <a href={paths.company(id)} className="followed-products-name touch-target underlined pink-on-hover" dir="auto">
          <Name text={name} />
        </a>
      </h3>
      <ReadView
        read={read}
        skeleton={<Skeleton kind="cards" count={PRODUCTS} />}
        empty={<p className="muted">Por ahora no tiene productos publicados.</p>}
      >
        {(products) => <ProductGrid products={newest(products)} label={`Lo más nuevo de ${name}`} level={4} />}
      </ReadView>
    </section>
  )
}

/** The newest products of followed companies, for home (R12.86). */
export const FollowedProducts = () => {
  const { followed } = useFollowing()
  const label = useId()
  const others = followed.slice(COMPANIES)
  if (followed.length === 0) return null
  return (
    <Section title="Fabricantes que sigues">
      {followed.slice(0, COMPANIES).map((company) => (
        <Newest key={company.id} company={company} />
      ))}
      {others.length > 0 && (
        <div className="cluster">
          <p id={label} className="muted">
            También sigues a:
          </p>
          <PillLinks
            small
            labelledBy={label}
            links={others.map(({ id, name }) => ({ name, href: paths.company(id) }))}
          />
        </div>
      )}
    </Section>
  )
}

/** All followed companies, for the profile (R12.86). */
export const FollowedList = () => {
  const { followed } = useFollowing()
  return (
    <Section title="Fabricantes que sigues">
      {followed.length === 0 ? (
        <EmptyState
          icon="store"
          level={3}
          title="Todavía no sigues a ningún fabricante"
          text="Oprime «Seguir» en la página de una empresa y verás sus novedades en el inicio."
          action={
            <ButtonLink href={paths.companies()} tone="quiet">
              Ver empresas
            </ButtonLink>
          }
        />
      ) : (
        <CompanyList companies={followed} label="Fabricantes que sigues" />
      )}
    </Section>
  )
}
