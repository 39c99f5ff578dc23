import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { activeFilters, NO_FILTERS, type ActiveFilter, type Filters } from '../../../../domain/catalogue/product-filters.ts'
import { pesos } from '../../../lib/format.ts'
import { Chip } from '../../../kit/chip.tsx'
import './filter.css'

const labelOf = (filter: ActiveFilter): string => {
  switch (filter.kind) {
    case 'segments':
    case 'categories':
      return filter.value
    case 'sizes':
      return `Talla ${filter.value}`
    case 'colours':
      return `Color ${filter.value}`
    case 'priceFrom':
      return `Desde ${pesos(filter.value)}`
    case 'priceTo':
      return `Hasta ${pesos(filter.value)}`
  }
}

interface Props {
  filters: Filters
  onChange: (next: Filters) => void
  /** Where the focus goes when no chip is left to hold it. */
  focusAfter: () => void
}

/** What the list is narrowed by; a click takes one away. */
export const FilterChips = ({ filters, onChange, focusAfter }: Props) => {
  const list = useRef<HTMLUListElement>(null)
  const chips = activeFilters(filters)
  if (chips.length === 0) return null

  const remove = (without: Filters, place: number) => {
    flushSync(() => onChange(without))
    // The chip that had the focus is gone: its neighbour takes it.
    const left = list.current?.querySelectorAll<HTMLButtonElement>('.chip')
    const next = left?.[Math.min(place, left.length - 1)]
    if (next) next.focus()
    else focusAfter()
  }
  return (
    <ul ref={list} className="filter-chips" aria-label="Filtros activos">
      {chips.map((filter, place) => (
        <li key={`${filter.kind}:${filter.value}`}>
          <Chip label={labelOf(filter)} onRemove={() => remove(filter.without, place)} />
        </li>
      ))}
      <li>
        <button type="button" className="filter-clear underlined" onClick={() => remove(NO_FILTERS, 0)}>
          Quitar todos
        </button>
      </li>
    </ul>
  )
}
