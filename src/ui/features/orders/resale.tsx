import { useState } from 'react'
import type { PriceTier } from '../../../domain/catalogue/catalogue.ts'
import { priceOf } from '../../../domain/catalogue/tiers.ts'
import type { SentOrder } from '../../../domain/orders/orders.ts'
import { marginIn, resaleOf, retailOf } from '../../../domain/orders/resale.ts'
import { Field } from '../../kit/field.tsx'
import { Form, Submit, useFields } from '../../kit/form.tsx'
import { pesos, pieces } from '../../kit/format.ts'
import { paths } from '../../site/paths.ts'
import { lastingText } from './texts.ts'
import { useBuyerDetails } from './use-orders.ts'
import './resale.css'

const wrongIn = ({ margin }: { margin: string }) => (marginIn(margin) === undefined ? (['margin'] as const) : [])
const TEXTS = { margin: 'Escribe un número entero de 1 a 500, o déjalo vacío para no usarlo.' }

/** The form of a buyer's margin in percent; off until it is set. */
export const MarginForm = () => {
  const [details, save] = useBuyerDetails()
  const { values, field, ...fields } = useFields({ margin: String(details.margin ?? '') }, wrongIn, TEXTS)
  const [saved, setSaved] = useState<{ margin: string; text: string } | null>(null)

  const store = (typed: { margin: string }) => {
    const margin = marginIn(typed.margin) ?? undefined
    const isStored = save({ ...details, margin })
    const done =
      margin === undefined ? 'Listo: ya no verás precios de venta.' : `Listo: verás tu precio de venta a +${margin} %.`
    setSaved({ margin: typed.margin, text: done + (isStored ? '' : lastingText('guardarlo: dura')) })
  }

  return (
    <Form id="margen" fields={fields} failure={null} busy={false} onSend={store}>
      <Field
        {...field('margin')}
        optional
        label="Vendo a + %"
        help="Lo que le sumas al precio de mayoreo. Solo lo ves tú: no va en el resumen, la hoja ni la impresión."
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
      />
      <Submit tone="quiet">Guardar mi margen</Submit>
      <p role="status">{saved?.margin === values.margin && saved.text}</p>
    </Form>
  )
}

interface ProductProps {
  /** Undefined in a built page until today's answer is there. */
  tiers: readonly PriceTier[] | undefined
  pieces: number
}

/** A link to the margin with what it gains, in the same place before that is known. */
export const ProductResale = ({ tiers = [], pieces: ordered }: ProductProps) => {
  const [{ margin }] = useBuyerDetails()
  const price = priceOf(tiers, ordered)
  const retail = margin === undefined || price === null ? null : retailOf(price, margin)
  return (
    <a href={paths.account('datos', 'margen')} className="touch-target underlined small tabular resale">
      {retail === null || price === null
        ? 'Tu precio de venta'
        : `A +${margin} % vendes en ${pesos(retail)} y ganas ${pesos(retail - price)} c/u`}
    </a>
  )
}

/** An order's resale; none where the maker registered another total, whose prices are not known. */
export const OrderResale = ({ order }: { order: Pick<SentOrder, 'products' | 'storeTotal'> }) => {
  const [{ margin }] = useBuyerDetails()
  const resale = margin === undefined || order.storeTotal !== undefined ? null : resaleOf(order.products, margin)
  if (resale === null) return null
  const { retail, gain, unpriced } = resale
  return (
    <p className="resale small muted tabular">
      {`A +${margin} % vendes en ${pesos(retail)} y ganas ${pesos(gain)}` +
        (unpriced === 0 ? '' : `, sin contar ${pieces(unpriced)} a consultar`)}
    </p>
  )
}
