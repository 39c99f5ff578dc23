import { useEffect, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import {
  type Draft,
  orderPieces,
  orderTotals,
  type PendingOrder,
  type SentOrder,
} from '../../../domain/orders/orders.ts'
import { whatsappLink, whatsappOrderQuestion } from '../../../domain/messaging/whatsapp.ts'
import { Button, ButtonLink, WhatsappLink } from '../../kit/button.tsx'
import { Dialog, type DialogProps } from '../../kit/dialog.tsx'
import { EmptyState, Skeleton } from '../../kit/section.tsx'
import { Icon } from '../../kit/icon.tsx'
import { Name } from '../../kit/text.tsx'
import { pieces, recipientText } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { useServices, useSessionKnown, useSessionState } from '../../lib/services.ts'
import { LoginButton } from '../../lib/login.tsx'
import { timeText } from '../../lib/dates.ts'
import { whatHappened } from '../../notices/failure-text.ts'
import { OrderAgain } from './order-changes.tsx'
import { OrderSummaryActions, recordOrderWhatsapp, Ticket } from './ticket.tsx'
import { useAdopting } from './orders-watch.tsx'
import { useBuyerDetails, useDrafts, usePendingOrders, useSentOrders } from './use-orders.ts'
import { sumText } from './texts.ts'
import { OrdersDrawerDraft } from './orders-drawer-draft.tsx'
import './orders.css'

const MOST_LAST = 2

const sumOf = (drafts: readonly Draft[]) => {
  const { pieces: all, ...totals } = orderTotals({
    products: drafts.flatMap(({ products }) => products),
    storeMinimum: null,
  })
  return `${pieces(all)} · ${sumText(totals)}`
}

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
  const { user, drafts, editing, sending, ...kept } = useDrafts()
  const { pending } = usePendingOrders()
  const { sent, confirmed, ...history } = useSentOrders()
  const isStored = kept.isStored && history.isStored
  const [removed, setRemoved] = useState<{ user: string; draft: Draft } | null>(null)
  const last = sent.slice(0, MOST_LAST)
  const body = useRef<HTMLDivElement>(null)
  const isAdopting = useAdopting()
  const isArriving = !useSessionKnown() || isAdopting
  const leftElsewhere = useSessionState(({ context }) => context.ended === 'in-other-tab', false)

  useEffect(() => {
    if (!isOpen) return undefined
    return () => {
      sending.putAway()
      setRemoved(null)
      setOpen(null)
    }
  }, [isOpen, sending])

  // The focused button is removed once the order is sent: without this the focus would leave the dialog.
  const latest = confirmed[0]?.clientId ?? ''
  useEffect(() => {
    const isTyping = document.activeElement?.matches('input, textarea')
    if (latest !== '' && isOpen && !isTyping) body.current?.querySelector<HTMLElement>('h3')?.focus()
  }, [latest, isOpen])

  const several = drafts.length > 1
  // The one that was touched last, until another is opened; it does not fold while somebody works in it.
  const [open, setOpen] = useState<string | null>(null)
  const resumed = useServices().loginIntent.resumed()
  if (isOpen && several && open !== '' && !drafts.some(({ clientId }) => clientId === open)) {
    const touched = drafts.toSorted((a, b) => b.savedAt - a.savedAt)
    const begun = touched.find(({ clientId }) => resumed?.kind === 'draft' && resumed.clientId === clientId)
    setOpen((begun ?? touched[0])?.clientId ?? null)
  }
  const [foot, setFoot] = useState<HTMLElement | null>(null)
  const review = (clientId: string) => {
    flushSync(() => setOpen(clientId))
    const at = drafts.findIndex((draft) => draft.clientId === clientId)
    // The drafts come last.
    const sections = [...(body.current?.querySelectorAll('section') ?? [])].slice(-drafts.length)
    const title = sections[at]?.querySelector<HTMLElement>('h3')
    title?.focus()
    title?.scrollIntoView({ block: 'start' })
  }

  const empty = drafts.length + pending.length + confirmed.length === 0
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={several ? 'Tus pedidos' : 'Tu pedido'}
      detail={several && `${drafts.length} fabricantes · ${sumOf(drafts)}`}
      variant="drawer-end"
      footer={several && open !== '' && <div ref={setFoot} className="fill" />}
    >
      <div className="stack-5 order-list" ref={body}>
        {several && open !== '' && (
          <a
            href="#envio"
            className="visually-hidden skip-link"
            onClick={(event) => {
              event.preventDefault()
              foot?.querySelector('button')?.focus()
            }}
          >
            Saltar al envío
          </a>
        )}
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
            action={<LoginButton intent={{ kind: 'draft', clientId: '' }} />}
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
            link={{ text: 'Ver productos', href: paths.products() }}
          />
        )}
        {empty && !isArriving && last.length > 0 && <LastOrders orders={last} />}
        {confirmed.map((order) => (
          <OrdersDrawerConfirmed key={order.clientId} order={order}>
            {drafts.map((draft) => (
              <p key={draft.clientId} className="between">
                <span>
                  Te falta enviar: <Name text={draft.storeName || 'Fabricante'} />
                  <span className="tabular">{` · ${sumText(orderTotals(draft))}`}</span>
                </span>
                <Button tone="quiet" onClick={() => review(draft.clientId)}>
                  Revisar
                  <span className="visually-hidden">{` tu pedido ${recipientText(draft.storeName)}`}</span>
                  <Icon name="chevron-right" size={20} />
                </Button>
              </p>
            ))}
          </OrdersDrawerConfirmed>
        ))}
        {pending.map((order) => (
          <OrdersDrawerPending key={order.draft.clientId} order={order} />
        ))}
        {drafts.map((draft, at) => (
          <OrdersDrawerDraft
            key={draft.clientId}
            draft={draft}
            fold={
              several
                ? {
                    which: `${at + 1} de ${drafts.length}`,
                    isOpen: draft.clientId === open,
                    onToggle: () => setOpen(draft.clientId === open ? '' : draft.clientId),
                    foot,
                  }
                : null
            }
            onRemove={(draft) => setRemoved(draft && { user, draft })}
          />
        ))}
      </div>
    </Dialog>
  )
}

export const OrdersDrawerPending = ({ order: { draft, at, isSending, failure } }: { order: PendingOrder }) => {
  const { user, sending } = usePendingOrders()
  const { visits } = useServices()
  const title = useRef<HTMLHeadingElement>(null)
  const totals = orderTotals(draft)
  const recipient = recipientText(draft.storeName)
  const reason = failure === null ? '' : `${whatHappened(failure)} `
  const chat = user === '' ? null : whatsappLink(draft.storePhone, whatsappOrderQuestion(draft.clientId))

  // The button that sends is gone.
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus()
  }, [isSending])

  return (
    <section className="order-section stack" aria-label={`Pedido ${recipient}`}>
      <header className="order-head between">
        <h3 ref={title} tabIndex={-1}>
          <Name text={draft.storeName || 'Fabricante'} />
        </h3>
        <p className="small muted">{(isSending ? '' : 'Por confirmar · ') + timeText(at)}</p>
      </header>
      <p className="order-total between tabular">
        <span>{pieces(totals.pieces)}</span>
        <strong>{sumText(totals)}</strong>
      </p>
      {isSending ? (
        <>
          <p role="status">{`Enviando tu pedido ${recipient}…`}</p>
          <Button busy>Enviando…</Button>
        </>
      ) : (
        <>
          <div className="alarm media" role="alert">
            <Icon name="alert" size={24} />
            <div className="fill stack-2">
              <p>
                <strong>No sabemos si se envió.</strong>{' '}
                <span>
                  {`${reason}${draft.storeName || 'El fabricante'} puede tener ya tu pedido o no haberlo recibido.`}
                </span>
              </p>
              <p>
                Pregúntale antes de enviarlo otra vez. Tu clave es <code className="strong">{draft.clientId}</code>
              </p>
            </div>
          </div>
          <div className="stack-2">
            {chat && (
              <WhatsappLink href={chat} onClick={() => recordOrderWhatsapp(visits, draft, user)}>
                Preguntar por WhatsApp
              </WhatsappLink>
            )}
            <ButtonLink href={paths.chat(draft.storeId)} tone="quiet">
              <Icon name="message" size={20} />
              Preguntar con un mensaje
            </ButtonLink>
            <Button tone="quiet" onClick={() => void sending.confirmArrival(user, draft.clientId)}>
              El fabricante ya lo tiene
            </Button>
            <Button tone="quiet" sends onClick={() => void sending.sendAgain(user, draft.clientId)}>
              Enviar otra vez
            </Button>
            <Button tone="ghost" onClick={() => void sending.confirmLoss(user, draft.clientId)}>
              No llegó: volver a editarlo
            </Button>
          </div>
          <p className="small muted">
            «Enviar otra vez» manda el mismo pedido con la misma clave, para que el fabricante reconozca si es una
            repetición.
          </p>
        </>
      )}
    </section>
  )
}

export const OrdersDrawerConfirmed = ({ order, children }: { order: SentOrder; children: ReactNode }) => {
  const [{ town }] = useBuyerDetails()
  const { isStored } = useSentOrders()
  return (
    <section className="order-section stack-3" aria-label={`Pedido enviado ${recipientText(order.storeName)}`}>
      <h3 tabIndex={-1} className="media large agave">
        <Icon name="check" />
        <span>Pedido enviado</span>
      </h3>
      <p role="status">{`Enviamos tu pedido ${recipientText(order.storeName)}.`}</p>
      <Ticket order={order} level={4}>
        <ol className="small stack-1">
          <li>El fabricante confirma existencias, pago y envío por mensaje.</li>
          {isStored && <li>Copia guardada aquí.</li>}
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
        {children}
      </Ticket>
    </section>
  )
}
