import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { Chunk } from './chunk.ts'
import { FailureBoundary } from './failure-boundary.tsx'
import { FailureNotice } from './failure-notice.tsx'
import { RetryOnline } from './retry-online.tsx'
import { useServices } from './services.ts'

interface Props<P> {
  chunk: Chunk<P>
  with: P
  skeleton: ReactNode
  /** Renders something around the notice of a failure. */
  frame?: (notice: ReactNode) => ReactNode
}

/** A part of a screen in a chunk of its own. *Reintentar* loads lost code again, and reloads the page if that fails too (R11.70). */
export const LazyPart = <P extends object>({ chunk, with: given, skeleton, frame = (notice) => notice }: Props<P>) => {
  const { page } = useServices()
  const [{ Part, tries }, setAttempt] = useState(() => ({ Part: lazy(chunk.load), tries: 0 }))
  return (
    <FailureBoundary
      fallback={({ isChunk, failure }, draw) => {
        const isOffline = failure.kind === 'offline'
        const retry = () => {
          if (isChunk && !isOffline && tries > 0) return void page.reloadIfReachable()
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
