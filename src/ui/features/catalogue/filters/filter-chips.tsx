import {
  activeFilters,
  NO_FILTERS,
  type ActiveFilter,
  type Filters,
  type Sort,
} from '../../../../domain/catalogue/product-filters.ts'
import type { GivenState } from '../../../../domain/catalogue/product-query.ts'
import { pesos, pieces } from '../../../lib/format.ts'
import { Chip } from '../../../kit/chip.tsx'
import './filter.css'

const WORDS: Readonly<Partial<Record<ActiveFilter['kind'], string>>> = { sizes: 'Talla', colours: 'Color' }

const labelOf = (filter: ActiveFilter): string => {
  switch (filter.kind) {
    case 'priceFrom':
      return `Desde ${pesos(filter.value)}`
    case 'priceTo':
      return `Hasta ${pesos(filter.value)}`
    case 'minimums':
      return `Mínimo ${pieces(Number(filter.value))}`
    case 'badges':
      return 'Empresa verificada'
    default:
      return [WORDS[filter.kind], filter.value].filter(Boolean).join(' ')
  }
}

const SORT_CHIPS: Readonly<Partial<Record<Sort, string>>> = {
  'precio-menor': 'Precio de menor a mayor',
  'precio-mayor': 'Precio de mayor a menor',
  nuevos: 'Lo más nuevo primero',
}

interface Props {
  filters: Filters
  /** What a search said in words: its order is a chip too. */
  given: GivenState | undefined
  sort: Sort
  onChange: (next: Filters) => void
  onSort: () => void
}

export const FilterChips = ({ filters, given, sort, onChange, onSort }: Props) => {
  const chips = activeFilters(filters, given?.groups)
  const sorted =
    given !== undefined && given.sort !== 'relevancia' && given.sort === sort ? SORT_CHIPS[sort] : undefined
  if (chips.length === 0 && sorted === undefined) return null
  return (
    <div className="filter-active cluster scroll-row">
      <ul className="filter-chips row" aria-label="Filtros activos">
        {chips.map((filter) => (
          <li key={`${filter.kind}:${filter.value}`}>
            <Chip label={labelOf(filter)} onRemove={() => onChange(filter.without)} />
          </li>
        ))}
        {sorted !== undefined && (
          <li>
            <Chip label={sorted} onRemove={onSort} />
          </li>
        )}
        {chips.length > 0 && (
          <li>
            <button type="button" className="filter-clear underlined btn-text" onClick={() => onChange(NO_FILTERS)}>
              Quitar todos
            </button>
          </li>
        )}
      </ul>
    </div>
  )
}
