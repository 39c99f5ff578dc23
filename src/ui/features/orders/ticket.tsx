import type { ReactNode } from 'react'
import type { OrderSummary } from '../../../domain/orders/order-summary.ts'
import { orderPieces, orderTotals, productPrice, type SentOrder } from '../../../domain/orders/orders.ts'
import { Name } from '../../kit/text.tsx'
import { Picture } from '../../kit/picture.tsx'
import { dateText } from '../../lib/dates.ts'
import { pesos, pieces, phoneText } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { OrderedTable } from './size-table.tsx'
import { buyerText, keyText, totalText, unitPriceText } from './texts.ts'
import './orders.css'

/** What the store says that an order costs, where that is not our total, and how they differ. */
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
  /** On paper it says who buys. */
  buyer?: OrderSummary['buyer']
  /** Of several products the tables are folded. */
  folds?: boolean
  /** What can be done with it, below its edge. */
  children?: ReactNode
}

/** How an order looks once it is sent, wherever it is shown. */
export const Ticket = ({ order, level, buyer, folds = false, children }: Props) => {
  const Heading = `h${level}` as const
  const { products } = order
  const tables = products.map((product) => (
    <OrderedTable key={product.productId} cells={product.cells} caption={<Ordered product={product} />} />
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
          <span className="small muted">{dateText(order.sentAt)}</span>
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
        {order.note !== '' && <p dir="auto">{`Nota: ${order.note}`}</p>}
        <p className="order-total between tabular">
          <span>{pieces(orderPieces(order))}</span>
          <strong>{totalText({ ...orderTotals(order), total: order.total })}</strong>
        </p>
        <StoreTotal order={order} />
      </div>
      {children}
    </article>
  )
}

const Ordered = ({ product }: { product: SentOrder['products'][number] }) => (
  <span className="media">
    <span className="thumb frame">
      <Picture path={product.image} alt="" width={48} height={60} />
    </span>
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
