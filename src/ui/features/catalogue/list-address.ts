import { useMemo } from 'react'
import { compareSizes } from '../../../domain/catalogue/catalogue.ts'
import { isCrossed, MAX_PIECES, parsePesos } from '../../../domain/catalogue/tiers.ts'
import {
  byKind,
  FILTER_KINDS,
  isChosen,
  NO_FILTERS,
  SORTS,
  type FilterGroup,
  type FilterKind,
  type Filters,
  type ListState,
  type Sort,
} from '../../../domain/catalogue/product-filters.ts'
import { distinct, foldText } from '../../../domain/text.ts'
import { navigate } from '../../kit/back.ts'
import { useRawSearch } from '../../site/address.ts'

/** Anybody writes an address: these limit absurd ones. */
const MOST_VALUES = 40
const LONGEST_VALUE = 60
const MOST_PAGES = 4200
const PRICES = ['priceFrom', 'priceTo'] as const
const KEYS = {
  segments: 'segmento',
  categories: 'categoria',
  sizes: 'talla',
  colours: 'color',
  stores: 'empresa',
  towns: 'municipio',
  minimums: 'minimo',
  badges: 'insignia',
  priceFrom: 'precio_min',
  priceTo: 'precio_max',
  pieces: 'piezas',
  sort: 'orden',
  pages: 'pagina',
} as const

const valuesOf = (query: URLSearchParams, key: string) => {
  const values = query.getAll(key).map((raw) => raw.normalize('NFC').trim())
  return distinct(values.filter((value) => value.length <= LONGEST_VALUE)).slice(0, MOST_VALUES)
}

export type SearchState = Readonly<{
  filters: Filters
  sort: Sort
  groups?: readonly FilterGroup[]
}>
const NO_SEARCH: SearchState = { filters: NO_FILTERS, sort: 'relevancia' }
/** The parameter that removes filters of a search. */
const WITHOUT = 'sin'

const readFilters = (text: string, fromSearch: SearchState) => {
  const query = new URLSearchParams(text)
  const without = new Set(valuesOf(query, WITHOUT).map(foldText))
  const values = (kind: FilterKind) => {
    const kept = fromSearch.filters[kind].filter((value) => !without.has(foldText(value)))
    const keys = new Set(kept.map(foldText))
    return [...kept, ...valuesOf(query, KEYS[kind]).filter((value) => !keys.has(foldText(value)))]
  }
  const [from = null, to = null] = PRICES.map(
    (kind) => parsePesos(query.get(KEYS[kind]) ?? '') ?? (without.has(KEYS[kind]) ? null : fromSearch.filters[kind]),
  )
  const pieces = Number(query.get(KEYS.pieces))
  return {
    ...byKind(values),
    sizes: values('sizes').toSorted(compareSizes),
    pieces:
      Number.isInteger(pieces) && pieces > 0 && pieces <= MAX_PIECES
        ? pieces
        : without.has(KEYS.pieces)
          ? null
          : fromSearch.filters.pieces,
    ...(isCrossed(from, to) ? { priceFrom: null, priceTo: null } : { priceFrom: from, priceTo: to }),
  }
}

export const readQuery = (text: string, fromSearch: SearchState = NO_SEARCH): ListState => {
  const query = new URLSearchParams(text)
  const sort = query.get(KEYS.sort)
  const pages = query.get(KEYS.pages) ?? ''
  return {
    ...readFilters(text, fromSearch),
    sort: SORTS.find((option) => option === sort) ?? fromSearch.sort,
    pages: /^[1-9]\d{0,3}$/.test(pages) && Number(pages) <= MOST_PAGES ? Number(pages) : 1,
  }
}

/** The query of a state, without `?`. Parameters of others stay. */
export const writeQuery = (present: string, state: ListState, fromSearch: SearchState = NO_SEARCH) => {
  const query = new URLSearchParams(present)
  for (const key of [...Object.values(KEYS), WITHOUT]) query.delete(key)
  for (const kind of FILTER_KINDS) {
    for (const value of state[kind]) if (!isChosen(fromSearch.filters[kind], value)) query.append(KEYS[kind], value)
  }
  for (const kind of PRICES) {
    const price = state[kind]
    if (price !== null && price !== fromSearch.filters[kind]) query.set(KEYS[kind], String(price / 100))
  }
  if (state.pieces !== null && state.pieces !== fromSearch.filters.pieces) query.set(KEYS.pieces, String(state.pieces))
  if (state.sort !== fromSearch.sort) query.set(KEYS.sort, state.sort)
  if (state.pages > 1) query.set(KEYS.pages, String(state.pages))
  for (const kind of FILTER_KINDS) {
    for (const value of fromSearch.filters[kind])
      if (!isChosen(state[kind], value)) query.append(WITHOUT, foldText(value))
  }
  for (const kind of [...PRICES, 'pieces'] as const) {
    if (fromSearch.filters[kind] !== null && state[kind] === null) query.append(WITHOUT, KEYS[kind])
  }
  return query.toString()
}

/**
 * The query says only what differs from `fromSearch` (a search in words). `filters` stays one object while only order and
 * depth change, so that nothing is computed again.
 */
export const useListState = (fromSearch?: SearchState) => {
  const search = useRawSearch()
  const { sort, pages } = readQuery(search, fromSearch)
  const key = search.replace(/(?:orden|pagina)=[^&]*/g, '')
  const filters = useMemo(() => readFilters(key, fromSearch ?? NO_SEARCH), [key, fromSearch])
  return {
    filters,
    sort,
    pages,
    /** `replace`: Back does not undo the change. */
    change: (next: Partial<ListState>, { replace = false } = {}) => {
      // The address is read anew: one press may change a typed price and then something else.
      const now = readQuery(window.location.search, fromSearch)
      const query = writeQuery(window.location.search, { ...now, pages: 1, ...next }, fromSearch)
      const address = `${window.location.pathname}${query && '?'}${query}`
      if (address === window.location.pathname + window.location.search) return
      navigate(address, { replace })
    },
  }
}
