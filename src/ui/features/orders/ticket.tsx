import { type ReactNode, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { type OrderSummary, summaryOf } from '../../../domain/orders/order-summary.ts'
import { type Draft, orderPieces, orderTotals, productPrice, type SentOrder } from '../../../domain/orders/orders.ts'
import { whatsappLink } from '../../../domain/messaging/whatsapp.ts'
import { orderCsv } from '../../../domain/orders/order-csv.ts'
import { slug } from '../../../domain/text.ts'
import type { VisitsPort } from '../../../domain/visits/visits.ts'
import { Name, Wordmark } from '../../kit/text.tsx'
import { Thumb } from '../../kit/picture.tsx'
import { type ButtonTone, WhatsappLink } from '../../kit/button.tsx'
import { isoDay, serverDayText } from '../../kit/dates.ts'
import { pesos, phoneText, pieces } from '../../kit/format.ts'
import { paths } from '../../site/paths.ts'
import { useServices, useUser } from '../../data/services.ts'
import { OrderResale } from './resale.tsx'
import { OrderedTable } from './size-table.tsx'
import { buyerText, keyText, summaryText, totalText, unitPriceText } from './texts.ts'
import { useBuyer } from './use-orders.ts'
import './orders.css'
import './ticket.css'

/** The store's total where it is not ours, and how they differ. */
const StoreTotal = ({ order: { total, storeTotal } }: { order: SentOrder }) =>
  storeTotal !== undefined && (
    <>
      <p>{`El fabricante lo registró en ${pesos(storeTotal)}. Acláralo con él antes de pagar.`}</p>
      {total !== null && (
        <p className="small">
          {`Son ${pesos(Math.abs(storeTotal - total))} ${storeTotal > total ? 'más' : 'menos'} que los ` +
            `${pesos(total)} de tu pedido.`}
        </p>
      )}
    </>
  )

interface Props {
  order: SentOrder
  level: 3 | 4
  buyer?: OrderSummary['buyer']
  /** Whether the tables of several products are folded. */
  folds?: boolean
  /** Actions below the ticket's edge. */
  children?: ReactNode
}

export const Ticket = ({ order, level, buyer, folds = false, children }: Props) => {
  const Heading = `h${level}` as const
  const { products } = order
  const tables = products.map((product) => (
    <OrderedTable
      key={product.productId}
      cells={product.cells}
      price={buyer && productPrice(product)}
      caption={<Ordered product={product} />}
    />
  ))
  return (
    <article className="stack-3">
      <div className="ticket-paper stack-3">
        <Heading className="ticket-folio badge badge-tag tabular">
          <span>{order.folio === '' ? 'Pedido' : 'Folio'}</span> <span>{order.folio || order.clientId}</span>
        </Heading>
        <p>
          <a href={paths.company(order.storeId)} className="touch-target underlined-on-hover pink-on-hover strong">
            <Name text={order.storeName || 'Fabricante'} />
          </a>
          <br />
          <span className="small muted">{serverDayText(order.sentAt)}</span>
        </p>
        {buyer && (
          <p>{`Compra: ${[buyerText({ buyer }), buyer.mail, phoneText(buyer.phone)].filter(Boolean).join(' · ')}`}</p>
        )}
        {folds && products.length > 1 ? (
          <details>
            <summary className="underlined small strong">{`Ver los ${products.length} modelos`}</summary>
            {tables}
          </details>
        ) : (
          tables
        )}
        {order.note && <p dir="auto">{`Nota: ${order.note}`}</p>}
        <p className="order-total between tabular">
          <span>{pieces(orderPieces(order))}</span>
          <strong>{totalText({ ...orderTotals(order), total: order.total })}</strong>
        </p>
        <StoreTotal order={order} />
        {!buyer && <OrderResale order={order} />}
      </div>
      {children}
    </article>
  )
}

const Ordered = ({ product }: { product: SentOrder['products'][number] }) => (
  <span className="media">
    <Thumb path={product.image} />
    <span className="fill">
      <strong>
        <Name text={product.name || 'Producto'} />
      </strong>
      <span className="small muted">
        {` · ${keyText({ key: product.key ?? '', id: product.productId })} · ${unitPriceText(productPrice(product))}`}
      </span>
    </span>
  </span>
)

export const saveFile = (name: string, type: string, text: string) => {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Firefox reads it a moment after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** Records a WhatsApp contact about an order; the API takes one product of it. */
export const recordOrderWhatsapp = (
  visits: VisitsPort,
  { storeId, products }: Pick<Draft, 'storeId' | 'products'>,
  user: string,
) => {
  visits.storeContact({ storeId, user })
  visits.whatsappContact({ storeId, productId: products[0]?.productId ?? '', user })
}

interface ActionsProps {
  order: SentOrder
  tone?: ButtonTone
  /** An action beside the chat. */
  second?: ReactNode
  /** Actions beside printing and saving. */
  children?: ReactNode
}

export const OrderSummaryActions = ({ order, tone = 'quiet', second, children }: ActionsProps) => {
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
      orderCsv(summary, isoDay(order.sentAt)),
    )
  const print = () => {
    flushSync(() => setPrinting(true))
    window.addEventListener('afterprint', () => setPrinting(false), { once: true })
    window.print()
  }

  return (
    <>
      <div className="ticket-first stack-2">
        {link && (
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
            <Wordmark />
            <p className="large strong">Pedido de mayoreo</p>
            <Ticket order={order} level={3} buyer={buyer} />
          </div>,
          document.body,
        )}
    </>
  )
}
