import { useState, type SubmitEvent } from 'react'
import {
  detailsProblems,
  normalTaxId,
  type BuyerDetails,
  type DetailsProblem,
} from '../../../domain/account/buyer-details.ts'
import { Button } from '../../kit/button.tsx'
import { Field } from '../../kit/field.tsx'
import { useFields } from '../../lib/use-fields.ts'
import { useBuyerDetails } from '../orders/use-buyer.ts'

const PROBLEMS: Readonly<Record<DetailsProblem, string>> = {
  'tax-id-wrong': 'Revisa tu RFC: son 12 o 13 letras y números, como XAXX010101000.',
  'tax-id-missing': 'Escribe también tu RFC.',
  'tax-name-missing': 'Escribe también tu razón social, como está en tu constancia.',
}

/** The buyer's details for order summaries, stored in this browser because the API has no call for them. */
export const BuyerForm = () => {
  const [details, save] = useBuyerDetails()
  const { values, setValues, field, isValid } = useFields(details, detailsProblems, PROBLEMS)
  const [saved, setSaved] = useState<{ readonly details: BuyerDetails; readonly isStored: boolean } | null>(null)

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!isValid(event)) return
    const clean = { town: values.town.trim(), taxName: values.taxName.trim(), taxId: normalTaxId(values.taxId) }
    setValues(clean)
    void save(clean).then((isStored) => setSaved({ details: clean, isStored }))
  }

  return (
    <form className="profile-buyer stack" noValidate onSubmit={submit}>
      <Field {...field('town')} optional label="Ciudad o municipio" autoComplete="address-level2" maxLength={80} />
      <Field {...field('taxName')} optional label="Razón social" autoComplete="organization" maxLength={120} />
      <Field
        {...field('taxId')}
        optional
        label="RFC"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
      />
      <Button type="submit" tone="quiet">
        Guardar mis datos
      </Button>
      <p role="status">
        {saved?.details === values &&
          (saved.isStored
            ? 'Guardamos tus datos en este navegador. Van en el resumen de tus pedidos.'
            : 'Este navegador no permite guardar tus datos: van en el resumen de tus pedidos hasta que cierres o recargues esta página.')}
      </p>
    </form>
  )
}
