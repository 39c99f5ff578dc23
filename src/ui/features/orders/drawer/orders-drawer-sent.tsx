import { useEffect, useRef } from 'react'
import { whatsappLink, whatsappOrderQuestion } from '../../../../domain/messaging/whatsapp.ts'
import { orderTotals, type PendingOrder, type SentOrder } from '../../../../domain/orders/orders.ts'
import { Button, ButtonLink, WhatsappLink } from '../../../kit/button.tsx'
import { Icon, Name } from '../../../kit/text.tsx'
import { timeText } from '../../../lib/dates.ts'
import { pieces, recipientText } from '../../../lib/format.ts'
import { OrderSummaryActions, recordOrderWhatsapp, Ticket } from '../ticket.tsx'
import { whatHappened } from '../../../notices/failure-text.ts'
import { sumText } from '../texts.ts'
import { paths } from '../../../lib/paths.ts'
import { useServices } from '../../../lib/services.ts'
import { useBuyerDetails, useOrders } from '../use-orders.ts'
import '../orders.css'

export const OrdersDrawerPending = ({ order: { draft, at, isSending, failure } }: { order: PendingOrder }) => {
  const { user, sending } = useOrders()
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
          <Button wide busy>
            Enviando…
          </Button>
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
            {chat !== null && (
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

export const OrdersDrawerConfirmed = ({ order }: { order: SentOrder }) => {
  const [{ town }] = useBuyerDetails()
  const { isStored } = useOrders()
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
