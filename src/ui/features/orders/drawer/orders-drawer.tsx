import { useEffect, useRef, useState } from 'react'
import { orderPieces, type Draft, type SentOrder } from '../../../../domain/orders/orders.ts'
import { Button, ButtonLink } from '../../../kit/button.tsx'
import { Dialog, type DialogProps } from '../../../kit/dialog.tsx'
import { EmptyState, Skeleton } from '../../../kit/section.tsx'
import { pieces, recipientText } from '../../../lib/format.ts'
import { paths } from '../../../lib/paths.ts'
import { useSessionKnown, useSessionState } from '../../../lib/services.ts'
import { LoginButton } from '../../../lib/login.tsx'
import { OrderAgain } from '../order-again.tsx'
import { Ticket } from '../ticket.tsx'
import { useAdopting } from '../orders-watch.tsx'
import { useOrders } from '../use-orders.ts'
import { OrdersDrawerDraft } from './orders-drawer-draft.tsx'
import { OrdersDrawerConfirmed, OrdersDrawerPending } from './orders-drawer-sent.tsx'
import '../orders.css'

const MOST_LAST = 2

const LastOrders = ({ orders }: { orders: readonly SentOrder[] }) => (
  <section className="order-section stack" aria-labelledby="order-last">
    <h3 id="order-last">Tus últimos pedidos</h3>
    {orders.map((order) => (
      <Ticket key={order.clientId} order={order} level={4}>
        <OrderAgain order={order} />
      </Ticket>
    ))}
  </section>
)

export default function OrdersDrawer({ open: isOpen, onClose }: DialogProps) {
  const { user, drafts, pending, sent, confirmed, isStored, editing, sending } = useOrders()
  const [removed, setRemoved] = useState<{ user: string; draft: Draft } | null>(null)
  const last = sent.slice(0, MOST_LAST)
  const body = useRef<HTMLDivElement>(null)
  const isAdopting = useAdopting()
  const isArriving = !useSessionKnown() || isAdopting
  const leftElsewhere = useSessionState(({ context }) => context.ended === 'in-other-tab', false)

  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen) {
      sending.putAway()
      setRemoved(null)
    }
    wasOpen.current = isOpen
  }, [isOpen, sending])

  // The focused button is removed once the order is sent: without this the focus would leave the dialog.
  const latest = confirmed[0]?.clientId ?? ''
  useEffect(() => {
    const isTyping = document.activeElement?.matches('input, textarea')
    if (latest !== '' && isOpen && !isTyping) body.current?.querySelector<HTMLElement>('h3')?.focus()
  }, [latest, isOpen])

  const empty = drafts.length + pending.length + confirmed.length === 0
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={drafts.length > 1 ? 'Tus pedidos' : 'Tu pedido'}
      variant="drawer-end"
    >
      <div className="stack-5 order-list" ref={body}>
        {!isStored && (
          <p className="alarm" role="alert">
            Este navegador no permite guardar tu pedido: no cierres ni recargues esta página antes de enviarlo.
          </p>
        )}
        {removed?.user === user && (
          <p className="order-undo between small" role="status">
            <span>
              {`Quitamos ${pieces(orderPieces(removed.draft))} de tu pedido ${recipientText(removed.draft.storeName)}.`}
            </span>
            <Button
              tone="quiet"
              onClick={() => {
                editing.putBack(user, removed.draft)
                setRemoved(null)
              }}
            >
              Deshacer
            </Button>
          </p>
        )}
        {empty && isArriving && <Skeleton kind="rows" />}
        {empty && leftElsewhere && (
          <EmptyState
            icon="user"
            level={3}
            title="Cerraste tu sesión en otra pestaña"
            text="Tus pedidos siguen guardados en este navegador. Ingresa para verlos."
            action={<LoginButton intent={{ kind: 'orders', clientId: '' }} />}
          />
        )}
        {empty && !isArriving && !leftElsewhere && (
          <EmptyState
            icon="bag"
            level={3}
            title="Tu pedido está vacío"
            text={
              'Agrega piezas desde la página de un producto. Se guardan aquí, por fabricante, hasta que ' +
              'envíes el pedido.'
            }
            action={<ButtonLink href={paths.products()}>Ver productos</ButtonLink>}
          />
        )}
        {empty && !isArriving && last.length > 0 && <LastOrders orders={last} />}
        {confirmed.map((order) => (
          <OrdersDrawerConfirmed key={order.clientId} order={order} />
        ))}
        {pending.map((order) => (
          <OrdersDrawerPending key={order.draft.clientId} order={order} />
        ))}
        {drafts.map((draft) => (
          <OrdersDrawerDraft
            key={draft.clientId}
            draft={draft}
            onRemove={(draft) => setRemoved(draft && { user, draft })}
          />
        ))}
      </div>
    </Dialog>
  )
}
