import { useEffect } from 'react'
import { notices, notify } from '../../lib/toasts.ts'
import type { Read } from '../../lib/use-read.ts'

/** R8.02: one toast for each failed request of a search, for suggestions or for results. An aborted request is not a failure. */
export const useConnectionToast = ({ error }: Pick<Read<unknown>, 'error'>): void =>
  useEffect(() => {
    if (error !== null && error.failure.kind !== 'aborted') notify(notices.connectionFailed())
  }, [error])
