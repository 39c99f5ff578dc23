import { Fragment, type KeyboardEvent, useId, useState } from 'react'
import { type Facets, type FacetValue, groupOf, type SizeGroup } from '../../../domain/catalogue/facets.ts'
import {
  chipsOf,
  type FilterChip,
  type FilterKind,
  type Filters,
  isChosen,
  NO_FILTERS,
  type Sort,
  toggled,
  without,
} from '../../../domain/catalogue/product-filters.ts'
import { groupBy } from '../../../domain/text.ts'
import { Button, handOverFocus } from '../../kit/button.tsx'
import { Icon } from '../../kit/icon.tsx'
import { enumerated, integer, pesos, pieces } from '../../kit/format.ts'
import { ColourDot } from '../product-cards/colour-dots.tsx'
import type { SearchState } from './list-address.ts'
import { FilterPrice, type usePriceRange } from './filter-price.tsx'
import './catalogue.css'

interface Props {
  facets: Facets
  filters: Filters
  onChange: (next: Partial<Filters>) => void
  selections: boolean
  /** Sizes by segment, where the list mixes segments. */
  sizeGroups: readonly SizeGroup[]
  price: ReturnType<typeof usePriceRange>
  /** Each group is one line on a phone, which says what is chosen in it and unfolds. */
  folded: boolean
}

interface Group {
  kind: FilterKind
  legend: string
  first: number
  least?: number
  isSelection?: boolean
  text?: (value: string) => string
}
const GROUPS: readonly Group[] = [
  { kind: 'colours', legend: 'Color', first: 8 },
  { kind: 'segments', legend: 'Segmento', first: 6, isSelection: true },
  { kind: 'categories', legend: 'Categoría', first: 6, isSelection: true },
  { kind: 'sizes', legend: 'Talla', first: 20 },
  { kind: 'minimums', legend: 'Mínimo por modelo', first: 6, least: 2, text: (value) => pieces(Number(value)) },
  { kind: 'badges', legend: 'Confianza', first: 1, text: () => 'Empresa verificada' },
  { kind: 'towns', legend: 'Ciudad o municipio', first: 6, least: 2 },
  { kind: 'stores', legend: 'Fabricante', first: 6, least: 2 },
]

interface ValuesProps extends Pick<Props, 'sizeGroups' | 'folded'> {
  group: Group
  values: readonly FacetValue[]
  chosen: readonly string[]
  onToggle: (value: string) => void
}

/** The group is one stop of the Tab key: arrows move in it. */
const moveFocus = (event: KeyboardEvent<HTMLFieldSetElement>) => {
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>('input:not([disabled]), div > button')]
  const index = controls.findIndex((control) => control === event.target)
  const last = controls.length - 1
  const back = index === 0 ? last : index - 1
  const forth = index === last ? 0 : index + 1
  const to = { ArrowUp: back, ArrowLeft: back, ArrowDown: forth, ArrowRight: forth, Home: 0, End: last }[event.key]
  if (to === undefined) return
  event.preventDefault()
  controls[to]?.focus()
}

const MORE = 'more'

const FilterValues = ({
  group: { kind, legend, first, text = String },
  values,
  chosen,
  sizeGroups,
  folded,
  onToggle,
}: ValuesProps) => {
  const id = useId()
  const [open, setOpen] = useState(!folded)
  const [all, setAll] = useState(false)
  const [visited, setVisited] = useState<string>()
  // A value just unchecked stays enabled, because it has the focus.
  const isClosed = ({ value, count }: Pick<FacetValue, 'value' | 'count'>) =>
    count === 0 && !isChosen(chosen, value) && value !== visited
  const visible =
    all || values.length === first + 1
      ? values
      : values.filter((value, index) => index < first || isChosen(chosen, value.value))
  const hidden = values.length - visible.length
  const hasMore = hidden > 0 || all
  const free = visible.filter((value) => !isClosed(value)).map(({ value }) => value)
  const isStop = visited !== undefined && (free.includes(visited) || (visited === MORE && hasMore))
  const stop = isStop ? visited : (free.find((value) => isChosen(chosen, value)) ?? free[0] ?? MORE)
  const tabIndexOf = (control: string) => (control === stop ? 0 : -1)
  const parts = [...groupBy(visible, ({ value }) => (kind === 'sizes' ? groupOf(sizeGroups, value) : undefined))]
  return (
    <fieldset className="filter-group stack-2" aria-label={legend} onKeyDown={moveFocus}>
      {folded ? (
        <button
          type="button"
          className="filter-fold media heading"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <span>{legend}</span> <bdi className="fill small muted">{chosen.map(text).join(', ')}</bdi>
          <Icon name="chevron-down" size={20} />
        </button>
      ) : (
        <p className="heading">{legend}</p>
      )}
      <div id={id} className="stack-2" hidden={!open}>
        {parts.map(([group, members], index) => (
          <Fragment key={index}>
            {group && group.segments.length > 0 && <p className="small muted">{enumerated(group.segments)}</p>}
            <div className={kind === 'sizes' ? 'row' : 'filter-values grid'}>
              {members.map(({ value, count, hex }) => (
                <label key={value} className={kind === 'sizes' ? 'filter-size' : 'filter-value check touch-target'}>
                  {/* A value without products stays in its place, disabled. */}
                  <input
                    ref={handOverFocus}
                    type="checkbox"
                    checked={isChosen(chosen, value)}
                    disabled={isClosed({ value, count })}
                    tabIndex={tabIndexOf(value)}
                    onFocus={() => setVisited(value)}
                    onChange={() => onToggle(value)}
                  />
                  {kind === 'colours' && <ColourDot colour={{ name: value, hex }} size={20} />}
                  <bdi>{text(value)}</bdi>{' '}
                  <span className="small muted tabular">
                    <span>{integer(count)}</span>
                    <span className="visually-hidden">{count === 1 ? ' producto' : ' productos'}</span>
                  </span>
                </label>
              ))}
            </div>
          </Fragment>
        ))}
        {hasMore && (
          <Button
            tone="text"
            aria-expanded={all}
            tabIndex={tabIndexOf(MORE)}
            onFocus={() => setVisited(MORE)}
            onClick={() => setAll(!all)}
          >
            <span>{all ? 'Ver menos' : `Ver ${integer(hidden)} más`}</span>
            <span className="visually-hidden">{`: ${legend.toLowerCase()}`}</span>
          </Button>
        )}
      </div>
    </fieldset>
  )
}

export const FilterPanel = ({ facets, filters, onChange, selections, sizeGroups, price, folded }: Props) => (
  <div className={folded ? 'divided' : 'stack-5 divided'} role="group" aria-label="Filtros">
    {facets.prices && <FilterPrice price={price} bounds={facets.prices} />}
    {GROUPS.map((group) => {
      const { kind, least = 1, isSelection = false } = group
      if ((isSelection && !selections) || (facets[kind].length < least && filters[kind].length === 0)) return null
      return (
        <FilterValues
          key={kind}
          group={group}
          values={facets[kind]}
          chosen={filters[kind]}
          sizeGroups={sizeGroups}
          folded={folded}
          onToggle={(value) => onChange({ [kind]: toggled(filters[kind], value) })}
        />
      )
    })}
  </div>
)

const WORDS: Partial<Record<FilterChip['kind'], string>> = { sizes: 'Talla', colours: 'Color' }

const labelOf = (chip: FilterChip) => {
  switch (chip.kind) {
    case 'priceFrom':
      return `Desde ${pesos(chip.price)}`
    case 'priceTo':
      return `Hasta ${pesos(chip.price)}`
    case 'pieces':
      return pieces(chip.pieces)
    case 'minimums':
      return `Mínimo ${pieces(Number(chip.name))}`
    case 'badges':
      return 'Empresa verificada'
    default:
      return [WORDS[chip.kind], chip.name].filter(Boolean).join(' ')
  }
}

const SORT_CHIPS: Partial<Record<Sort, string>> = {
  'precio-menor': 'Precio de menor a mayor',
  'precio-mayor': 'Precio de mayor a menor',
  nuevos: 'Lo más nuevo primero',
}

interface ChipsProps {
  filters: Filters
  /** An order that a search named is a chip too. */
  fromSearch: SearchState | undefined
  sort: Sort
  onChange: (next: Filters) => void
  onSort: () => void
}

export const FilterChips = ({ filters, fromSearch, sort, onChange, onSort }: ChipsProps) => {
  const chips = chipsOf(filters, fromSearch?.groups)
  const sorted = fromSearch?.sort === sort ? SORT_CHIPS[sort] : undefined
  const items = chips.map((chip) => {
    const label = labelOf(chip)
    return { key: `${chip.kind}:${label}`, label, remove: () => onChange(without(filters, chip, fromSearch?.groups)) }
  })
  if (sorted !== undefined) items.push({ key: 'sort', label: sorted, remove: onSort })
  if (items.length === 0) return null
  return (
    <ul className="row scroll-row" aria-label="Filtros activos">
      {items.map(({ key, label, remove }) => (
        <li key={key}>
          <Button tone="pill" className="chip" onClick={remove} aria-label={`Quitar filtro: ${label}`}>
            <bdi className="clamp">{label}</bdi>
            <Icon name="close" size={14} />
          </Button>
        </li>
      ))}
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
