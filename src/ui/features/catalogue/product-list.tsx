import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { PAGE_SIZE, type ProductSummary } from '../../../domain/catalogue/catalogue.ts'
import { chipsOf, NO_FILTERS, SORTS, type Filters, type Sort } from '../../../domain/catalogue/product-filters.ts'
import { isNarrowed, narrowedList, type ListQuery } from '../../../domain/catalogue/facets.ts'
import { useListState, type SearchState } from './list-address.ts'
import type { Shown } from '../../data/perishable.ts'
import { count } from '../../kit/format.ts'
import { Button } from '../../kit/button.tsx'
import { Dialog } from '../../kit/dialog.tsx'
import { EmptyState, Section, Skeleton } from '../../kit/section.tsx'
import { SelectField } from '../../kit/field.tsx'
import { FilterChips, FilterPanel } from './filter-panel.tsx'
import { usePriceRange } from './filter-price.tsx'
import { Icon } from '../../kit/icon.tsx'
import { ProductGrid } from '../product-cards/product-card.tsx'
import './catalogue.css'

const SORT_TEXT: Record<Sort, string> = {
  relevancia: 'Relevancia',
  nuevos: 'Más nuevos',
  'precio-menor': 'Menor precio',
  'precio-mayor': 'Mayor precio',
}

const NONE: readonly ProductSummary[] = []
const NO_COLOURS: readonly string[] = []

const arePriced = (products: Props['products']): products is readonly ProductSummary[] =>
  products.every(({ tiers }) => tiers !== undefined)

const PanelWait = () => <div className="skeleton skeleton-block" aria-hidden="true" />

interface Props {
  products: Shown<readonly ProductSummary[]>
  label: string
  /** Segment and category are filters too: a search has no links for them, a selection has. */
  selections?: boolean
  fromSearch?: SearchState
  /** Products found by other words than their name: listed last, under the same filters. */
  wider?: readonly ProductSummary[]
  /** Pictures show these while no colour is a filter. */
  colours?: readonly string[]
}

const WIDER = 'También te puede servir'
const MOST_WIDER = 12

export const ProductList = ({
  products: listed,
  label,
  selections = false,
  fromSearch,
  wider = NONE,
  colours = NO_COLOURS,
}: Props) => {
  const priced = arePriced(listed)
  const products = priced ? listed : NONE
  const { filters, sort, pages, change } = useListState(fromSearch)
  const [isSheetOpen, setSheetOpen] = useState(false)
  const changedInSheet = useRef(false)
  const results = useRef<HTMLDivElement>(null)

  const narrow = (next: Partial<Filters>, { replace = false } = {}) => {
    // The whole visit of the sheet is one step of Back.
    change(next, { replace: replace || (isSheetOpen && changedInSheet.current) })
    changedInSheet.current = true
    const top = results.current
    if (!isSheetOpen && top && top.getBoundingClientRect().top < 0) top.scrollIntoView({ block: 'start' })
  }
  const price = usePriceRange(filters, narrow, isSheetOpen)
  // The sheet's button counts by the price that is being typed.
  const { priceFrom, priceTo } = (isSheetOpen && price.range) || filters

  // A touched filter answers at once; the pass over a long list follows, in slices. The first cards wait for none.
  const wanted = useMemo(
    () => ({ products, filters: { ...filters, priceFrom, priceTo }, sort }),
    [products, filters, priceFrom, priceTo, sort],
  )
  const computed = useDeferredValue<ListQuery | null>(wanted, null)
  const query = computed?.products === products ? computed : isNarrowed(wanted) ? wanted : null
  const list = useMemo(() => query && narrowedList(query), [query])
  const matching = list?.matching ?? products
  const cards = priced ? matching : listed
  const chosenColours = query?.filters.colours ?? NO_COLOURS
  const inColours = { colours: chosenColours.length > 0 ? chosenColours : colours, pieces: filters.pieces }
  const others = useMemo(
    () => (query === null || wider.length === 0 ? NONE : narrowedList({ ...query, products: wider }).matching),
    [query, wider],
  )
  const chosen = chipsOf({ ...filters, pieces: null }, fromSearch?.groups).length
  const panel =
    list === null || !priced ? (
      <PanelWait />
    ) : (
      <FilterPanel
        {...{ filters, selections, price }}
        facets={list.facets}
        folded={isSheetOpen}
        onChange={narrow}
        sizeGroups={list.sizeGroups}
      />
    )

  return (
    <div className="product-list" ref={results}>
      <div className="product-list-bar">
        <p className="heading tabular" role="status">
          {priced ? count(matching.length, 'producto', 'productos') : '\u00a0'}
        </p>
        <FilterChips
          filters={filters}
          fromSearch={fromSearch}
          sort={sort}
          onChange={narrow}
          onSort={() => change({ sort: 'relevancia' })}
        />
        <div className="product-list-tools row">
          <div className="narrow-only">
            <Button
              tone="quiet"
              aria-haspopup="dialog"
              onClick={() => {
                changedInSheet.current = false
                setSheetOpen(true)
              }}
            >
              <Icon name="filter" size={20} />
              <span>{chosen > 0 ? `Filtros (${chosen})` : 'Filtros'}</span>
            </Button>
          </div>
          <SelectField
            label="Ordenar por"
            inside
            value={sort}
            onChange={(event) =>
              change({ sort: SORTS.find((option) => option === event.target.value) ?? 'relevancia' })
            }
          >
            {SORTS.map((option) => (
              <option key={option} value={option}>
                {SORT_TEXT[option]}
              </option>
            ))}
          </SelectField>
        </div>
      </div>
      <aside className="product-list-side" aria-label="Filtros de la lista">
        {/* While the sheet is open nobody sees the panel beside the list. */}
        {!isSheetOpen && panel}
      </aside>
      <div id={cards.length > 0 ? 'lista' : undefined}>
        {!priced && isNarrowed(wanted) ? (
          <Skeleton kind="products" />
        ) : cards.length === 0 ? (
          <EmptyState
            icon="filter"
            title="Ningún producto con estos filtros"
            text="Quita alguno, o empieza de nuevo con la lista completa."
            action={<Button onClick={() => narrow(NO_FILTERS)}>Quitar todos los filtros</Button>}
          />
        ) : (
          <ProductGrid
            products={cards}
            label={label}
            {...inColours}
            priority={4}
            level={2}
            depth={{ wanted: pages * PAGE_SIZE, onMore: () => change({ pages: pages + 1 }, { replace: true }) }}
          />
        )}
        {others.length > 0 && (
          <Section title={WIDER}>
            <ProductGrid products={others} label={WIDER} initial={MOST_WIDER} {...inColours} />
          </Section>
        )}
      </div>
      <Dialog
        open={isSheetOpen}
        onClose={() => setSheetOpen(false)}
        title="Filtros"
        variant="sheet"
        footer={
          <>
            {chosen > 0 && (
              <Button tone="quiet" onClick={() => narrow(NO_FILTERS)}>
                Quitar todos
              </Button>
            )}
            <Button onClick={() => price.finish() && setSheetOpen(false)}>
              {priced && query === wanted && price.range
                ? `Ver ${count(matching.length, 'producto', 'productos')}`
                : 'Ver'}
            </Button>
          </>
        }
      >
        {panel}
      </Dialog>
    </div>
  )
}

export const ProductListSkeleton = () => (
  <div className="product-list">
    <div className="skeleton product-list-bar" aria-hidden="true" />
    <div className="product-list-side">
      <PanelWait />
    </div>
    <Skeleton kind="products" />
  </div>
)
