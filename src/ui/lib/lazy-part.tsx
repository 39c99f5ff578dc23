import { useState, type ReactNode } from 'react'
import type { Chunk } from '../code/chunk.ts'
import { FailureBoundary, type Breakage } from '../notices/failure-boundary.tsx'
import { useServices } from './services.ts'

interface Props<P> {
  chunk: Chunk<P>
  with: P
  skeleton: ReactNode
  frame?: (notice: ReactNode) => ReactNode
}

/** *Reintentar* loads lost code again, and reloads the page if that fails too (R11.70). */
export const LazyPart = <P extends object>({ chunk: { Late }, frame, ...part }: Props<P>) => {
  const { page } = useServices()
  const [tries, setTries] = useState(0)
  const retry = ({ isChunk, failure }: Breakage, draw: () => void) => {
    if (isChunk && failure.kind !== 'offline' && tries > 0) return void page.reloadIfReachable()
    setTries(tries + 1)
    draw()
  }
  return (
    <FailureBoundary onRetry={retry} frame={frame} compact>
      <Late {...part} />
    </FailureBoundary>
  )
}
