import type { ReactNode } from 'react'
import { keepsAll } from '../../domain/device.ts'
import { FailureBoundary, type Breakage } from '../site/failure-boundary.tsx'
import { useServices } from '../data/services.ts'

const RELOADED = 'puntada_recargada'
const PATIENCE_MS = 60_000

export const ScreenBoundary = ({ children }: { children: ReactNode }) => {
  const { storage, tab, page } = useServices()

  /** After a deploy the chunks of an open page may be gone: one reload brings the new ones. */
  const reloadOnce = ({ isChunk, failure }: Breakage) => {
    if (!isChunk || failure.kind === 'offline') return
    const last = storage.get(RELOADED)
    if (typeof last === 'number' && page.now() - last < PATIENCE_MS) return
    // Without storage the reload cannot be remembered and would repeat for ever.
    if (keepsAll(storage, tab) && storage.set(RELOADED, page.now())) void page.reloadIfReachable()
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
