import { orderPieces, type SentOrder } from '../../../domain/orders/orders.ts'
import { Button, ButtonLink } from '../../kit/button.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { OrderAgain } from './order-again.tsx'
import { OrderSummaryActions } from './order-summary-actions.tsx'
import { showDialog } from '../../lib/dialogs.ts'
import { dateText } from '../../lib/dates.ts'
import { count, pieces } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { StoreTotal } from './store-total.tsx'
import { sentTotalText } from './texts.ts'
import { useOrders } from './use-orders.ts'
import { Name } from '../../kit/name.tsx'
import './history.css'

const PastOrder = ({ order }: { order: SentOrder }) => {
  return (
    <article className="history-order stack-3">
      <header className="history-head between">
        <h3>{order.folio === '' ? `Pedido ${order.clientId}` : `Folio ${order.folio}`}</h3>
        <p className="tabular">
          <strong>{sentTotalText(order)}</strong> · {pieces(orderPieces(order))}
        </p>
      </header>
      <p className="muted">
        <a href={paths.company(order.storeId)} className="underlined">
          <Name text={order.storeName || 'Fabricante'} />
        </a>{' '}
        · {dateText(order.sentAt)}
      </p>
      <StoreTotal order={order} />
      <details className="history-details">
        <summary>{count(order.products.length, 'producto', 'productos')}</summary>
        <ul>
          {order.products.map((product) => (
            <li key={product.productId}>
              <Name text={product.name || 'Producto'} />:{' '}
              {product.cells.map(({ colour, size, pieces: n }) => `${colour} ${size} × ${n}`).join(', ')}
            </li>
          ))}
        </ul>
        {order.note !== '' && <p dir="auto">Nota: {order.note}</p>}
      </details>
      <OrderAgain order={order} next={<Button onClick={() => showDialog('orders')}>Ver mi pedido</Button>} />
      <OrderSummaryActions order={order} />
    </article>
  )
}

export const OrdersHistory = () => {
  const { sent } = useOrders()
  if (sent.length === 0) {
    return (
      <EmptyState
        icon="bag"
        level={3}
        title="Todavía no has enviado pedidos"
        text="Los pedidos que envíes desde este navegador aparecen aquí, con su folio."
        action={<ButtonLink href={paths.products()}>Ver productos</ButtonLink>}
      />
    )
  }
  return (
    <ul className="stack-5">
      {sent.map((order) => (
        <li key={order.clientId}>
          <PastOrder order={order} />
        </li>
      ))}
    </ul>
  )
}
