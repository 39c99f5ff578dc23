import { useState } from 'react'
import type { BuyerDetails } from '../../../domain/orders/orders.ts'
import { Field } from '../../kit/field.tsx'
import { Form, Submit, useFields } from '../../kit/form.tsx'
import { useFragment } from '../../site/use-fragment.ts'
import { useBuyerDetails } from './use-orders.ts'

/** The buyer's town for order summaries, stored in this browser because the API has no call for it. */
export const BuyerForm = () => {
  const [details, save] = useBuyerDetails()
  const { values, field, ...fields } = useFields({ town: details.town })
  const [saved, setSaved] = useState<{ details: Pick<BuyerDetails, 'town'>; isStored: boolean } | null>(null)
  useFragment()

  const store = (typed: { town: string }) => {
    const clean = { town: typed.town.trim() }
    fields.write(clean)
    setSaved({ details: clean, isStored: save({ ...details, ...clean }) })
  }

  return (
    <Form id="ciudad" fields={fields} failure={null} busy={false} onSend={store}>
      <Field {...field('town')} optional label="Ciudad o municipio" autoComplete="address-level2" maxLength={80} />
      <Submit tone="quiet">Guardar mis datos</Submit>
      <p role="status">
        {saved?.details === values &&
          (saved.isStored
            ? 'Guardamos tus datos en este navegador. Van en el resumen de tus pedidos.'
            : 'Este navegador no permite guardar tus datos: van en el resumen de tus pedidos hasta que ' +
              'cierres o recargues esta página.')}
      </p>
    </Form>
  )
}
