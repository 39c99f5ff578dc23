import { Component, type ContextType, type ReactNode } from 'react'
import type { Failure } from '../../domain/result.ts'
import { FailureNotice, RetryOnline } from '../notices/failure-notice.tsx'
import { lostCode, type Chunk } from '../kit/chunk.ts'
import { ServicesContext } from '../data/services.ts'

const CHUNK_ERROR = /dynamically imported module|importing a module script|preload|module script failed/i

/** An error below a boundary: code failed to load (`isChunk`) or threw. */
export interface Breakage {
  isChunk: boolean
  failure: Failure
}

interface FrameProps {
  frame?: ((notice: ReactNode, breakage: Breakage) => ReactNode) | undefined
}

interface Props extends FrameProps {
  children: ReactNode
  onBreak?: (breakage: Breakage) => void
  compact?: boolean
}

interface State {
  broken: Breakage | null
  tries: number
}

const breakageOf = (error: unknown): Breakage => {
  const isChunk = error instanceof Error && CHUNK_ERROR.test(error.message)
  return { isChunk, failure: isChunk ? lostCode() : { kind: 'malformed', where: 'pantalla' } }
}

/**
 * The site's error boundary: an error in its children leaves the rest of the page working. *Reintentar*, or the return
 * of the connection, renders them again, which requests lost code again; if that fails too, *Reintentar* loads the page.
 */
export class FailureBoundary extends Component<Props, State> {
  static override contextType = ServicesContext
  declare context: ContextType<typeof ServicesContext>
  override state: State = { broken: null, tries: 0 }

  static getDerivedStateFromError(error: unknown) {
    return { broken: breakageOf(error) }
  }

  override componentDidCatch(error: unknown) {
    this.props.onBreak?.(breakageOf(error))
  }

  override render() {
    const { broken, tries } = this.state
    const { children, frame = (notice) => notice, compact = false } = this.props
    if (broken === null) return children
    const { isChunk, failure } = broken
    const retry = () => {
      if (isChunk && failure.kind !== 'offline' && tries > 0) void this.context?.page.reloadIfReachable()
      else this.setState({ broken: null, tries: tries + 1 })
    }
    return (
      <>
        {failure.kind === 'offline' && <RetryOnline retry={retry} />}
        {frame(<FailureNotice failure={failure} compact={compact} onRetry={retry} />, broken)}
      </>
    )
  }
}

interface LazyProps<P> extends FrameProps {
  chunk: Chunk<P>
  with: P
  skeleton: ReactNode
}

/** A part of a screen whose code comes late. */
export const LazyPart = <P extends object>({ chunk: { Late }, frame, ...part }: LazyProps<P>) => (
  <FailureBoundary frame={frame} compact>
    <Late {...part} />
  </FailureBoundary>
)
