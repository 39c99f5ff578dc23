import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { Failure, Result } from '../../domain/result.ts'
import { fieldText } from '../notices/failure-text.ts'
import { clearNotices } from '../notices/toasts.ts'

type Values<Name extends string> = Readonly<Record<Name, string>>

/** A field shows its error once it was checked, on its own or when the form is sent; else the server's (`failure`). */
export const useFields = <Name extends string, Problem extends string = never>(
  initial: Values<Name>,
  problemsOf?: (values: Values<Name>) => Readonly<Partial<Record<Name, Problem>>>,
  texts?: Readonly<Record<Problem, string>>,
  failure: Failure | null = null,
) => {
  const [values, setValues] = useState(initial)
  const [checked, setChecked] = useState<readonly Name[]>([])
  const problems = problemsOf?.(values)
  const errorOf = (name: Name) => {
    const problem = checked.includes(name) ? problems?.[name] : undefined
    return (problem && texts?.[problem]) ?? null
  }
  return {
    values,
    setValues,
    errorOf,
    check: (name: Name) => setChecked([...checked, name]),
    field: (name: Name) => ({
      name,
      value: values[name],
      error: errorOf(name) ?? fieldText(failure, name),
      onChange: ({ target }: { target: { value: string } }) => setValues((now) => ({ ...now, [name]: target.value })),
    }),
    /** Checks all fields for a form that is sent; if one is wrong, focuses the first of them. */
    isValid: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      setChecked(Object.keys(initial) as Name[])
      const wrong = [...event.currentTarget.elements].find(
        (control) => problems?.[control.getAttribute('name') as Name] !== undefined,
      )
      if (wrong instanceof HTMLElement) wrong.focus()
      return wrong === undefined
    },
  }
}

/**
 * Sends nothing while a request is pending. `failure` stays until the next answer: if it disappeared at once, the form
 * would move under the second click of a double click. `attempt` is the notice's key, so that the same failure is
 * announced again.
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
