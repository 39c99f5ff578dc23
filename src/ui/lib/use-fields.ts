import { useState, type SubmitEvent } from 'react'

type Values<Name extends string> = Readonly<Record<Name, string>>

/** A field shows its error once it was checked, on its own or when the form is sent. */
export const useFields = <Name extends string, Problem extends string = never>(
  initial: Values<Name>,
  problemsOf?: (values: Values<Name>) => Readonly<Partial<Record<Name, Problem>>>,
  texts?: Readonly<Record<Problem, string>>,
) => {
  const [values, setValues] = useState(initial)
  const [checked, setChecked] = useState<readonly Name[]>([])
  const problems = problemsOf?.(values)
  const errorOf = (name: Name): string | null => {
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
      error: errorOf(name),
      onChange: ({ target }: { target: { value: string } }) => setValues((now) => ({ ...now, [name]: target.value })),
    }),
    /** Checks all fields for a form that is sent; if one is wrong, focuses the first of them. */
    isValid: (event: SubmitEvent<HTMLFormElement>): boolean => {
      event.preventDefault()
      setChecked(Object.keys(initial) as Name[])
      const wrong = [...event.currentTarget.elements].find(
        (each) => problems?.[each.getAttribute('name') as Name] !== undefined,
      )
      if (wrong instanceof HTMLElement) wrong.focus()
      return wrong === undefined
    },
  }
}
