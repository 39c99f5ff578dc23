import type { SentOrder } from '../../../../domain/orders/orders.ts'
import { ButtonLink } from '../../../kit/button.tsx'
import { Icon } from '../../../kit/icon.tsx'
import { paths } from '../../../lib/paths.ts'
import { OrderSummaryActions } from '../order-summary-actions.tsx'
import { recipientText } from '../texts.ts'
import { Ticket } from '../ticket.tsx'
import { useBuyerDetails } from '../use-buyer.ts'
import { useOrders } from '../use-orders.ts'
import './order.css'

export const OrdersDrawerConfirmed = ({ order }: { order: SentOrder }) => {
  const [{ town }] = useBuyerDetails()
  const { isStored } = useOrders()
  return (
    <section
      className="order-section order-confirmed stack-3"
      aria-label={`Pedido enviado ${recipientText(order.storeName)}`}
    >
      <h3 tabIndex={-1}>
        <Icon name="check" />
        Pedido enviado
      </h3>
      <p role="status">{`Enviamos tu pedido ${recipientText(order.storeName)}.`}</p>
      <Ticket order={order} level={4}>
        <ol className="small stack-1">
          <li>El fabricante confirma existencias, pago y envío por mensaje.</li>
          {isStored && <li>Guardamos una copia en este teléfono o computadora.</li>}
        </ol>
        <OrderSummaryActions
          order={order}
          tone="primary"
          second={
            <ButtonLink href={paths.profile} tone="quiet">
              Ver mis pedidos
            </ButtonLink>
          }
        >
          {town === '' && (
            <a href={`${paths.profile}#ciudad`} className="touch-target underlined small strong">
              Agrega tu ciudad
            </a>
          )}
        </OrderSummaryActions>
      </Ticket>
    </section>
  )
}
