import { useEffect, useRef, useState } from 'react'
import { ButtonLink } from '../../../kit/button.tsx'
import { Dialog, type DialogProps } from '../../../kit/dialog.tsx'
import { EmptyState } from '../../../kit/empty-state.tsx'
import { Skeleton } from '../../../kit/skeleton.tsx'
import { paths } from '../../../lib/paths.ts'
import { useOrdersArriving } from '../use-orders-arriving.ts'
import { useOrders } from '../use-orders.ts'
import { OrdersDrawerConfirmed } from './orders-drawer-confirmed.tsx'
import { OrdersDrawerDraft } from './orders-drawer-draft.tsx'
import { OrdersDrawerLast } from './orders-drawer-last.tsx'
import { OrdersDrawerPending } from './orders-drawer-pending.tsx'
import './order.css'

const Nothing = () => (
  <EmptyState
    icon="bag"
    level={3}
    title="Tu pedido está vacío"
    text="Agrega piezas desde la página de un producto. Se guardan aquí, por fabricante, hasta que envíes el pedido."
    action={<ButtonLink href={paths.products()}>Ver productos</ButtonLink>}
  />
)

const MOST_LAST = 2

/** The open orders, one per store (R1.05). */
const OrdersDrawer = ({ open: isOpen, onClose }: DialogProps) => {
  const { drafts, pending, sent, confirmed, isStored, sending } = useOrders()
  // What was ordered again stays, with what changed, above the draft that it made.
  const [isAgain, setAgain] = useState(false)
  const last = sent.slice(0, MOST_LAST)
  const body = useRef<HTMLDivElement>(null)
  const isArriving = useOrdersArriving()

  // Confirmations are dismissed when the drawer closes.
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen) {
      sending.putAway()
      setAgain(false)
    }
    wasOpen.current = isOpen
  }, [isOpen, sending])

  // The focused button is removed once the order is sent: without this the focus would leave the dialog.
  const latest = confirmed[0]?.clientId ?? ''
  useEffect(() => {
    if (latest !== '' && isOpen) body.current?.querySelector<HTMLElement>('h3')?.focus()
  }, [latest, isOpen])

  const empty = drafts.length + pending.length + confirmed.length === 0
  return (
    <Dialog open={isOpen} onClose={onClose} title={drafts.length > 1 ? 'Tus pedidos' : 'Tu pedido'} variant="drawer-end">
      <div className="order-list" ref={body}>
        {!isStored && (
          <p className="order-warning" role="alert">
            Este navegador no permite guardar tu pedido: no cierres ni recargues esta página antes de enviarlo.
          </p>
        )}
        {empty && (isArriving ? <Skeleton kind="rows" /> : <Nothing />)}
        {((empty && !isArriving) || isAgain) && last.length > 0 && <OrdersDrawerLast orders={last} onAsk={() => setAgain(true)} />}
        {confirmed.map((order) => (
          <OrdersDrawerConfirmed key={order.clientId} order={order} />
        ))}
        {pending.map((order) => (
          <OrdersDrawerPending key={order.draft.clientId} order={order} />
        ))}
        {drafts.map((draft) => (
          <OrdersDrawerDraft key={draft.storeId} draft={draft} />
        ))}
      </div>
    </Dialog>
  )
}

export default OrdersDrawer
