import { useState, type ReactNode } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { whatsappLink } from '../../../domain/messaging/whatsapp.ts'
import { orderCsv } from '../../../domain/orders/order-csv.ts'
import { summaryOf } from '../../../domain/orders/order-summary.ts'
import type { Draft, SentOrder } from '../../../domain/orders/orders.ts'
import { slug } from '../../../domain/text.ts'
import type { VisitsPort } from '../../../domain/visits/visits.ts'
import type { ButtonTone } from '../../kit/button.tsx'
import { WhatsappLink } from '../../kit/whatsapp-link.tsx'
import { dateText } from '../../lib/dates.ts'
import { useServices, useUser } from '../../lib/services.ts'
import { paths } from '../../lib/paths.ts'
import { summaryText } from './texts.ts'
import { Ticket } from './ticket.tsx'
import { useBuyer } from './use-orders.ts'
import './orders.css'

const saveFile = (name: string, type: string, text: string) => {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Firefox reads it a moment after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** Records a WhatsApp contact about an order. The record takes one product: the first. */
export const recordOrderWhatsapp = (
  visits: VisitsPort,
  { storeId, products }: Pick<Draft, 'storeId' | 'products'>,
  user: string,
): void => {
  visits.storeContact({ storeId, user })
  visits.whatsappContact({ storeId, productId: products[0]?.productId ?? '', user })
}

interface Props {
  order: SentOrder
  tone?: ButtonTone
  /** Beside the chat. */
  second?: ReactNode
  /** With what is done with paper. */
  children?: ReactNode
}

/** What can be done with a sent order, all of it in sight. */
export const OrderSummaryActions = ({ order, tone = 'quiet', second, children }: Props) => {
  const { visits } = useServices()
  const user = useUser()
  const buyer = useBuyer()
  const [isPrinting, setPrinting] = useState(false)
  const summary = summaryOf(order, buyer)
  const link = user === '' ? null : whatsappLink(order.storePhone, summaryText(summary))

  const download = () =>
    saveFile(
      `pedido-${slug(order.folio || order.clientId)}.csv`,
      'text/csv;charset=utf-8',
      orderCsv(summary, dateText(order.sentAt)),
    )
  const print = () => {
    flushSync(() => setPrinting(true))
    window.addEventListener('afterprint', () => setPrinting(false), { once: true })
    window.print()
  }

  return (
    <>
      <div className="ticket-first stack-2">
        {link !== null && (
          <WhatsappLink href={link} tone={tone} onClick={() => recordOrderWhatsapp(visits, order, user)}>
            Enviar resumen por WhatsApp
          </WhatsappLink>
        )}
        {second}
      </div>
      <div className="cluster">
        {children}
        <a href={paths.chat(order.storeId)} className="touch-target underlined small strong">
          Enviar mensaje
        </a>
        {Object.entries({ 'Descargar para Excel': download, Imprimir: print }).map(([text, run]) => (
          <button key={text} type="button" className="touch-target underlined small strong" onClick={run}>
            {text}
          </button>
        ))}
      </div>
      {isPrinting &&
        createPortal(
          <div className="ticket-print">
            <Ticket order={order} level={3} buyer={buyer} />
          </div>,
          document.body,
        )}
    </>
  )
}
