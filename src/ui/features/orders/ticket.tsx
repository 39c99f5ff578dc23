import { type ReactNode, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { whatsappLink } from '../../../domain/messaging/whatsapp.ts'
import { gridOfDraft } from '../../../domain/orders/drafts.ts'
import { orderCsv } from '../../../domain/orders/order-csv.ts'
import {
  type Buyer,
  type Draft,
  type DraftProduct,
  orderPieces,
  productPrice,
  type SentOrder,
} from '../../../domain/orders/orders.ts'
import { piecesAt, piecesIn } from '../../../domain/orders/quantity-grid.ts'
import { slug } from '../../../domain/text.ts'
import type { VisitsPort } from '../../../domain/visits/visits.ts'
import { Name, Wordmark } from '../../kit/text.tsx'
import { Thumb } from '../../kit/picture.tsx'
import { type ButtonTone, WhatsappLink } from '../../kit/button.tsx'
import { isoDay, serverDayText } from '../../kit/dates.ts'
import { integer, pesos, phoneText, pieces } from '../../kit/format.ts'
import { paths } from '../../site/paths.ts'
import { useServices, useUser } from '../../data/services.ts'
import { OrderResale } from './resale.tsx'
import { SizeOf, SizeTable } from './size-table.tsx'
import { buyerText, modelText, summaryText, totalText } from './texts.ts'
import { useBuyer } from './use-orders.ts'
import './orders.css'
import './size-table.css'
import './ticket.css'

const OrderedTable = ({ product, hasAmounts }: { product: DraftProduct; hasAmounts: boolean }) => {
  const { cells } = product
  const { colours, sizes } = gridOfDraft(product, null)
  const price = hasAmounts ? productPrice(product) : null
  const caption = (
    <span className="media">
      <Thumb path={product.image} />
      <span className="fill">
        <strong>
          <Name text={product.name || 'Producto'} />
        </strong>
        <span className="small muted">{['', ...modelText(product)].join(' · ')}</span>
      </span>
    </span>
  )
  return (
    <SizeTable caption={caption} sizes={sizes}>
      {colours.map(({ name: colour }) => {
        const total = piecesIn(cells, colour)
        return (
          <tr key={colour} className="size-table-row">
            <th scope="row" className="size-table-colour">
              <bdi>{colour}</bdi>
            </th>
            {sizes.map((size) => (
              <td key={size} className="size-table-cell">
                <SizeOf size={size} />
                {piecesAt(cells, { colour, size }) > 0 && <span>{integer(piecesAt(cells, { colour, size }))}</span>}
              </td>
            ))}
            <td className="size-table-total strong">
              {integer(total) + (price === null ? '' : ` · ${pesos(price * total)}`)}
            </td>
          </tr>
        )
      })}
    </SizeTable>
  )
}

interface Props {
  order: SentOrder
  level: 3 | 4
  /** The buyer of a printed ticket, whose rows say their amounts. */
  buyer?: Buyer
  folds?: boolean
  children?: ReactNode
}

export const Ticket = ({ order, level, buyer, folds, children }: Props) => {
  const Heading = `h${level}` as const
  const { products, total, storeTotal } = order
  const tables = products.map((product) => (
    <OrderedTable key={product.productId} product={product} hasAmounts={buyer !== undefined} />
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
          <p>{`Compra: ${[buyerText(buyer), buyer.mail, phoneText(buyer.phone)].filter(Boolean).join(' · ')}`}</p>
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
          <strong>{totalText(order)}</strong>
        </p>
        {storeTotal !== undefined && (
          <>
            <p>{`El fabricante lo registró en ${pesos(storeTotal)}. Acláralo con él antes de pagar.`}</p>
            {total !== null && (
              <p className="small">
                {`Son ${pesos(Math.abs(storeTotal - total))} ${storeTotal > total ? 'más' : 'menos'} que los ` +
                  `${pesos(total)} de tu pedido.`}
              </p>
            )}
          </>
        )}
        {!buyer && <OrderResale order={order} />}
      </div>
      {children}
    </article>
  )
}

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
  second?: ReactNode
  children?: ReactNode
}

export const OrderSummaryActions = ({ order, tone = 'quiet', second, children }: ActionsProps) => {
  const { visits } = useServices()
  const user = useUser()
  const buyer = useBuyer()
  const [isPrinting, setPrinting] = useState(false)
  const link = user === '' ? null : whatsappLink(order.storePhone, summaryText(order, buyer))

  const download = () =>
    saveFile(
      `pedido-${slug(order.folio || order.clientId)}.csv`,
      'text/csv;charset=utf-8',
      orderCsv(order, buyer, isoDay(order.sentAt)),
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
