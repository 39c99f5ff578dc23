import { Dialog, type DialogProps } from '../../kit/dialog.tsx'
import { useServices } from '../../lib/services.ts'
import { TitledTexts } from './titled-texts.tsx'
import './info-facts.css'

export default function PaymentsDialog({ open, onClose }: DialogProps) {
  const { site } = useServices()
  return (
    <Dialog open={open} onClose={onClose} title="Formas de pago">
      {/* Focusable, so that the keyboard can scroll it: it has no controls. */}
      <div className="prose info-facts" role="group" aria-label="Formas de pago" tabIndex={0}>
        <p>
          Aquí no se cobra: envías tu pedido y acuerdas el pago directo con cada fabricante. Pregúntale qué formas
          acepta.
        </p>
        <TitledTexts setting={site.payments} />
        <h3>Antes de pagar</h3>
        <ul>
          <li>Confirma piezas, tallas, colores y total con el fabricante, por escrito.</li>
          <li>Revisa que el titular de la cuenta sea el fabricante.</li>
          <li>Pide factura antes de pagar si la necesitas.</li>
          <li>Desconfía de quien te pida pagar a otra persona o con prisa.</li>
        </ul>
      </div>
    </Dialog>
  )
}
