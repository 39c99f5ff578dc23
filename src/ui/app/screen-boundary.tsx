import type { ReactNode } from 'react'
import { FailureBoundary, type Breakage } from '../lib/failure-boundary.tsx'
import { FailureNotice } from '../lib/failure-notice.tsx'
import { RetryOnline } from '../lib/retry-online.tsx'
import { useServices } from '../lib/services.ts'

const RELOADED = 'puntada_recargada'
/** Milliseconds in which a page is not loaded again by itself: what did not help once would not help at once. */
const PATIENCE_MS = 60_000

/** A screen that breaks leaves the shell standing, says so and offers to try again. */
export const ScreenBoundary = ({ children }: { children: ReactNode }) => {
  const { storage, page } = useServices()

  /** After a deploy the chunks that an open page knows of are gone: loading the page again, once, brings the new ones. */
  const reloadOnce = ({ isChunk, failure }: Breakage) => {
    // Without a network the browser's own error page would take the place of this one.
    if (!isChunk || failure.kind === 'offline') return
    const last = storage.get(RELOADED)
    if (typeof last === 'number' && page.now() - last < PATIENCE_MS) return
    // A browser that stores nothing would reload for ever.
    if (storage.set(RELOADED, page.now())) page.reload()
  }

  return (
    <FailureBoundary
      onBreak={reloadOnce}
      fallback={({ isChunk, failure }, retry) => (
        <div className="container">
          {failure.kind === 'offline' && <RetryOnline retry={() => page.reload()} />}
          <h1 className="screen-title" tabIndex={-1}>
            {isChunk ? 'No pudimos abrir esta pantalla' : 'Algo salió mal'}
          </h1>
          {/* A chunk that could not be fetched stays so for the life of the page. */}
          <FailureNotice failure={failure} onRetry={isChunk ? () => page.reload() : retry} />
        </div>
      )}
    >
      {children}
    </FailureBoundary>
  )
}
