import { useState, type SubmitEvent } from 'react'
import type { BuyerDetails } from '../../../domain/orders/orders.ts'
import { Button } from '../../kit/button.tsx'
import { Field } from '../../kit/field.tsx'
import { useFields } from '../../site/forms.ts'
import { useFragment } from '../../site/use-fragment.ts'
import { useBuyerDetails } from './use-orders.ts'

/** The buyer's town for order summaries, stored in this browser because the API has no call for it. */
export const BuyerForm = () => {
  const [details, save] = useBuyerDetails()
  const { values, write, field } = useFields({ town: details.town })
  const [saved, setSaved] = useState<{ details: Pick<BuyerDetails, 'town'>; isStored: boolean } | null>(null)
  useFragment()

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const clean = { town: values.town.trim() }
    write(clean)
    setSaved({ details: clean, isStored: save({ ...details, ...clean }) })
  }

  return (
    <form id="ciudad" method="post" className="stack" noValidate onSubmit={submit}>
      <Field {...field('town')} optional label="Ciudad o municipio" autoComplete="address-level2" maxLength={80} />
      <Button type="submit" tone="quiet">
        Guardar mis datos
      </Button>
      <p role="status">
        {saved?.details === values &&
          (saved.isStored
            ? 'Guardamos tus datos en este navegador. Van en el resumen de tus pedidos.'
            : 'Este navegador no permite guardar tus datos: van en el resumen de tus pedidos hasta que ' +
              'cierres o recargues esta página.')}
      </p>
    </form>
  )
}
