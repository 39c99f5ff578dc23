import { useRef } from 'react'
import { whatsappLink, whatsappOrderQuestion } from '../../../domain/messaging/whatsapp.ts'
import { orderTotals, type Draft, type PendingOrder, type SentOrder } from '../../../domain/orders/orders.ts'
import { Button, ButtonLink, WhatsappLink } from '../../kit/button.tsx'
import { Icon } from '../../kit/icon.tsx'
import { Name } from '../../kit/text.tsx'
import { timeText } from '../../kit/dates.ts'
import { pieces, recipientText } from '../../kit/format.ts'
import { paths } from '../../site/paths.ts'
import { useServices } from '../../data/services.ts'
import { whatHappened } from '../../notices/failure-text.ts'
import { sumText } from './texts.ts'
import { OrderSummaryActions, recordOrderWhatsapp, Ticket } from './ticket.tsx'
import { useBuyerDetails, useLostFocus, useOpenOrders, useSentOrders } from './use-orders.ts'
import './orders.css'

export const PendingOrderPart = ({ order: { draft, at, isSending } }: { order: PendingOrder }) => {
  const { user, sending } = useOpenOrders()
  const { visits } = useServices()
  const title = useRef<HTMLHeadingElement>(null)
  useLostFocus(title, isSending)
  const { clientId, storeId, storeName, storePhone } = draft
  const totals = orderTotals(draft)
  const recipient = recipientText(storeName)
  const reason = draft.failure ? `${whatHappened(draft.failure)} ` : ''
  const chat = user === '' ? null : whatsappLink(storePhone, whatsappOrderQuestion(clientId))

  return (
    <section className="order-section stack" aria-label={`Pedido ${recipient}`}>
      <header className="order-head between">
        <h3 ref={title} tabIndex={-1}>
          <Name text={storeName || 'Fabricante'} />
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
                <span>{`${reason}${storeName || 'El fabricante'} puede tener ya tu pedido o no haberlo recibido.`}</span>
              </p>
              <p>
                Pregúntale antes de enviarlo otra vez. Tu clave es <code className="strong">{clientId}</code>
              </p>
            </div>
          </div>
          <div className="stack-2">
            {chat && (
              <WhatsappLink href={chat} onClick={() => recordOrderWhatsapp(visits, draft, user)}>
                Preguntar por WhatsApp
              </WhatsappLink>
            )}
            <ButtonLink href={paths.chat(storeId)} tone="quiet">
              <Icon name="message" size={20} />
              Preguntar con un mensaje
            </ButtonLink>
            <Button tone="quiet" onClick={() => void sending.confirmArrival(user, clientId)}>
              El fabricante ya lo tiene
            </Button>
            <Button tone="quiet" sends onClick={() => void sending.sendAgain(user, clientId)}>
              Enviar otra vez
            </Button>
            <Button tone="ghost" onClick={() => void sending.confirmLoss(user, clientId)}>
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

interface Props {
  order: SentOrder
  drafts: readonly Draft[]
  onReview: (clientId: string) => void
}

export const ConfirmedOrder = ({ order, drafts, onReview }: Props) => {
  const [{ town }] = useBuyerDetails()
  const { isStored } = useSentOrders()
  const title = useRef<HTMLHeadingElement>(null)
  useLostFocus(title, order)
  const recipient = recipientText(order.storeName)
  return (
    <section className="order-section stack-3" aria-label={`Pedido enviado ${recipient}`}>
      <h3 ref={title} tabIndex={-1} className="media large agave">
        <Icon name="check" />
        <span>Pedido enviado</span>
      </h3>
      <p role="status">{`Enviamos tu pedido ${recipient}.`}</p>
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
            <a href={paths.account('datos', 'ciudad')} className="touch-target underlined small strong">
              Agrega tu ciudad
            </a>
          )}
        </OrderSummaryActions>
        {drafts.map((draft) => (
          <p key={draft.clientId} className="between">
            <span>
              Te falta enviar: <Name text={draft.storeName || 'Fabricante'} />
              <span className="tabular">{` · ${sumText(orderTotals(draft))}`}</span>
            </span>
            <Button tone="quiet" onClick={() => onReview(draft.clientId)}>
              Revisar
              <span className="visually-hidden">{` tu pedido ${recipientText(draft.storeName)}`}</span>
              <Icon name="chevron-right" size={20} />
            </Button>
          </p>
        ))}
      </Ticket>
    </section>
  )
}
