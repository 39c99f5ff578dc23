import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Failure, Result } from '../../domain/result.ts'
import { fieldText } from '../notices/failure-text.ts'
import { clearNotices } from '../notices/toasts.ts'

type Values<Name extends string> = Readonly<Record<Name, string>>

type Control = HTMLInputElement | HTMLTextAreaElement

/**
 * The fields of a form are uncontrolled, because a browser or a password manager may fill them before React is there
 * and without an event. `values` is what they held at the last event. A field shows its error once it was checked, on
 * its own or when the form is sent; else the server's (`failure`).
 */
export const useFields = <Name extends string, Problem extends string = never>(
  initial: Values<Name>,
  problemsOf?: (values: Values<Name>) => Readonly<Partial<Record<Name, Problem>>>,
  texts?: Readonly<Record<Problem, string>>,
  failure: Failure | null = null,
) => {
  const [values, setValues] = useState(initial)
  const [checked, setChecked] = useState<readonly Name[]>([])
  const controls = useRef<Partial<Record<Name, Control | null>>>({})
  const names = Object.keys(initial) as Name[]
  const read = () => {
    const now: Record<Name, string> = { ...values }
    for (const name of names) now[name] = controls.current[name]?.value ?? values[name]
    if (names.some((name) => now[name] !== values[name])) setValues(now)
    return now
  }
  // Fields may be filled before the page is hydrated.
  const readFirst = useEffectEvent(read)
  useEffect(() => void readFirst(), [])
  const errorOf = (name: Name) => {
    const problem = checked.includes(name) ? problemsOf?.(values)[name] : undefined
    return (problem && texts?.[problem]) ?? null
  }
  return {
    values,
    write: (now: Values<Name>) => {
      setValues(now)
      for (const name of names) if (controls.current[name]) controls.current[name].value = now[name]
    },
    errorOf,
    check: (name: Name) => {
      read()
      setChecked([...checked, name])
    },
    field: (name: Name) => ({
      name,
      ref: (control: Control | null) => {
        controls.current[name] = control
      },
      defaultValue: values[name],
      error: errorOf(name) ?? fieldText(failure, name),
      onChange: read,
    }),
    /** The values of a form that is sent; null after the first wrong field got the focus. */
    valid: (event: SubmitEvent<HTMLFormElement>): Values<Name> | null => {
      event.preventDefault()
      const now = read()
      setChecked(names)
      const problems = problemsOf?.(now)
      const wrong = names.find((name) => problems?.[name] !== undefined)
      if (wrong === undefined) return now
      controls.current[wrong]?.focus()
      return null
    },
  }
}

/**
 * A form's request: nothing is sent while one is pending. `failure` stays until the next answer: if it disappeared at once, the form
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
