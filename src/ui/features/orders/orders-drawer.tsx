import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Draft, orderPieces, orderTotals, type SentOrder } from '../../../domain/orders/orders.ts'
import { Button } from '../../kit/button.tsx'
import { Dialog, type DialogProps } from '../../kit/dialog.tsx'
import { EmptyState, Skeleton } from '../../kit/section.tsx'
import { pieces, recipientText } from '../../kit/format.ts'
import { LoginButton } from '../../site/login.tsx'
import { paths } from '../../site/paths.ts'
import { useSessionKnown, useSessionState } from '../../data/services.ts'
import { OrderAgain } from './order-changes.tsx'
import { OrdersDrawerDraft } from './orders-drawer-draft.tsx'
import { useAdopting } from './orders-watch.tsx'
import { ConfirmedOrder, PendingOrderPart } from './pressed-order.tsx'
import { sumText } from './texts.ts'
import { Ticket } from './ticket.tsx'
import { useOpenOrders, useResumedDraft, useSentOrders } from './use-orders.ts'
import './orders.css'

export default function OrdersDrawer(dialog: DialogProps) {
  const { drafts } = useOpenOrders()
  const products = drafts.flatMap((draft) => draft.products)
  const totals = orderTotals({ products, storeMinimum: null })
  const isSeveral = drafts.length > 1
  return (
    <Dialog
      {...dialog}
      title={isSeveral ? 'Tus pedidos' : 'Tu pedido'}
      detail={isSeveral && `${drafts.length} fabricantes · ${pieces(totals.pieces)} · ${sumText(totals)}`}
    >
      <Orders />
    </Dialog>
  )
}

/**
 * The open draft among several, '' for none: the one that changed last, until another is opened. It does not fold while
 * somebody works in it.
 */
const useOpenDraft = (drafts: readonly Draft[]) => {
  const resumed = useResumedDraft()
  const [open, setOpen] = useState<string | null>(null)
  if (drafts.length > 0 && open !== '' && !drafts.some(({ clientId }) => clientId === open)) {
    const [touched] = drafts.toSorted((a, b) => b.savedAt - a.savedAt)
    setOpen((drafts.find(({ clientId }) => clientId === resumed) ?? touched)?.clientId ?? '')
  }
  return [open, setOpen] as const
}

const Orders = () => {
  const { user, drafts, pending, editing, sending, isStored } = useOpenOrders()
  const { sent, confirmed, ...history } = useSentOrders()
  const [removed, setRemoved] = useState<{ user: string; draft: Draft } | null>(null)
  const [open, setOpen] = useOpenDraft(drafts)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => () => sending.putAway(), [sending])

  const review = (clientId: string) => {
    flushSync(() => setOpen(clientId))
    const title = document.getElementById(clientId)?.querySelector('h3')
    title?.focus()
    title?.scrollIntoView({ block: 'start' })
  }
  const isSeveral = drafts.length > 1
  return (
    <div className="stack-5 order-list" ref={list}>
      {isSeveral && open !== '' && (
        <a
          href="#envio"
          className="visually-hidden skip-link"
          onClick={(event) => {
            event.preventDefault()
            list.current?.querySelector<HTMLElement>('.order-send button')?.focus()
          }}
        >
          Saltar al envío
        </a>
      )}
      {!(isStored && history.isStored) && (
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
      {drafts.length + pending.length + confirmed.length === 0 && <NoOrder sent={sent} />}
      {confirmed.map((order) => (
        <ConfirmedOrder key={order.clientId} order={order} drafts={drafts} onReview={review} />
      ))}
      {pending.map((order) => (
        <PendingOrderPart key={order.draft.clientId} order={order} />
      ))}
      {drafts.length > 0 && (
        <div className="order-drafts">
          {drafts.map((draft, at) => (
            <OrdersDrawerDraft
              key={draft.clientId}
              draft={draft}
              place={isSeveral ? `${at + 1} de ${drafts.length}` : ''}
              isOpen={!isSeveral || draft.clientId === open}
              onToggle={() => setOpen(draft.clientId === open ? '' : draft.clientId)}
              onRemove={(draft) => setRemoved({ user, draft })}
            />
          ))}
        </div>
      )}
      <a href={paths.orderList} className="touch-target underlined small strong">
        Pegar una lista
      </a>
    </div>
  )
}

const MOST_LAST = 2

const NoOrder = ({ sent }: { sent: readonly SentOrder[] }) => {
  const isAdopting = useAdopting()
  const isArriving = !useSessionKnown() || isAdopting
  const leftElsewhere = useSessionState(({ ended }) => ended === 'in-other-tab', false)
  if (isArriving) return <Skeleton kind="rows" />
  if (leftElsewhere)
    return (
      <EmptyState
        icon="user"
        level={3}
        title="Cerraste tu sesión en otra pestaña"
        text="Tus pedidos siguen guardados en este navegador. Ingresa para verlos."
        action={<LoginButton intent={{ kind: 'draft', clientId: '' }} />}
      />
    )
  return (
    <>
      <EmptyState
        icon="bag"
        level={3}
        title="Tu pedido está vacío"
        text="Agrega piezas desde la página de un producto. Se guardan aquí, por fabricante, hasta que envíes el pedido."
        link={{ text: 'Ver productos', href: paths.products() }}
      />
      {sent.length > 0 && (
        <section className="order-section stack" aria-labelledby="order-last">
          <h3 id="order-last">Tus últimos pedidos</h3>
          {sent.slice(0, MOST_LAST).map((order) => (
            <Ticket key={order.clientId} order={order} level={4}>
              <OrderAgain order={order} />
            </Ticket>
          ))}
        </section>
      )}
    </>
  )
}
