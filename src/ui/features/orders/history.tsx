import { useId, useState } from 'react'
import { orderPieces, orderTotals, type SentOrder } from '../../../domain/orders/orders.ts'
import { Button } from '../../kit/button.tsx'
import { isoDay, orderDayText } from '../../kit/dates.ts'
import { Dropdown } from '../../kit/dropdown.tsx'
import { count, pesos, pieces } from '../../kit/format.ts'
import { Icon } from '../../kit/icon.tsx'
import { Thumb } from '../../kit/picture.tsx'
import { EmptyState } from '../../kit/section.tsx'
import { Name } from '../../kit/text.tsx'
import { paths } from '../../site/paths.ts'
import { useServices } from '../../data/services.ts'
import { OrderAgain } from './order-changes.tsx'
import { sumText, totalText } from './texts.ts'
import { OrderSummaryActions, Ticket } from './ticket.tsx'
import { useSentOrders } from './use-orders.ts'
import './history.css'
import './ticket.css'

const MOST_PICTURES = 4

const PastOrder = ({ order }: { order: SentOrder }) => {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { folio, clientId, storeName, storeTotal, products } = order
  const name = folio || clientId
  const pictured = products.length > MOST_PICTURES ? products.slice(0, MOST_PICTURES - 1) : products
  const left = products.length - pictured.length
  return (
    <article className="past-order">
      <div className="past-order-head cluster">
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
      <p className="past-order-maker strong">
        <Name text={storeName || 'Fabricante'} />
      </p>
      <div className="past-order-pictures">
        {pictured.map(({ productId, image }) => (
          <Thumb key={productId} path={image} />
        ))}
        {left > 0 && <span className="thumb past-order-left strong muted">{`+${left}`}</span>}
      </div>
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

/** `4 pedidos · 62 pzs · $6,075 este mes`, by the server's calendar; other months are counted, not summed. */
const monthText = (orders: readonly SentOrder[], now: number) => {
  const month = (ms: number) => isoDay(ms).slice(0, 7)
  const latest = orders.filter(({ sentAt }) => month(sentAt) === month(now))
  const products = latest.flatMap((order) => order.products)
  const totals = orderTotals({ products, storeMinimum: null })
  const sums = [pieces(totals.pieces), sumText(totals)]
  const disputed = latest.filter(({ storeTotal }) => storeTotal !== undefined).length
  const all = count(orders.length, 'pedido', 'pedidos')
  const ofMonth =
    latest.length === orders.length
      ? `${sums.join(' · ')} este mes`
      : latest.length === 0
        ? 'ninguno este mes'
        : `${latest.length} este mes: ${sums.join(', ')}`
  return `${all} · ${ofMonth}${disputed === 0 ? '' : `. El fabricante registró ${disputed} con otro total.`}`
}

export const OrdersHistory = () => {
  const { sent } = useSentOrders()
  const { page } = useServices()
  const [maker, setMaker] = useState('')
  if (sent.length === 0) {
    return (
      <EmptyState
        icon="bag"
        level={3}
        title="Todavía no has enviado pedidos"
        text="Los pedidos que envíes desde este navegador aparecen aquí, con su folio."
        link={{ text: 'Ver productos', href: paths.products() }}
      />
    )
  }
  const ofMaker = (maker: string) => sent.filter(({ storeId }) => maker === '' || storeId === maker)
  const chosen = ofMaker(maker)
  const names = new Map(sent.map(({ storeId, storeName }) => [storeId, storeName]))
  return (
    <div className="stack-3">
      <p className="tabular" role="status">
        {monthText(chosen, page.now())}
      </p>
      {names.size > 1 && (
        <div className="row scroll-row" role="group" aria-label="Fabricante">
          {[['', 'Todos'] as const, ...names].map(([storeId, name]) => (
            <Button key={storeId} tone="pill" aria-pressed={storeId === maker} onClick={() => setMaker(storeId)}>
              <Name text={name || 'Fabricante'} /> <span className="tabular">{ofMaker(storeId).length}</span>
            </Button>
          ))}
        </div>
      )}
      <ul className="past-orders box divided">
        {chosen.map((order) => (
          <li key={order.clientId}>
            <PastOrder order={order} />
          </li>
        ))}
      </ul>
    </div>
  )
}
