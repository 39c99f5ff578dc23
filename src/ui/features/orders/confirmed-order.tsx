import { useRef } from 'react'
import { orderTotals, type Draft, type SentOrder } from '../../../domain/orders/orders.ts'
import { Button, ButtonLink } from '../../kit/button.tsx'
import { Icon } from '../../kit/icon.tsx'
import { Name } from '../../kit/text.tsx'
import { recipientText } from '../../kit/format.ts'
import { paths } from '../../site/paths.ts'
import { sumText } from './texts.ts'
import { OrderSummaryActions, Ticket } from './ticket.tsx'
import { useBuyerDetails, useLostFocus, useSentOrders } from './use-orders.ts'
import './orders.css'

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
