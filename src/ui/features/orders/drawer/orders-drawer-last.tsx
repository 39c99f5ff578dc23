import { orderPieces, type SentOrder } from '../../../../domain/orders/orders.ts'
import { dateText, pieces } from '../../../lib/format.ts'
import { OrderAgain } from '../order-again.tsx'
import { sentTotalText } from '../texts.ts'

interface Props {
  orders: readonly SentOrder[]
  onAsk: () => void
}

/** The last orders, to be ordered again without a way through the profile. */
export const OrdersDrawerLast = ({ orders, onAsk }: Props) => (
  <section className="order-section" aria-labelledby="order-last">
    <h3 id="order-last">Tus últimos pedidos</h3>
    <ul className="stack">
      {orders.map((order) => (
        <li key={order.clientId} className="stack-2">
          <p>
            <strong>
              <bdi>{order.storeName || 'Fabricante'}</bdi>
            </strong>{' '}
            <span className="muted tabular">
              {dateText(order.sentAt)} · {pieces(orderPieces(order))} ·{' '}
              {sentTotalText(order)}
            </span>
          </p>
          <OrderAgain order={order} onAsk={onAsk} />
        </li>
      ))}
    </ul>
  </section>
)
