import { useEffect, useRef, useState } from 'react'
import type { Failure, Result } from '../../domain/result.ts'
import { actionText, type Action } from './failure-text.ts'
import { clearNotices, notices, notify } from './toasts.ts'

/**
 * Sends a form once: while an answer is awaited, sending again does nothing, and nothing is repeated by itself. A
 * failure is told by a toast and kept, to stand beside the form until the next answer: were it gone at once, the
 * form would move up under the second click of a double click, and a link might take the visitor away. `text` says it
 * in words; former toasts leave when something new is sent.
 */
export const useSend = (action: Action) => {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const underWay = useRef(false)
  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])
  const run = async <T>(send: () => Promise<Result<T>>, onDone: (value: T) => void): Promise<void> => {
    if (underWay.current) return
    underWay.current = true
    setBusy(true)
    clearNotices()
    const result = await send()
    underWay.current = false
    // Whoever has left the form must not be pulled back.
    if (!here.current) return
    setBusy(false)
    setFailure(result.ok ? null : result.failure)
    if (result.ok) return onDone(result.value)
    notify(notices.failedTo(action, result.failure))
  }
  return { busy, failure, text: failure === null ? null : actionText(action, failure), run }
}
