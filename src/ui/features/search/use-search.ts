import { useEffect, useState } from 'react'
import { searchProducts, type FoundProducts } from '../../../application/product-search.ts'
import { isSearchable } from '../../../domain/catalogue/catalogue.ts'
import { needsSegments } from '../../../domain/search/understand.ts'
import { searchKey, type Query } from '../../lib/queries.ts'
import { useRead, type Read } from '../../lib/use-read.ts'
import { useSegments } from '../catalogue/use-segments.ts'

/** Milliseconds that a search waits for the names of the segments; then it goes without them. */
const PATIENCE_MS = 4000

/** The products for a text as typed (R7.19). Words of a segment can only be told once the shop's segments are known. */
export const useSearch = (text: string): Read<FoundProducts> => {
  const segments = useSegments()
  const [impatient, setImpatient] = useState(false)
  const waits = needsSegments(text) && segments.data === undefined && segments.error === null && !impatient
  useEffect(() => {
    if (!waits) return undefined
    const timer = setTimeout(() => setImpatient(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [waits])
  const query: Query<FoundProducts> = {
    key: searchKey(text),
    read: ({ catalogue }, signal) => searchProducts(catalogue, text, segments.data ?? [], signal),
  }
  return useRead(query, { enabled: isSearchable(text) && !waits })
}
