import { useMemo } from 'react'
import { navigate } from 'wouter/use-browser-location'
import type { ListState } from '../../../domain/catalogue/product-filters.ts'
import { readQuery, writeQuery, type GivenState } from '../../../domain/catalogue/product-query.ts'
import { useRawSearch } from '../../lib/address.ts'

export interface ListStateControl {
  readonly state: ListState
  /** With `replace` the present history entry changes; otherwise Back undoes the change. */
  readonly change: (next: Partial<ListState>, how?: { replace?: boolean }) => void
}

/**
 * Filters, order and depth of a list, kept in the query of its address. `given`: what the list is narrowed by before
 * anybody touches it (a search in words); the query then says only what was changed.
 */
export const useListState = (given?: GivenState): ListStateControl => {
  const search = useRawSearch()
  const state = useMemo(() => readQuery(search, given), [search, given])
  return {
    state,
    change: (next, { replace = false } = {}) => {
      // A changed filter starts at the first page.
      const query = writeQuery(window.location.search, { ...state, pages: 1, ...next }, given)
      const address = `${window.location.pathname}${query && '?'}${query}`
      if (address === window.location.pathname + window.location.search) return
      navigate(address, { replace })
    },
  }
}
