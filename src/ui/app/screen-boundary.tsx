import { Component, type ReactNode } from 'react'
import { FailureNotice } from '../lib/failure-notice.tsx'
import { ServicesContext } from '../lib/services.ts'

const CHUNK_ERROR = /dynamically imported module|importing a module script|preload|module script failed/i
const RELOADED = 'puntada_recargada'
/** Milliseconds in which a page is not loaded again by itself: what did not help once would not help at once. */
const PATIENCE_MS = 60_000

const isChunkError = (error: unknown): boolean => error instanceof Error && CHUNK_ERROR.test(error.message)

/** A screen that breaks leaves the shell standing, says so and offers to try again. */
export class ScreenBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  static override contextType = ServicesContext
  declare context: React.ContextType<typeof ServicesContext>
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  /** After a deploy the chunks that an open page knows of are gone: loading the page again, once, brings the new ones. */
  override componentDidCatch(error: unknown) {
    // Without a network there would be nothing in place of this page but the browser's own complaint.
    if (this.context === null || !isChunkError(error) || !navigator.onLine) return
    const { kept, page } = this.context
    const last = kept.get(RELOADED)
    if (typeof last === 'number' && page.now() - last < PATIENCE_MS) return
    // A browser that keeps nothing would be sent round in circles.
    if (kept.set(RELOADED, page.now())) page.reload()
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    const chunk = isChunkError(error)
    const retry = () => {
      // A chunk that could not be fetched stays so for the life of the page.
      if (chunk) this.context?.page.reload()
      else this.setState({ error: null })
    }
    return (
      <div className="container">
        <h1 className="screen-title" tabIndex={-1}>
          {chunk ? 'No pudimos abrir esta pantalla' : 'Algo salió mal'}
        </h1>
        <FailureNotice failure={chunk ? { kind: 'offline' } : { kind: 'malformed', where: 'pantalla' }} onRetry={retry} />
      </div>
    )
  }
}
