import { Dialog, type DialogProps } from '../../kit/dialog.tsx'
import './info-facts.css'

/** R2.38 */
export default function PaymentsDialog({ open, onClose }: DialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Formas de pago">
      {/* Focusable, so that the keyboard can scroll it: it has no controls. */}
      <div className="prose info-facts" role="group" aria-label="Formas de pago" tabIndex={0}>
        <p>
          Aquí no se cobra: envías tu pedido y acuerdas el pago directo con cada fabricante. Estas son las formas más
          comunes.
        </p>
        <dl className="stack-1">
          <dt>Transferencia SPEI</dt>
          <dd>La más usada. El fabricante te da su CLABE a nombre del negocio y confirma cuando la recibe.</dd>
          <dt>Depósito en ventanilla o tienda</dt>
          <dd>Guarda tu comprobante: con eso se aparta la mercancía.</dd>
          <dt>Tarjeta de crédito o débito</dt>
          <dd>Con fabricantes que tienen terminal o liga de pago. Pregunta si hay comisión.</dd>
          <dt>Efectivo en el taller</dt>
          <dd>Al recoger tu pedido en el taller o en el punto de venta.</dd>
        </dl>
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
