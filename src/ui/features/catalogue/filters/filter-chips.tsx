import {
  chipsOf,
  NO_FILTERS,
  without,
  type FilterChip,
  type Filters,
  type Sort,
} from '../../../../domain/catalogue/product-filters.ts'
import type { GivenState } from '../list-address.ts'
import { pesos, pieces } from '../../../lib/format.ts'
import { Button } from '../../../kit/button.tsx'
import { Icon } from '../../../kit/text.tsx'
import '../catalogue.css'

const WORDS: Readonly<Partial<Record<FilterChip['kind'], string>>> = { sizes: 'Talla', colours: 'Color' }

const labelOf = (chip: FilterChip) => {
  switch (chip.kind) {
    case 'priceFrom':
      return `Desde ${pesos(chip.price)}`
    case 'priceTo':
      return `Hasta ${pesos(chip.price)}`
    case 'minimums':
      return `Mínimo ${pieces(Number(chip.name))}`
    case 'badges':
      return 'Empresa verificada'
    default:
      return [WORDS[chip.kind], chip.name].filter(Boolean).join(' ')
  }
}

const SORT_CHIPS: Readonly<Partial<Record<Sort, string>>> = {
  'precio-menor': 'Precio de menor a mayor',
  'precio-mayor': 'Precio de mayor a menor',
  nuevos: 'Lo más nuevo primero',
}

const Chip = ({ label, onRemove }: { label: string; onRemove: () => void }) => (
  <Button tone="pill" className="chip" onClick={onRemove} aria-label={`Quitar filtro: ${label}`}>
    <bdi className="clamp">{label}</bdi>
    <Icon name="close" size={14} />
  </Button>
)

interface Props {
  filters: Filters
  /** What a search said in words: its order is a chip too. */
  given: GivenState | undefined
  sort: Sort
  onChange: (next: Filters) => void
  onSort: () => void
}

export const FilterChips = ({ filters, given, sort, onChange, onSort }: Props) => {
  const chips = chipsOf(filters, given?.groups)
  const sorted = given?.sort === sort ? SORT_CHIPS[sort] : undefined
  if (chips.length === 0 && sorted === undefined) return null
  return (
    <ul className="filter-active row scroll-row" aria-label="Filtros activos">
      {chips.map((chip) => (
        <li key={`${chip.kind}:${labelOf(chip)}`}>
          <Chip label={labelOf(chip)} onRemove={() => onChange(without(filters, chip, given?.groups))} />
        </li>
      ))}
      {sorted !== undefined && (
        <li>
          <Chip label={sorted} onRemove={onSort} />
        </li>
      )}
      {chips.length > 0 && (
        <li>
          <Button tone="text" onClick={() => onChange(NO_FILTERS)}>
            Quitar todos
          </Button>
        </li>
      )}
    </ul>
  )
}
