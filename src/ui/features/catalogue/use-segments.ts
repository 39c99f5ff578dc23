import { useEffect, useRef } from 'react'
import type { Category, Segment } from '../../../domain/catalogue/catalogue.ts'
import { notices, notify } from '../../lib/toasts.ts'
import { catalogueQueries } from '../../lib/queries.ts'
import { useServices } from '../../lib/services.ts'
import { useRead, type Read } from '../../lib/read.tsx'

/** The segments (R2.27, R7.22). */
export const useSegments = (): Read<readonly Segment[]> => useRead(catalogueQueries.segments())

/** The categories of all segments (R7.11). */
export const useCategories = (): Read<readonly Category[]> => useRead(catalogueQueries.categories())

/**
 * R8.01: one toast when the segments fail to load, and another only after they have loaded. Used once, in the header.
 * The list of a former visit, which the service worker gives when the server cannot be reached, counts as a failure.
 */
export const SegmentsToast = (): null => {
  const { catalogue } = useServices()
  const { isError, isSuccess } = useSegments()
  const told = useRef(false)
  useEffect(() => {
    const failed = isError || (isSuccess && catalogue.segmentsAreStale())
    if (isSuccess && !failed) told.current = false
    if (!failed || told.current) return
    told.current = true
    notify(notices.connectionFailed())
  }, [catalogue, isError, isSuccess])
  return null
}
