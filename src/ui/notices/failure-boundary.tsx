import { Component, type ReactNode } from 'react'
import type { Failure } from '../../domain/result.ts'
import { FailureNotice } from './failure-notice.tsx'
import { lostCode } from '../code/import-code.ts'
import { RetryOnline } from './retry-online.tsx'

const CHUNK_ERROR = /dynamically imported module|importing a module script|preload|module script failed/i

/** An error below a boundary: `isChunk` if code failed to load, otherwise the code itself threw. */
export interface Breakage {
  isChunk: boolean
  failure: Failure
}

interface Props {
  children: ReactNode
  /** Also as soon as there is a connection again. `draw` renders the children. */
  onRetry: (breakage: Breakage, draw: () => void) => void
  onBreak?: (breakage: Breakage) => void
  frame?: ((notice: ReactNode, breakage: Breakage) => ReactNode) | undefined
  compact?: boolean
}

const breakageOf = (error: unknown): Breakage => {
  const isChunk = error instanceof Error && CHUNK_ERROR.test(error.message)
  return { isChunk, failure: isChunk ? lostCode() : { kind: 'malformed', where: 'pantalla' } }
}

/** The site's error boundary: an error in its children leaves the rest of the page working, and offers to try again. */
export class FailureBoundary extends Component<Props, { broken: Breakage | null }> {
  override state: { broken: Breakage | null } = { broken: null }

  static getDerivedStateFromError(error: unknown) {
    return { broken: breakageOf(error) }
  }

  override componentDidCatch(error: unknown) {
    this.props.onBreak?.(breakageOf(error))
  }

  override render() {
    const { broken } = this.state
    const { children, onRetry, frame = (notice) => notice, compact = false } = this.props
    if (broken === null) return children
    const retry = () => onRetry(broken, () => this.setState({ broken: null }))
    return frame(
      <>
        {broken.failure.kind === 'offline' && <RetryOnline retry={retry} />}
        <FailureNotice failure={broken.failure} compact={compact} onRetry={retry} />
      </>,
      broken,
    )
  }
}
