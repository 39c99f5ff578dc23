import type { ReactNode } from 'react'
import { FailureBoundary, type Breakage } from '../lib/failure-boundary.tsx'
import { useServices } from '../lib/services.ts'

const RELOADED = 'puntada_recargada'
/** Milliseconds between two automatic reloads, so that a broken page does not reload for ever. */
const PATIENCE_MS = 60_000

/** If a screen throws, the shell stays and the failure is shown with a retry. */
export const ScreenBoundary = ({ children }: { children: ReactNode }) => {
  const { storage, page } = useServices()

  /** After a deploy the chunks of an open page may be gone: one reload brings the new ones. */
  const reloadOnce = ({ isChunk, failure }: Breakage) => {
    // Offline, a reload would show the browser's error page.
    if (!isChunk || failure.kind === 'offline') return
    const last = storage.get(RELOADED)
    if (typeof last === 'number' && page.now() - last < PATIENCE_MS) return
    // Without storage the reload cannot be remembered and would repeat for ever.
    if (storage.set(RELOADED, page.now())) void page.reloadIfReachable()
  }

  return (
    <FailureBoundary
      onBreak={reloadOnce}
      frame={(notice, { isChunk }) => (
        <div className="container">
          <h1 className="screen-title" tabIndex={-1}>
            {isChunk ? 'No pudimos abrir esta pantalla' : 'Algo salió mal'}
          </h1>
          {notice}
        </div>
      )}
    >
      {children}
    </FailureBoundary>
  )
}
