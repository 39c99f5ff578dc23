import { orderPieces, type SentOrder } from '../../../../domain/orders/orders.ts'
import { ButtonLink } from '../../../kit/button.tsx'
import { Icon } from '../../../kit/icon.tsx'
import { OrderSummaryActions } from '../order-summary-actions.tsx'
import { StoreTotal } from '../store-total.tsx'
import { recipientText, sentTotalText } from '../texts.ts'
import { useBuyerDetails } from '../use-buyer.ts'
import { useOrders } from '../use-orders.ts'
import { pieces } from '../../../lib/format.ts'
import { paths } from '../../../lib/paths.ts'

export const OrdersDrawerConfirmed = ({ order }: { order: SentOrder }) => {
  const [{ town }] = useBuyerDetails()
  const { isStored } = useOrders()
  return (
    <section
      className="order-section order-confirmed stack"
      aria-label={`Pedido enviado ${recipientText(order.storeName)}`}
    >
      <h3 tabIndex={-1}>
        <Icon name="check" />
        Pedido enviado
      </h3>
      <p role="status">
        Enviamos tu pedido {recipientText(order.storeName)}. {order.folio === '' ? 'Su clave es' : 'Folio'}{' '}
        <strong className="order-folio">{order.folio || order.clientId}</strong>
      </p>
      <p className="order-total tabular">
        <span>{pieces(orderPieces(order))}</span>
        <strong>{sentTotalText(order)}</strong>
      </p>
      <StoreTotal order={order} />
      <p className="muted">
        El fabricante confirma existencias, pago y envío por mensaje.{' '}
        {isStored && 'Guardamos una copia en este teléfono o computadora.'}
      </p>
      <div className="stack-2">
        <OrderSummaryActions
          order={order}
          tone="primary"
          second={
            <ButtonLink href={paths.chat(order.storeId)} tone="quiet">
              <Icon name="message" size={20} />
              Enviar mensaje
            </ButtonLink>
          }
        >
          {town === '' && (
            <a href={paths.profile} className="order-details underlined small strong">
              Agrega tu ciudad
            </a>
          )}
          <a href={paths.profile} className="order-details underlined small strong">
            Mis pedidos
          </a>
        </OrderSummaryActions>
      </div>
    </section>
  )
}
