import { Component, type ReactNode } from 'react'
import type { Failure } from '../../domain/result.ts'
import { lostCode } from './import-code.ts'

const CHUNK_ERROR = /dynamically imported module|importing a module script|preload|module script failed/i

/** An error below a boundary: `isChunk` if code failed to load, otherwise the code itself threw. */
export interface Breakage {
  readonly isChunk: boolean
  readonly failure: Failure
}

interface Props {
  children: ReactNode
  /** Rendered instead of the children; `retry` renders them again. */
  fallback: (breakage: Breakage, retry: () => void) => ReactNode
  onBreak?: (breakage: Breakage) => void
}

const breakageOf = (error: unknown): Breakage => {
  const isChunk = error instanceof Error && CHUNK_ERROR.test(error.message)
  return { isChunk, failure: isChunk ? lostCode() : { kind: 'malformed', where: 'pantalla' } }
}

/** The site's error boundary: an error in its children leaves the rest of the page working. */
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
    return broken === null ? this.props.children : this.props.fallback(broken, () => this.setState({ broken: null }))
  }
}
