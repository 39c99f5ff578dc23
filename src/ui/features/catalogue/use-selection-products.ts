import { useMemo } from 'react'
import type { ProductSummary } from '../../../domain/catalogue/catalogue.ts'
import { withKnownSizes } from '../../../domain/catalogue/product-filters.ts'
import { catalogueQueries } from '../../lib/queries.ts'
import { useRead, type Read } from '../../lib/use-read.ts'
import type { Selection } from './use-selection.ts'

const comesWithoutSizes = ({ sizes }: ProductSummary): boolean => sizes.length === 0

/**
 * The products of a selection (R7.13). A link with one size first reads that size alone, which is faster, and then the
 * whole selection, for the counts of the other sizes. Filters then work on the whole selection without further requests,
 * unless some products do not list their sizes: then only the server knows which have the size.
 */
export const useSelectionProducts = (selection: Selection, size: string): Read<readonly ProductSummary[]> => {
  const { segment, category } = selection
  const ready = selection.status === 'ready'
  const everySize = catalogueQueries.productsPage({ segment, category, size: '' })
  const known = useRead(everySize, { enabled: false }).data
  const narrow = useRead(catalogueQueries.productsPage({ segment, category, size }), {
    enabled: ready && size !== '' && (known === undefined || known.some(comesWithoutSizes)),
  })
  const whole = useRead(everySize, { enabled: ready && (size === '' || known !== undefined || narrow.data !== undefined) })
  const sized = useMemo(
    () => whole.data && (size === '' || narrow.data === undefined ? whole.data : withKnownSizes(whole.data, narrow.data)),
    [whole.data, narrow.data, size],
  )
  if (size !== '' && sized === undefined) return narrow
  return sized === whole.data ? whole : ({ ...whole, data: sized } as Read<readonly ProductSummary[]>)
}
