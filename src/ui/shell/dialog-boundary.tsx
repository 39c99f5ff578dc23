import { Component, type ReactNode } from 'react'
import { Dialog } from '../kit/dialog.tsx'
import { FailureNotice } from '../lib/failure-notice.tsx'

interface Props {
  open: boolean
  children: ReactNode
  onClose: () => void
  /** Forgets what could not be fetched, so that it is fetched again. */
  onRetry: () => void
}

/** A dialog whose code cannot be fetched, or that breaks, leaves the page standing and says so. */
export class DialogBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    const { children, open, onClose, onRetry } = this.props
    if (!this.state.failed) return children
    const retry = () => {
      onRetry()
      this.setState({ failed: false })
    }
    return (
      <Dialog open={open} title="No se pudo abrir" onClose={onClose}>
        <FailureNotice failure={{ kind: 'offline' }} onRetry={retry} />
      </Dialog>
    )
  }
}
