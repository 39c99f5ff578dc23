import { useId, useState } from 'react'
import type { Facets, FacetValue, FilterKind, Filters } from '../../../../domain/catalogue/product-filters.ts'
import { isChosen, toggled } from '../../../../domain/catalogue/product-filters.ts'
import { ColourDot } from '../../product-cards/colour-dots.tsx'
import { FilterPrice } from './filter-price.tsx'
import './filter.css'

interface Props {
  facets: Facets
  filters: Filters
  onChange: (next: Partial<Filters>) => void
  /** Offers segments and categories too, for a list that may hold several of them. */
  selections: boolean
}

/** Values beyond these wait behind a button: a list may come with hundreds. */
const FIRST_VALUES = 20
const FIRST_SELECTIONS = 6

const whole = new Intl.NumberFormat('es-MX')

interface Group {
  readonly of: FilterKind
  readonly legend: string
  readonly kind: 'selection' | 'size' | 'colour'
}
const SHELVES: readonly Group[] = [
  { of: 'segments', legend: 'Segmento', kind: 'selection' },
  { of: 'categories', legend: 'Categoría', kind: 'selection' },
]
const VALUES: readonly Group[] = [
  { of: 'sizes', legend: 'Talla', kind: 'size' },
  { of: 'colours', legend: 'Color', kind: 'colour' },
]

interface ValuesProps {
  legend: string
  values: readonly (FacetValue & { readonly hex?: string | null })[]
  chosen: readonly string[]
  kind: Group['kind']
  onToggle: (value: string) => void
}

const FilterValues = ({ legend, values, chosen, kind, onToggle }: ValuesProps) => {
  const [all, setAll] = useState(false)
  if (values.length === 0) return null
  const first = kind === 'selection' ? FIRST_SELECTIONS : FIRST_VALUES
  const shown = all ? values : values.filter((value, place) => place < first || isChosen(chosen, value.value))
  const rest = values.length - shown.length
  return (
    <fieldset className="filter-group">
      <legend>{legend}</legend>
      <div className={`filter-values filter-values-${kind}`}>
        {shown.map(({ value, count, hex }) => (
          <label key={value} className="filter-value">
            {/* What gives nothing stays in its place, but cannot be chosen. */}
            <input
              type="checkbox"
              checked={isChosen(chosen, value)}
              disabled={count === 0 && !isChosen(chosen, value)}
              onChange={() => onToggle(value)}
            />
            {kind === 'colour' && <ColourDot hex={hex ?? null} size={20} />}
            <bdi className="filter-name">{value}</bdi>{' '}
            <span className="filter-count">
              {whole.format(count)}
              <span className="visually-hidden"> {count === 1 ? 'producto' : 'productos'}</span>
            </span>
          </label>
        ))}
      </div>
      {(rest > 0 || all) && (
        <button type="button" className="filter-more underlined" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Ver menos' : `Ver ${whole.format(rest)} más`}
          <span className="visually-hidden">: {legend.toLowerCase()}</span>
        </button>
      )}
    </fieldset>
  )
}

/** Everything that a list can be narrowed by. Each change applies at once, but prices, which wait for their button. */
export const FilterPanel = ({ facets, filters, onChange, selections }: Props) => {
  const id = useId()
  return (
    <div className="filter-panel" role="group" aria-labelledby={id}>
      <p id={id} className="visually-hidden">
        Filtros
      </p>
      {[...(selections ? SHELVES : []), ...VALUES].map(({ of, legend, kind }) => (
        <FilterValues
          key={of}
          legend={legend}
          kind={kind}
          values={facets[of]}
          chosen={filters[of]}
          onToggle={(value) => onChange({ [of]: toggled(filters[of], value) })}
        />
      ))}
      {facets.prices && (
        // Fresh whenever the range is changed elsewhere (a chip, Back).
        <FilterPrice
          key={`${filters.priceFrom}:${filters.priceTo}`}
          from={filters.priceFrom}
          to={filters.priceTo}
          bounds={facets.prices}
          onChange={onChange}
        />
      )}
    </div>
  )
}
