import { useState, type SubmitEvent } from 'react'
import { detailsProblems, normalTaxId, type BuyerDetails, type DetailsProblem } from '../../../domain/account/buyer-details.ts'
import { Button } from '../../kit/button.tsx'
import { Field } from '../../kit/field.tsx'
import { useBuyerDetails } from '../orders/use-buyer.ts'

const PROBLEMS: Readonly<Record<DetailsProblem, string>> = {
  'tax-id-wrong': 'Revisa tu RFC: son 12 o 13 letras y números, como XAXX010101000.',
  'tax-id-missing': 'Escribe también tu RFC.',
  'tax-name-missing': 'Escribe también tu razón social, como está en tu constancia.',
}

const FIELDS = ['town', 'taxName', 'taxId'] as const

/** The buyer's details for order summaries, stored in this browser because the API has no call for them. */
export const BuyerForm = () => {
  const [details, save] = useBuyerDetails()
  const [typed, setTyped] = useState<BuyerDetails>(details)
  const [checked, setChecked] = useState(false)
  const [said, setSaid] = useState('')
  const problems = detailsProblems(typed)

  const text = (field: (typeof FIELDS)[number]) => {
    const problem = checked ? problems[field] : undefined
    return {
      name: field,
      optional: true,
      error: problem === undefined ? null : PROBLEMS[problem],
      value: typed[field],
      onChange: (event: { target: { value: string } }) => {
        setTyped({ ...typed, [field]: event.target.value })
        setSaid('')
      },
    }
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setChecked(true)
    const first = FIELDS.find((field) => problems[field] !== undefined)
    if (first !== undefined) {
      ;(event.currentTarget.elements.namedItem(first) as HTMLElement | null)?.focus()
      return
    }
    const clean = { town: typed.town.trim(), taxName: typed.taxName.trim(), taxId: normalTaxId(typed.taxId) }
    setTyped(clean)
    save(clean)
    setSaid('Guardamos tus datos en este navegador. Van en el resumen de tus pedidos.')
  }

  return (
    <form className="profile-buyer stack" noValidate onSubmit={submit}>
      <Field {...text('town')} label="Ciudad o municipio" autoComplete="address-level2" maxLength={80} />
      <Field {...text('taxName')} label="Razón social" autoComplete="organization" maxLength={120} />
      <Field {...text('taxId')} label="RFC" autoComplete="off" autoCapitalize="characters" spellCheck={false} maxLength={20} />
      <Button type="submit" tone="quiet">Guardar mis datos</Button>
      <p role="status">{said}</p>
    </form>
  )
}
