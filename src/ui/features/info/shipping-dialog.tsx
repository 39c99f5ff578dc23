import type { DialogProps } from '../../kit/dialog.tsx'
import { useServices } from '../../lib/services.ts'
import { InfoDialog } from './info-dialog.tsx'

export default function ShippingDialog(dialog: DialogProps) {
  return (
    <InfoDialog
      {...dialog}
      title="Información de envíos"
      lead="Cada fabricante envía desde su propio taller, así que el costo y el plazo se acuerdan con él."
      setting={useServices().site.shipping}
    >
      <h3>Para que llegue bien</h3>
      <ul>
        <li>Pregunta si hay existencia o si se va a producir, y para cuándo estaría.</li>
        <li>Pide el número de guía y una foto del bulto cerrado.</li>
        <li>Al recibir, cuenta las piezas y graba al abrir; avísale al fabricante si falta algo.</li>
      </ul>
    </InfoDialog>
  )
}
