import { ButtonLink } from '../../kit/button.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { paths } from '../../lib/paths.ts'
import { OrderAgain } from './order-again.tsx'
import { OrderSummaryActions } from './order-summary-actions.tsx'
import { Ticket } from './ticket.tsx'
import { useOrders } from './use-orders.ts'
import './ticket.css'

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
    <ul className="card-list">
      {sent.map((order) => (
        <li key={order.clientId}>
          <Ticket order={order} level={3}>
            <OrderAgain order={order} />
            <OrderSummaryActions order={order} />
          </Ticket>
        </li>
      ))}
    </ul>
  )
}
