import { useMemo } from 'react'
import { navigate } from 'wouter/use-browser-location'
import type { ListState } from '../../../domain/catalogue/product-filters.ts'
import { readFilters, readQuery, writeQuery, type GivenState } from './list-address.ts'
import { useRawSearch } from '../../lib/address.ts'

/**
 * With `given` (a search in words) the query says only what was changed. `filters` is the same object while only order
 * and depth change: nothing is computed again.
 */
export const useListState = (given?: GivenState) => {
  const search = useRawSearch()
  const state = readQuery(search, given)
  const { sort, pages } = state
  const key = writeQuery(search, { ...state, sort: 'relevancia', pages: 1 }, given)
  const filters = useMemo(() => readFilters(key, given), [key, given])
  return {
    filters,
    sort,
    pages,
    /** With `replace` Back does not undo the change. */
    change: (next: Partial<ListState>, { replace = false } = {}) => {
      // As the address is now: one press may change the price that was typed and then something else.
      const now = readQuery(window.location.search, given)
      const query = writeQuery(window.location.search, { ...now, pages: 1, ...next }, given)
      const address = `${window.location.pathname}${query && '?'}${query}`
      if (address === window.location.pathname + window.location.search) return
      navigate(address, { replace })
    },
  }
}
