import { useState, type ComponentProps } from 'react'
import { marginIn } from '../../../domain/orders/resale.ts'
import { Field } from '../../kit/field.tsx'
import { Form, Submit, useFields } from '../../kit/form.tsx'
import { useFragment } from '../../site/use-fragment.ts'
import { lastingText } from './texts.ts'
import { useBuyerDetails } from './use-orders.ts'

interface DetailProps extends ComponentProps<typeof Field> {
  id: string
  text: string
  button: string
  isWrong?: (text: string) => boolean
  onSave: (text: string) => string
}

const TEXTS = { detail: 'Escribe un número entero de 1 a 500, o déjalo vacío para no usarlo.' }

const DetailForm = ({ id, text, button, isWrong = () => false, onSave, ...input }: DetailProps) => {
  const wrongIn = ({ detail }: { detail: string }) => (isWrong(detail) ? (['detail'] as const) : [])
  const { values, field, ...fields } = useFields({ detail: text }, wrongIn, TEXTS)
  const [saved, setSaved] = useState<{ detail: string; text: string } | null>(null)
  const store = (typed: { detail: string }) => {
    const detail = typed.detail.trim()
    fields.write({ detail })
    setSaved({ detail, text: onSave(detail) })
  }
  return (
    <Form id={id} fields={fields} failure={null} busy={false} onSend={store}>
      <Field {...field('detail')} optional {...input} />
      <Submit tone="quiet">{button}</Submit>
      <p role="status">{saved?.detail === values.detail && saved.text}</p>
    </Form>
  )
}

/** A buyer's town for order summaries, and margin in percent, stored in this browser: the API has no call for them. */
export const BuyerForms = () => {
  const [details, save] = useBuyerDetails()
  useFragment()
  return (
    <>
      <DetailForm
        id="ciudad"
        text={details.town}
        name="town"
        label="Ciudad o municipio"
        autoComplete="address-level2"
        maxLength={80}
        button="Guardar mis datos"
        onSave={(town) =>
          save({ ...details, town })
            ? 'Guardamos tus datos en este navegador. Van en el resumen de tus pedidos.'
            : lastingText('guardar tus datos: van en el resumen de tus pedidos')
        }
      />
      <DetailForm
        id="margen"
        text={String(details.margin ?? '')}
        name="margin"
        label="Vendo a + %"
        help="Lo que le sumas al precio de mayoreo. Solo lo ves tú: no va en el resumen, la hoja ni la impresión."
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        isWrong={(typed) => marginIn(typed) === undefined}
        button="Guardar mi margen"
        onSave={(typed) => {
          const margin = marginIn(typed) ?? undefined
          const isStored = save({ ...details, margin })
          const uses = margin === undefined ? 'ya no verás precios de venta' : `verás tu precio de venta a +${margin} %`
          return `Listo: ${uses}.${isStored ? '' : ` ${lastingText('guardarlo: dura')}`}`
        }}
      />
    </>
  )
}
