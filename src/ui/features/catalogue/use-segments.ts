import { useEffect, useRef } from 'react'
import type { Segment } from '../../../domain/catalogue/catalogue.ts'
import { notices, notify } from '../../lib/toasts.ts'
import { catalogueQueries } from '../../lib/queries.ts'
import { useRead, type Read } from '../../lib/use-read.ts'

/** The segments list of the shell (R2.27, R7.22). Shared by key with every screen that shows segments. */
export const useSegments = (): Read<readonly Segment[]> => useRead(catalogueQueries.segments())

/** R8.01: says once that the segments did not come, and again only after they had come. Mounted once, in the header. */
export const useSegmentsToast = (): void => {
  const { isError, isSuccess } = useSegments()
  const told = useRef(false)
  useEffect(() => {
    if (isSuccess) told.current = false
    if (!isError || told.current) return
    told.current = true
    notify(notices.connectionFailed())
  }, [isError, isSuccess])
}
