import { useState } from 'react'
import { Link } from 'wouter'
import type { ProductDetail } from '../../../domain/catalogue/catalogue.ts'
import { productPieces, type SentOrder } from '../../../domain/orders/orders.ts'
import { reorder, type ReorderChange } from '../../../domain/orders/reorder.ts'
import type { Failure } from '../../../domain/result.ts'
import { Button, buttonClass } from '../../kit/button.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { FailureNotice } from '../../lib/failure-notice.tsx'
import { OrderSummaryActions } from './order-summary-actions.tsx'
import { useDialogs } from '../../lib/dialogs.tsx'
import { count, dateText, pesos, pieces } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { useServices } from '../../lib/services.ts'
import { sentTotalText } from './texts.ts'
import { useOrders } from './use-orders.ts'
import { Name } from '../../lib/name.tsx'
import './history.css'

const changeText = (change: ReorderChange): string => {
  switch (change.kind) {
    case 'gone':
      return `${change.name} ya no está a la venta.`
    case 'price':
      if (change.now === null) return `${change.name} ahora tiene el precio a consultar.`
      return `${change.name} ahora cuesta ${pesos(change.now)} c/u${change.before === null ? '' : ` (antes ${pesos(change.before)})`}.`
    case 'sold-out':
      return `${change.name}: ${change.colour}, talla ${change.size}, está agotado.`
  }
}

type Again =
  | { readonly kind: 'idle' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'done'; readonly added: number; readonly changes: readonly ReorderChange[] }

const OrderAgain = ({ order }: { order: SentOrder }) => {
  const { catalogue } = useServices()
  const { user, editing } = useOrders()
  const { show } = useDialogs()
  const [again, setAgain] = useState<Again>({ kind: 'idle' })

  // Old prices may be wrong: every product is read again before anything is added.
  const ask = async () => {
    setAgain({ kind: 'asking' })
    const results = await Promise.all(order.products.map(({ productId }) => catalogue.product(productId)))
    const today = new Map<string, ProductDetail | null>()
    for (const [place, result] of results.entries()) {
      if (!result.ok) return setAgain({ kind: 'failed', failure: result.failure })
      today.set(order.products[place]?.productId ?? '', result.value)
    }
    const { products, changes } = reorder(order, today)
    const { storeId, storeName, storePhone } = order
    const store = [...today.values()].find((product) => product !== null)
    const storeMinimum = store?.storeMinimum ?? order.storeMinimum
    editing.add(user, { storeId, storeName, storeMinimum, storePhone: store?.storePhone ?? storePhone }, products)
    setAgain({ kind: 'done', added: products.reduce((sum, product) => sum + productPieces(product), 0), changes })
  }

  return (
    <>
      <div className="cluster">
        <Button tone="quiet" busy={again.kind === 'asking'} onClick={() => void ask()}>
          Volver a pedir
        </Button>
      </div>
      <OrderSummaryActions order={order} />
      {again.kind === 'failed' && <FailureNotice failure={again.failure} onRetry={() => void ask()} compact />}
      <div role="status" className="history-again">
        {again.kind === 'done' && (
          <>
            <p>
              {again.added === 0
                ? 'Nada de este pedido se puede pedir ahora.'
                : `Agregamos ${pieces(again.added)} a tu pedido${again.changes.length > 0 ? '. Esto cambió desde entonces:' : '. Nada cambió de precio.'}`}
            </p>
            {again.changes.length > 0 && (
              <ul className="history-changes">
                {again.changes.map((change, place) => (
                  <li key={place} dir="auto">
                    {changeText(change)}
                  </li>
                ))}
              </ul>
            )}
            {again.added > 0 && <Button onClick={() => show('orders')}>Ver mi pedido</Button>}
          </>
        )}
      </div>
    </>
  )
}

const PastOrder = ({ order }: { order: SentOrder }) => {
  const total = order.products.reduce((sum, product) => sum + productPieces(product), 0)
  return (
    <article className="history-order">
      <header className="history-head">
        <h3>{order.folio === '' ? `Pedido ${order.clientId}` : `Folio ${order.folio}`}</h3>
        <p className="tabular">
          <strong>{sentTotalText(order)}</strong> · {pieces(total)}
        </p>
      </header>
      <p className="muted">
        <Link href={paths.company(order.storeId)} className="underlined">
          <Name text={order.storeName || 'Tienda'} />
        </Link>{' '}
        · {dateText(order.sentAt)}
      </p>
      <details className="history-details">
        <summary>{count(order.products.length, 'producto', 'productos')}</summary>
        <ul>
          {order.products.map((product) => (
            <li key={product.productId}>
              <Name text={product.name || 'Producto'} />:{' '}
              {product.cells.map(({ colour, size, pieces: n }) => `${colour} ${size} × ${n}`).join(', ')}
            </li>
          ))}
        </ul>
        {order.note !== '' && <p dir="auto">Nota: {order.note}</p>}
      </details>
      <OrderAgain order={order} />
    </article>
  )
}

/** The user's orders sent from this browser, latest first. The API has no history. */
export const OrdersHistory = () => {
  const { sent } = useOrders()
  if (sent.length === 0) {
    return (
      <EmptyState
        icon="bag"
        level={3}
        title="Todavía no has enviado pedidos"
        text="Los pedidos que envíes desde este navegador aparecen aquí, con su folio."
        action={
          <Link href={paths.products()} className={buttonClass()}>
            Ver productos
          </Link>
        }
      />
    )
  }
  return (
    <ul className="history-list">
      {sent.map((order) => (
        <li key={order.clientId}>
          <PastOrder order={order} />
        </li>
      ))}
    </ul>
  )
}
