import { compareSizes, type Centavos } from './catalogue.ts'
import { FILTER_KINDS, SORTS, type ListState, type Sort } from './product-filters.ts'
import { foldText, isBlank } from '../text.ts'

/** Bounds of what an address may ask for; beyond them it is garbage. */
const MOST_VALUES = 40
const LONGEST_VALUE = 60
const MOST_PAGES = 4200
const DEAREST: Centavos = 10_000_000_00

/** Pesos as a buyer types them (`120`, `$1,200`, `78.50`) in centavos; null for anything that is no price. */
export const parsePesos = (text: string): Centavos | null => {
  const bare = text.replace(/[$\s]/g, '').replace(/,(?=\d{3}(?:\D|$))/g, '')
  if (!/^\d{1,8}(?:\.\d{1,2})?$/.test(bare)) return null
  const price = Math.round(Number(bare) * 100)
  return price <= DEAREST ? price : null
}

/** A range that no price can be in (its ends crossed). */
export const isCrossed = (from: Centavos | null, to: Centavos | null): boolean => from !== null && to !== null && from > to

const KEYS = {
  segments: 'segmento',
  categories: 'categoria',
  sizes: 'talla',
  colours: 'color',
  priceFrom: 'precio_min',
  priceTo: 'precio_max',
  sort: 'orden',
  pages: 'pagina',
} as const

const valuesOf = (query: URLSearchParams, key: string): readonly string[] => {
  const byKey = new Map<string, string>()
  for (const raw of query.getAll(key)) {
    const value = raw.normalize('NFC').trim()
    if (!isBlank(value) && value.length <= LONGEST_VALUE && !byKey.has(foldText(value))) byKey.set(foldText(value), value)
  }
  return [...byKey.values()].slice(0, MOST_VALUES)
}

const isSort = (text: string | null): text is Sort => SORTS.some((sort) => sort === text)

/** Reads the query of a list's address. What makes no sense in it is as if it were not there. */
export const readQuery = (text: string): ListState => {
  const query = new URLSearchParams(text)
  const from = parsePesos(query.get(KEYS.priceFrom) ?? '')
  const to = parsePesos(query.get(KEYS.priceTo) ?? '')
  const crossed = isCrossed(from, to)
  const sort = query.get(KEYS.sort)
  const pages = query.get(KEYS.pages) ?? ''
  return {
    segments: valuesOf(query, KEYS.segments),
    categories: valuesOf(query, KEYS.categories),
    sizes: valuesOf(query, KEYS.sizes).toSorted(compareSizes),
    colours: valuesOf(query, KEYS.colours),
    priceFrom: crossed ? null : from,
    priceTo: crossed ? null : to,
    sort: isSort(sort) ? sort : 'relevancia',
    pages: /^[1-9]\d{0,3}$/.test(pages) && Number(pages) <= MOST_PAGES ? Number(pages) : 1,
  }
}

/** The query for a state, without its `?`. Keeps what is not ours of the present one; leaves out what goes without saying. */
export const writeQuery = (present: string, state: ListState): string => {
  const query = new URLSearchParams(present)
  for (const key of Object.values(KEYS)) query.delete(key)
  for (const kind of FILTER_KINDS) for (const value of state[kind]) query.append(KEYS[kind], value)
  if (state.priceFrom !== null) query.set(KEYS.priceFrom, String(state.priceFrom / 100))
  if (state.priceTo !== null) query.set(KEYS.priceTo, String(state.priceTo / 100))
  if (state.sort !== 'relevancia') query.set(KEYS.sort, state.sort)
  if (state.pages > 1) query.set(KEYS.pages, String(state.pages))
  return query.toString()
}
