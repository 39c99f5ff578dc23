import { useEffect, useRef, useState } from 'react'
import type { Failure, Result } from '../../domain/result.ts'
import { clearNotices } from '../notices/toasts.ts'

/**
 * A form's request: nothing is sent while one is pending. `failure` stays until the next answer: if it disappeared at
 * once, the form would move under the second click of a double click. `attempt` is the notice's key, so that the same
 * failure is announced again.
 */
export const useSend = () => {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [attempt, setAttempt] = useState(0)
  const underWay = useRef(false)
  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])
  const run = async <T>(send: () => Promise<Result<T>>, onDone?: (value: T) => void) => {
    if (underWay.current) return
    underWay.current = true
    setBusy(true)
    clearNotices()
    const result = await send()
    underWay.current = false
    if (!here.current) return
    setBusy(false)
    setAttempt((before) => before + 1)
    setFailure(result.ok ? null : result.failure)
    if (result.ok) onDone?.(result.value)
  }
  return { busy, failure, attempt, run, forget: () => setFailure(null) }
}
