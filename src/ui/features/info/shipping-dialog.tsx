import { Dialog, type DialogProps } from '../../kit/dialog.tsx'
import './info-facts.css'

/** R2.39 */
export default function ShippingDialog({ open, onClose }: DialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Información de envíos">
      {/* Focusable, so that the keyboard can scroll it: it has no controls. */}
      <div className="prose info-facts" role="group" aria-label="Información de envíos" tabIndex={0}>
        <p>Cada fabricante envía desde su propio taller, así que el costo y el plazo se acuerdan con él.</p>
        <dl className="stack-1">
          <dt>Paquetería</dt>
          <dd>Para cajas y bultos medianos. Suele tardar de 2 a 5 días hábiles después de que sale la mercancía.</dd>
          <dt>Autobús o línea de carga</dt>
          <dd>Conviene para bultos grandes: se recoge en la terminal y se paga al recibir o por adelantado.</dd>
          <dt>Recoger en el taller</dt>
          <dd>Sin costo, con cita. El fabricante te da la dirección al confirmar tu pedido.</dd>
        </dl>
        <h3>Para que llegue bien</h3>
        <ul>
          <li>Pregunta si hay existencia o si se va a producir: la producción puede tomar de 1 a 3 semanas.</li>
          <li>Pide el número de guía y una foto del bulto cerrado.</li>
          <li>Al recibir, cuenta las piezas y graba al abrir; avísale al fabricante si falta algo.</li>
        </ul>
      </div>
    </Dialog>
  )
}
