import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { whatsappLink, whatsappOrderQuestion } from '../../../../domain/messaging/messaging.ts'
import { orderTotals, type Outgoing } from '../../../../domain/orders/orders.ts'
import { Button, buttonClass } from '../../../kit/button.tsx'
import { Icon } from '../../../kit/icon.tsx'
import { useDialogs } from '../../../lib/dialogs.tsx'
import { pesos, pieces, timeText } from '../../../lib/format.ts'
import { doubtText } from '../texts.ts'
import { paths } from '../../../lib/paths.ts'
import { useServices } from '../../../lib/services.ts'
import { useUser } from '../../../lib/session.tsx'
import { useDrafts } from '../use-orders.ts'

/** An order that left the drafts and whose outcome is not known: under way, or lost from sight. */
export const OrdersDrawerPending = ({ outgoing: { draft, user: sender, at } }: { outgoing: Outgoing }) => {
  const { desk, sending, doubts } = useDrafts()
  const { visits } = useServices()
  const { close } = useDialogs()
  const user = useUser()
  const title = useRef<HTMLHeadingElement>(null)
  const isSending = sending.has(draft.clientId)
  const totals = orderTotals(draft)
  const store = draft.storeName || 'la tienda'
  const chat = user === '' ? null : whatsappLink(draft.storePhone, whatsappOrderQuestion(draft.clientId))

  // What had the focus (the button that sends) is gone.
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus()
  }, [isSending])

  return (
    <section className="order order-pending" aria-label={`Pedido a ${store}`}>
      <header className="order-head">
        <h3 ref={title} tabIndex={-1}>
          <bdi>{draft.storeName || 'Tienda'}</bdi>
        </h3>
        <p className="order-saved">{timeText(at)}</p>
      </header>
      <p className="order-total tabular">
        <span>{pieces(totals.pieces)}</span>
        <strong>{pesos(totals.total)}</strong>
      </p>
      {isSending ? (
        <>
          <p role="status">Enviando tu pedido a {store}…</p>
          <Button wide busy>
            Enviando…
          </Button>
        </>
      ) : (
        <>
          <div className="order-unknown" role="alert">
            <Icon name="alert" size={24} />
            <div>
              <p>
                <strong>No sabemos si se envió.</strong> {doubtText(doubts.get(draft.clientId) ?? null)} {store} puede
                tener ya tu pedido o no haberlo recibido.
              </p>
              <p>
                Pregúntale antes de enviarlo otra vez. Tu clave es <code className="order-key">{draft.clientId}</code>
              </p>
            </div>
          </div>
          <div className="order-actions">
            {chat !== null && (
              <a
                className={buttonClass('primary')}
                href={chat}
                target="_blank"
                rel="noopener"
                onClick={() => visits.storeContact({ storeId: draft.storeId, user })}
              >
                <Icon name="whatsapp" size={20} />
                Preguntar por WhatsApp
              </a>
            )}
            <Link href={paths.chat(draft.storeId)} className={buttonClass('quiet')} onClick={close}>
              <Icon name="message" size={20} />
              Preguntar con un mensaje
            </Link>
            <Button tone="quiet" onClick={() => desk.confirmArrival(draft.clientId)}>
              La tienda ya lo tiene
            </Button>
            {user === sender && (
              <Button
                tone="quiet"
                onClick={() => desk.resend(draft.clientId)}
                onKeyDown={(event) => event.repeat && event.preventDefault()}
              >
                Enviar otra vez
              </Button>
            )}
            <Button tone="ghost" onClick={() => desk.confirmLoss(draft.clientId)}>
              No llegó: volver a editarlo
            </Button>
          </div>
          <p className="muted order-below">
            «Enviar otra vez» manda el mismo pedido con la misma clave, para que la tienda reconozca si es una
            repetición.
          </p>
        </>
      )}
    </section>
  )
}
