import { Fragment } from 'react'
import { Dialog, type DialogProps } from '../../kit/dialog.tsx'
import { useServices } from '../../data/services.ts'
import { titledTexts } from '../../kit/format.ts'
import '../../kit/reading.css'
import './info.css'

const TEXTS = {
  payments: {
    title: 'Formas de pago',
    lead:
      'Aquí no se cobra: envías tu pedido y acuerdas el pago directo con cada fabricante. ' +
      'Pregúntale qué formas acepta.',
    advice: 'Antes de pagar',
    points: [
      'Confirma piezas, tallas, colores y total con el fabricante, por escrito.',
      'Revisa que el titular de la cuenta sea el fabricante.',
      'Pide factura antes de pagar si la necesitas.',
      'Desconfía de quien te pida pagar a otra persona o con prisa.',
    ],
  },
  shipping: {
    title: 'Información de envíos',
    lead: 'Cada fabricante envía desde su propio taller, así que el costo y el plazo se acuerdan con él.',
    advice: 'Para que llegue bien',
    points: [
      'Pregunta si hay existencia o si se va a producir, y para cuándo estaría.',
      'Pide el número de guía y una foto del bulto cerrado.',
      'Al recibir, cuenta las piezas y graba al abrir; avísale al fabricante si falta algo.',
    ],
  },
} as const

/** Payments or shipping; the deployment's texts, if set, are between ours. */
export default function InfoDialog({ name, ...dialog }: DialogProps & { name: string }) {
  const about = name === 'payments' ? name : 'shipping'
  const setting = useServices().site[about]
  const { title, lead, advice, points } = TEXTS[about]
  return (
    <Dialog {...dialog} title={title}>
      {/* The text is focusable for scrolling by keyboard: it has no controls. */}
      <div className="prose info-facts" role="group" aria-label={title} tabIndex={0}>
        <p>{lead}</p>
        {setting && (
          <dl className="stack-1">
            {titledTexts(setting).map(([term, text]) => (
              <Fragment key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </Fragment>
            ))}
          </dl>
        )}
        <h3>{advice}</h3>
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
