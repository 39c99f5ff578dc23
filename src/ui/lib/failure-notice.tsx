import type { Failure } from '../../domain/result.ts'
import { failureText } from './failure-text.ts'
import { Button } from '../kit/button.tsx'
import { Icon } from '../kit/icon.tsx'
import './failure-notice.css'

interface Props {
  failure: Failure
  /** Words of its own, where the screen knows more than the failure says. */
  text?: string | null
  onRetry?: () => void
  /** A retry is under way. */
  busy?: boolean
  /** One line, above content that is still worth showing. */
  compact?: boolean
  /** A toast says the same aloud already: here it is only shown. */
  quiet?: boolean
}

/** The one way to show that something could not be read. */
export const FailureNotice = ({ failure, text = null, onRetry, busy = false, compact = false, quiet = false }: Props) => (
  <div className={compact ? 'failure failure-compact' : 'failure'} role={quiet ? undefined : 'alert'}>
    <Icon name="alert" size={compact ? 20 : 32} />
    <p dir="auto">{text ?? failureText(failure)}</p>
    {onRetry && (
      <Button tone="quiet" busy={busy} onClick={onRetry}>
        Reintentar
      </Button>
    )}
  </div>
)
