import { useEffect } from 'react'
import type { Segment } from '../../domain/catalogue.ts'
import { notices, notify } from '../toasts.ts'
import { useRead, type Read } from '../use-read.ts'

/** The segments list of the shell (R2.27, R7.22). Shared by key with every screen that shows segments. */
export const useSegments = (): Read<readonly Segment[]> =>
  useRead(['catalogue.segments'], ({ catalogue }, signal) => catalogue.segments(signal))

/** R8.01: says once for each failed attempt that the segments did not come. Mounted once, in the header. */
export const useSegmentsToast = (): void => {
  const { error, errorUpdatedAt } = useSegments()
  useEffect(() => {
    if (error !== null) notify(notices.connectionFailed())
  }, [error, errorUpdatedAt])
}
