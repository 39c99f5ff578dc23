import { useId, useState } from 'react'
import { orderPieces, type SentOrder } from '../../../domain/orders/orders.ts'
import { Icon } from '../../kit/icon.tsx'
import { Thumb } from '../../kit/picture.tsx'
import { Name } from '../../kit/text.tsx'
import { orderDayText } from '../../kit/dates.ts'
import { Dropdown } from '../../kit/dropdown.tsx'
import { pesos, pieces } from '../../kit/format.ts'
import { OrderAgain } from './order-changes.tsx'
import { OrderSummaryActions, Ticket } from './ticket.tsx'
import { totalText } from './texts.ts'
import './history.css'
import './ticket.css'

const MOST_PICTURES = 4

const Pictures = ({ products }: Pick<SentOrder, 'products'>) => {
  const first = products.length > MOST_PICTURES ? products.slice(0, MOST_PICTURES - 1) : products
  const left = products.length - first.length
  return (
    <div className="past-order-pictures">
      {first.map(({ productId, image }) => (
        <Thumb key={productId} path={image} />
      ))}
      {left > 0 && <span className="thumb past-order-left strong muted">{`+${left}`}</span>}
    </div>
  )
}

/** A row that opens to its ticket; only then the ticket is drawn. */
export const PastOrder = ({ order }: { order: SentOrder }) => {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { folio, clientId, storeName, storeTotal } = order
  const name = folio || clientId
  return (
    <article className="past-order" data-open={isOpen}>
      <div className="past-order-head">
        <h3>
          <button
            type="button"
            className="media"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <span className="ticket-folio badge badge-tag tabular">
              <span className="visually-hidden">{folio === '' ? 'Pedido' : 'Folio'}</span> <span>{name}</span>
            </span>
            <Icon name="chevron-down" size={18} />
          </button>
        </h3>
        <p className="small muted tabular">{orderDayText(order.sentAt)}</p>
      </div>
      <p className="past-order-maker clamp strong">
        <Name text={storeName || 'Fabricante'} />
      </p>
      <Pictures products={order.products} />
      <p className="past-order-sums tabular">
        <span className="small muted">{pieces(orderPieces(order))}</span> <strong>{totalText(order)}</strong>{' '}
        {storeTotal !== undefined && <span className="small danger">{`Registrado en ${pesos(storeTotal)}`}</span>}
      </p>
      {/* The open ticket has the same buttons. */}
      {!isOpen && (
        <div className="past-order-more">
          <Dropdown
            className="icon-button"
            label={
              <>
                <Icon name="more" />
                <span className="visually-hidden">{`Más del pedido ${name}`}</span>
              </>
            }
            panel="past-order-menu stack-2"
          >
            <OrderSummaryActions order={order} />
          </Dropdown>
        </div>
      )}
      <OrderAgain order={order} />
      {isOpen && (
        <div className="past-order-ticket" id={id}>
          <Ticket order={order} level={4}>
            <OrderSummaryActions order={order} />
          </Ticket>
        </div>
      )}
    </article>
  )
}
