import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { Chunk } from './chunk.ts'
import { FailureBoundary } from './failure-boundary.tsx'
import { FailureNotice } from './failure-notice.tsx'
import { RetryOnline } from './retry-online.tsx'
import { useServices } from './services.ts'

interface Props<P> {
  chunk: Chunk<P>
  /** What the part is given. */
  with: P
  skeleton: ReactNode
  /** What stands around the notice of a failure. */
  frame?: (notice: ReactNode) => ReactNode
}

/**
 * A part with code of its own. Where the code cannot be fetched, or breaks, the rest of the screen stands;
 * *Reintentar* fetches it again without losing what was typed, and where that fails too, loads the page again (R11.70).
 */
export const LazyPart = <P extends object>({ chunk, with: given, skeleton, frame = (notice) => notice }: Props<P>) => {
  const { page } = useServices()
  const [{ Part, tries }, setAttempt] = useState(() => ({ Part: lazy(chunk.load), tries: 0 }))
  return (
    <FailureBoundary
      fallback={({ isChunk, failure }, draw) => {
        const isOffline = failure.kind === 'offline'
        const retry = () => {
          if (isChunk && !isOffline && tries > 0) return page.reload()
          setAttempt({ Part: lazy(chunk.load), tries: tries + 1 })
          draw()
        }
        return frame(
          <>
            {isOffline && <RetryOnline retry={retry} />}
            <FailureNotice failure={failure} compact onRetry={retry} />
          </>,
        )
      }}
    >
      <Suspense fallback={skeleton}>
        <Part {...given} />
      </Suspense>
    </FailureBoundary>
  )
}
