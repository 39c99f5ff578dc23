import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import type { Facets, FacetValue } from '../../../../domain/catalogue/facets.ts'
import { isChosen, toggled, type FilterKind, type Filters } from '../../../../domain/catalogue/product-filters.ts'
import { groupOf, type SizeGroup } from '../../../../domain/catalogue/size-groups.ts'
import { groupBy } from '../../../../domain/text.ts'
import { handOverFocus } from '../../../kit/hand-over-focus.ts'
import { enumerated } from '../../../lib/enumerated.ts'
import { integer, pieces } from '../../../lib/format.ts'
import { ColourDot } from '../../product-cards/colour-dots.tsx'
import { Icon } from '../../../kit/icon.tsx'
import { FilterPrice, type usePriceRange } from './filter-price.tsx'
import '../catalogue.css'

interface Props {
  facets: Facets
  filters: Filters
  onChange: (next: Partial<Filters>) => void
  /** Whether to offer segments and categories too, for lists with several of them. */
  selections: boolean
  /** What the sizes are sizes of, where the list mixes segments. */
  sizeGroups: readonly SizeGroup[]
  price: ReturnType<typeof usePriceRange>
  /** On a phone each group is one line, which says what is chosen in it and unfolds. */
  folded: boolean
}

interface Group {
  of: FilterKind
  legend: string
  kind: 'selection' | 'size' | 'colour'
  first: number
  least?: number
  text?: (value: string) => string
}
const SELECTIONS: readonly Group[] = [
  { of: 'segments', legend: 'Segmento', kind: 'selection', first: 6 },
  { of: 'categories', legend: 'Categoría', kind: 'selection', first: 6 },
]
const COLOURS: Group = { of: 'colours', legend: 'Color', kind: 'colour', first: 8 }
const SIZES: Group = { of: 'sizes', legend: 'Talla', kind: 'size', first: 20 }
const STORES: readonly Group[] = [
  {
    of: 'minimums',
    legend: 'Mínimo por modelo',
    kind: 'selection',
    first: 6,
    least: 2,
    text: (value) => pieces(Number(value)),
  },
  { of: 'badges', legend: 'Confianza', kind: 'selection', first: 1, text: () => 'Empresa verificada' },
  { of: 'towns', legend: 'Ciudad o municipio', kind: 'selection', first: 6, least: 2 },
  { of: 'stores', legend: 'Fabricante', kind: 'selection', first: 6, least: 2 },
]

type Value = FacetValue & { hex?: string | null }

interface ValuesProps {
  group: Group
  values: readonly Value[]
  chosen: readonly string[]
  sizeGroups: readonly SizeGroup[]
  folded: boolean
  onToggle: (value: string) => void
}

const inGroups = (
  values: readonly Value[],
  groups: readonly SizeGroup[],
  draw: (values: readonly Value[]) => ReactNode,
): ReactNode => {
  if (groups.length === 0) return draw(values)
  return [...groupBy(values, ({ value }) => groupOf(groups, value))].map(([group, own], index) => (
    <div key={index} className="filter-size-group">
      {group !== undefined && group.segments.length > 0 && (
        <p className="filter-size-segments small muted">{enumerated(group.segments)}</p>
      )}
      {draw(own)}
    </div>
  ))
}

/** The group is one stop of the Tab key. */
const moveFocus = (event: KeyboardEvent<HTMLFieldSetElement>) => {
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>('input:not([disabled]), .filter-more')]
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
  group: { of, legend, kind, first, text },
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
  // What was just unchecked stays open, because it has the focus.
  const isClosed = ({ value, count }: Value) => count === 0 && !isChosen(chosen, value) && value !== visited
  const shown =
    all || values.length === first + 1
      ? values
      : values.filter((value, index) => index < first || isChosen(chosen, value.value))
  const rest = values.length - shown.length
  const hasMore = rest > 0 || all
  const free = shown.filter((value) => !isClosed(value)).map(({ value }) => value)
  const isStop = visited !== undefined && (free.includes(visited) || (visited === MORE && hasMore))
  const stop = isStop ? visited : (free.find((value) => isChosen(chosen, value)) ?? free[0] ?? MORE)
  const tabIndexOf = (control: string) => (control === stop ? 0 : -1)
  const draw = (some: readonly Value[]) => (
    <div className={`filter-values filter-values-${kind} stack-2`}>
      {some.map(({ value, count, hex }) => (
        <label key={value} className="filter-value">
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
          {kind === 'colour' && <ColourDot colour={{ name: value, hex: hex ?? null }} size={20} />}
          <bdi className="filter-name">{named(value)}</bdi>{' '}
          <span className="filter-count small muted tabular">
            <span>{integer(count)}</span>
            <span className="visually-hidden">{count === 1 ? ' producto' : ' productos'}</span>
          </span>
        </label>
      ))}
    </div>
  )
  const named = (value: string) => (text === undefined ? value : text(value))
  return (
    <fieldset className="filter-group filter-group-roving" aria-label={legend} onKeyDown={moveFocus}>
      <legend>
        {folded ? (
          <button
            type="button"
            className="filter-fold"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            <span>{legend}</span> <bdi className="small muted">{chosen.map(named).join(', ')}</bdi>
            <Icon name="chevron-down" size={20} />
          </button>
        ) : (
          legend
        )}
      </legend>
      <div id={id} hidden={!open}>
        {inGroups(shown, of === 'sizes' ? sizeGroups : [], draw)}
        {hasMore && (
          <button
            type="button"
            className="filter-more underlined btn-text"
            aria-expanded={all}
            tabIndex={tabIndexOf(MORE)}
            onFocus={() => setVisited(MORE)}
            onClick={() => setAll(!all)}
          >
            <span>{all ? 'Ver menos' : `Ver ${integer(rest)} más`}</span>
            <span className="visually-hidden">{`: ${legend.toLowerCase()}`}</span>
          </button>
        )}
      </div>
    </fieldset>
  )
}

export const FilterPanel = ({ facets, filters, onChange, selections, sizeGroups, price, folded }: Props) => {
  const id = useId()
  const draw = (groups: readonly Group[]) =>
    groups
      .filter(({ of, least = 1 }) => facets[of].length >= least || filters[of].length > 0)
      .map((group) => (
        <FilterValues
          key={group.of}
          group={group}
          values={facets[group.of]}
          chosen={filters[group.of]}
          sizeGroups={sizeGroups}
          folded={folded}
          onToggle={(value) => onChange({ [group.of]: toggled(filters[group.of], value) })}
        />
      ))
  return (
    <div className={folded ? 'filter-folded' : 'stack-5'} role="group" aria-labelledby={id}>
      <p id={id} className="visually-hidden">
        Filtros
      </p>
      {facets.prices && <FilterPrice price={price} bounds={facets.prices} />}
      {draw([COLOURS, ...(selections ? SELECTIONS : []), SIZES, ...STORES])}
    </div>
  )
}
