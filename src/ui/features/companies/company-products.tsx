import { useDeferredValue, useMemo, type MouseEvent } from 'react'
import { catalogueQueries, type ProductSummary } from '../../../domain/catalogue/catalogue.ts'
import { foldText, groupBy, isBlank } from '../../../domain/text.ts'
import { ProductGrid } from '../product-cards/product-card.tsx'
import { Section, Skeleton } from '../../kit/section.tsx'
import { newProducts } from '../../data/first-reads.ts'
import { count } from '../../kit/format.ts'
import { paths } from '../../site/paths.ts'
import { ReadView, useRead } from '../../data/read.tsx'

const categoryOf = ({ category }: ProductSummary) => (isBlank(category) ? 'Otros' : category)

const byCategory = (all: readonly ProductSummary[]) =>
  [...groupBy(all, (product) => foldText(categoryOf(product))).values()]
    .map((products, index) => ({
      anchor: `categoria-${index + 1}`,
      category: products[0] ? categoryOf(products[0]) : '',
      products,
    }))
    .sort((a, b) => b.products.length - a.products.length)

/** Scrolls by script, because the router takes a change of the hash for a navigation. */
const jump = (event: MouseEvent, anchor: string) => {
  event.preventDefault()
  const heading = document.getElementById(anchor)
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}

const Categories = ({ groups }: { groups: ReturnType<typeof byCategory> }) => (
  <nav aria-label="Categorías de la empresa">
    <ul className="row scroll-row">
      {groups.map(({ anchor, category, products: { length } }) => (
        <li key={anchor}>
          <a href={`#${anchor}`} className="pill small" onClick={(event) => jump(event, anchor)}>
            <bdi>{category}</bdi> <span className="tabular muted">{length}</span>
          </a>
        </li>
      ))}
    </ul>
  </nav>
)

const OtherProducts = () => (
  <Section title="De otros fabricantes" href={paths.products()}>
    <ReadView read={useRead(newProducts)} skeleton={<Skeleton kind="products" />}>
      {(products) => <ProductGrid products={products} label="De otros fabricantes" />}
    </ReadView>
  </Section>
)

export const CompanyProducts = ({ id, name }: { id: string; name: string }) => {
  const read = useRead(catalogueQueries.companyProducts({ storeId: id }))
  // The maker's town stands above: on each card it would say nothing.
  const drawn = useDeferredValue(read.data)
  const groups = useMemo(() => byCategory((drawn ?? []).map((product) => ({ ...product, town: '' }))), [drawn])
  const many = read.data?.length ?? 0
  return (
    <Section
      title={many === 0 ? 'Productos' : count(many, 'producto', 'productos')}
      aside={groups.length > 1 && <Categories groups={groups} />}
    >
      <ReadView
        read={{ ...read, data: drawn }}
        skeleton={<Skeleton kind="products" count={8} />}
        empty={{
          level: 3,
          title: 'Este fabricante todavía no publica productos',
          text: `Escríbele a ${name} para pedir su catálogo, o mira lo que venden otros fabricantes.`,
        }}
      >
        {() => (
          <div className="stack">
            {groups.map(({ anchor, category, products }) => (
              <section key={anchor} className="stack-2" aria-labelledby={anchor}>
                <h3 id={anchor} tabIndex={-1} className="heading" dir="auto">
                  {category}
                </h3>
                <ProductGrid products={products} label={category} level={4} initial={12} />
              </section>
            ))}
          </div>
        )}
      </ReadView>
      {read.data?.length === 0 && <OtherProducts />}
    </Section>
  )
}
