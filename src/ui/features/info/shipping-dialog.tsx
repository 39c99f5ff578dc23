import { Dialog, type DialogProps } from '../../kit/dialog.tsx'
import { useServices } from '../../lib/services.ts'
import { TitledTexts } from './titled-texts.tsx'
import './info-facts.css'

export default function ShippingDialog({ open, onClose }: DialogProps) {
  const { site } = useServices()
  return (
    <Dialog open={open} onClose={onClose} title="Información de envíos">
      {/* Focusable, so that the keyboard can scroll it: it has no controls. */}
      <div className="prose info-facts" role="group" aria-label="Información de envíos" tabIndex={0}>
        <p>Cada fabricante envía desde su propio taller, así que el costo y el plazo se acuerdan con él.</p>
        <TitledTexts setting={site.shipping} />
        <h3>Para que llegue bien</h3>
        <ul>
          <li>Pregunta si hay existencia o si se va a producir, y para cuándo estaría.</li>
          <li>Pide el número de guía y una foto del bulto cerrado.</li>
          <li>Al recibir, cuenta las piezas y graba al abrir; avísale al fabricante si falta algo.</li>
        </ul>
      </div>
    </Dialog>
  )
}
