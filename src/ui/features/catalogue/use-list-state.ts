import { useMemo } from 'react'
import { navigate } from 'wouter/use-browser-location'
import type { ListState } from '../../../domain/catalogue/product-filters.ts'
import { readQuery, writeQuery, type GivenState } from '../../../domain/catalogue/product-query.ts'
import { useRawSearch } from '../../lib/address.ts'

/** With `given` (a search in words) the query says only what was changed. */
export const useListState = (given?: GivenState) => {
  const search = useRawSearch()
  const state = useMemo(() => readQuery(search, given), [search, given])
  return {
    state,
    /** With `replace` Back does not undo the change. */
    change: (next: Partial<ListState>, { replace = false } = {}) => {
      const query = writeQuery(window.location.search, { ...state, pages: 1, ...next }, given)
      const address = `${window.location.pathname}${query && '?'}${query}`
      if (address === window.location.pathname + window.location.search) return
      navigate(address, { replace })
    },
  }
}
