import { useEffect } from 'react'
import { useSegments } from '../lib/read.tsx'
import { useServices } from '../lib/services.ts'
import { notices, notify } from '../notices/toasts.ts'

/**
 * R8.01. Another toast only after they have loaded. Used once, in the header. The list that the service worker gives
 * when the server cannot be reached counts as a failure.
 */
export const SegmentsToast = (): null => {
  const { catalogue } = useServices()
  const { data, error } = useSegments()
  const failed = error !== null || (data !== undefined && catalogue.segmentsAreStale())
  useEffect(() => {
    if (failed) notify(notices.connectionFailed())
  }, [failed])
  return null
}
