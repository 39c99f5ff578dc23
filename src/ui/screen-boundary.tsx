import { Component, type ReactNode } from 'react'
import { FailureNotice } from './components/failure-notice.tsx'

const CHUNK_ERROR = /dynamically imported module|importing a module script|preload|module script failed/i
const RELOADED = 'puntada_recargada'

/** After a deploy the chunks that an open page knows of are gone: loading the page again, once, brings the new ones. */
const reloadOnce = (): boolean => {
  try {
    const last = Number(sessionStorage.getItem(RELOADED) ?? 0)
    if (Date.now() - last < 60_000) return false
    sessionStorage.setItem(RELOADED, String(Date.now()))
  } catch {
    return false
  }
  location.reload()
  return true
}

/** A screen that breaks leaves the shell standing, says so and offers to try again. */
export class ScreenBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof Error && CHUNK_ERROR.test(error.message)) reloadOnce()
  }

  override render() {
    if (this.state.error === null) return this.props.children
    return (
      <div className="container">
        <h1 className="screen-title" tabIndex={-1}>
          Algo salió mal
        </h1>
        <FailureNotice failure={{ kind: 'malformed', where: 'pantalla' }} onRetry={() => this.setState({ error: null })} />
      </div>
    )
  }
}
