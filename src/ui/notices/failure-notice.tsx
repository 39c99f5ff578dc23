import { useEffect, useEffectEvent, useLayoutEffect, useState, type ReactNode } from 'react'
import type { Failure } from '../../domain/result.ts'
import { actionText, failureText, type Action } from './failure-text.ts'
import { Icon } from '../kit/icon.tsx'
import { Folded } from '../kit/text.tsx'
import { Button } from '../kit/button.tsx'

interface Props {
  failure: Failure
  /** The visitor's action: the text says what to do about it, and the notice scrolls into view. */
  failedAction?: Action
  instead?: ReactNode
  onRetry?: () => void
  busy?: boolean
  compact?: boolean
  /** A quiet notice is not announced, because a toast announces the same text. */
  quiet?: boolean
}

const useWait = (failure: Failure) => {
  const seconds = failure.kind === 'server' ? (failure.waitSeconds ?? 0) : 0
  const [waited, setWaited] = useState<Failure | null>(null)
  useEffect(() => {
    const timer = seconds > 0 && setTimeout(() => setWaited(failure), seconds * 1000)
    return () => clearTimeout(timer || undefined)
  }, [failure, seconds])
  return seconds > 0 && waited !== failure
}

/** Texts that a notice on the page has as an alert: ten equal failures are announced once. */
const announced = new Set<string>()

const useFirst = (text: string) => {
  const [isFirst, setFirst] = useState(false)
  useLayoutEffect(() => {
    const first = !announced.has(text)
    setFirst(first)
    if (!first) return undefined
    announced.add(text)
    return () => void announced.delete(text)
  }, [text])
  return isFirst
}

/** Also the `ref` of what may come below a bar, or out of sight. */
export const intoView = (element: Element | null | undefined) => element?.scrollIntoView({ block: 'nearest' })

/** A button for where the site answered with another page: loaded again, this one shows what that page asks for. */
export const LoadAgain = () => (
  <Button tone="quiet" onClick={() => window.location.reload()}>
    Cargar la página
  </Button>
)

export const FailureNotice = ({ failure, failedAction, instead, onRetry, busy = false, compact, quiet }: Props) => {
  const waiting = useWait(failure)
  const words = failedAction === undefined ? failureText(failure) : actionText(failedAction, failure)
  const isFirst = useFirst(words)
  return (
    <div
      ref={failedAction && intoView}
      className={compact ? 'failure failure-compact stack-3' : 'failure stack-3'}
      role={isFirst && !quiet ? 'alert' : undefined}
    >
      <Icon name="alert" size={compact ? 20 : 32} />
      <Folded text={words} />
      {instead}
      {failure.kind === 'page' && <LoadAgain />}
      {onRetry && !instead && (
        <Button tone="quiet" busy={busy} aria-disabled={waiting || undefined} onClick={() => waiting || onRetry()}>
          Reintentar
        </Button>
      )}
    </div>
  )
}

export const useOnline = (run: () => void) => {
  const online = useEffectEvent(run)
  useEffect(() => {
    window.addEventListener('online', online)
    return () => window.removeEventListener('online', online)
  }, [])
}

export const RetryOnline = ({ retry }: { retry: () => void }) => {
  useOnline(retry)
  return null
}
