import type { DialogProps } from '../../kit/dialog.tsx'
import { useServices } from '../../lib/services.ts'
import { InfoDialog } from './info-dialog.tsx'

export default function PaymentsDialog(dialog: DialogProps) {
  return (
    <InfoDialog
      {...dialog}
      title="Formas de pago"
      lead={
        'Aquí no se cobra: envías tu pedido y acuerdas el pago directo con cada fabricante. ' +
        'Pregúntale qué formas acepta.'
      }
      setting={useServices().site.payments}
    >
      <h3>Antes de pagar</h3>
      <ul>
        <li>Confirma piezas, tallas, colores y total con el fabricante, por escrito.</li>
        <li>Revisa que el titular de la cuenta sea el fabricante.</li>
        <li>Pide factura antes de pagar si la necesitas.</li>
        <li>Desconfía de quien te pida pagar a otra persona o con prisa.</li>
      </ul>
    </InfoDialog>
  )
}
