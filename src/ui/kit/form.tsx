import { createContext, use, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ComponentProps, ReactNode, SubmitEvent } from 'react'
import type { Failure } from '../../domain/result.ts'
import { Button } from './button.tsx'

type Values<Name extends string> = Readonly<Record<Name, string>>

type Control = HTMLInputElement | HTMLTextAreaElement

/**
 * The fields of a form are uncontrolled, because a browser or a password manager may fill them before React is there
 * and without an event. `values` is what they held at the last event. A wrong field shows its text once it was checked,
 * on its own or when the form is sent; else what the server said of it (`failure`).
 */
export const useFields = <Name extends string>(
  initial: Values<Name>,
  wrongIn: (values: Values<Name>) => readonly Name[] = () => [],
  texts?: Readonly<Record<Name, string>>,
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
  const refused = failure?.kind === 'refused' ? failure.fields : undefined
  return {
    values,
    read,
    write: (now: Values<Name>) => {
      setValues(now)
      for (const name of names) if (controls.current[name]) controls.current[name].value = now[name]
    },
    check: (name: Name) => {
      read()
      setChecked([...checked, name])
    },
    forget: () => setChecked([]),
    field: (name: Name) => ({
      name,
      ref: (control: Control | null) => {
        controls.current[name] = control
      },
      defaultValue: values[name],
      error: checked.includes(name) && wrongIn(values).includes(name) ? texts?.[name] : refused?.[name],
      onChange: read,
    }),
    /** Checks all fields. The first wrong one gets the focus, and is returned. */
    wrong: (now: Values<Name>) => {
      setChecked(names)
      const [first] = wrongIn(now)
      if (first !== undefined) controls.current[first]?.focus()
      return first
    },
  }
}

const Busy = createContext(false)

interface Props<Name extends string> extends Omit<ComponentProps<'form'>, 'method' | 'noValidate' | 'onSubmit'> {
  fields: Pick<ReturnType<typeof useFields<Name>>, 'read' | 'wrong'>
  /** The notice of the last sending's failure; null where a toast or a field tells it. */
  failure: ReactNode
  /** A busy form sends nothing: an answer is awaited. */
  busy: boolean
  onSend: (values: Values<Name>) => void
  /** A field is wrong, and has the focus. */
  onWrong?: (values: Values<Name>) => void
}

/** The frame of every form that is checked and sent. `noValidate`: the fields tell what is wrong, not a bubble. */
export const Form = <Name extends string>({
  fields,
  failure,
  busy,
  onSend,
  onWrong,
  children,
  ...form
}: Props<Name>) => {
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (busy) return
    const values = fields.read()
    if (fields.wrong(values) === undefined) onSend(values)
    else onWrong?.(values)
  }
  return (
    <form className="stack" {...form} method="post" noValidate onSubmit={submit}>
      <Busy value={busy}>{children}</Busy>
      {failure}
    </form>
  )
}

/** A form's button, busy with its form. */
export const Submit = (props: Omit<ComponentProps<typeof Button>, 'type' | 'busy'>) => (
  <Button {...props} type="submit" busy={use(Busy)} />
)
