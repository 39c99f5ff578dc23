import { useState, type ReactNode } from 'react'
import type { ProductDetail } from '../../../domain/catalogue/catalogue.ts'
import { orderPieces, type SentOrder } from '../../../domain/orders/orders.ts'
import { reorder, type ReorderChange } from '../../../domain/orders/reorder.ts'
import type { Failure } from '../../../domain/result.ts'
import { Button } from '../../kit/button.tsx'
import { FailureNotice } from '../../notices/failure-notice.tsx'
import { pesos, pieces } from '../../lib/format.ts'
import { useServices } from '../../lib/services.ts'
import { useOrders } from './use-orders.ts'
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

interface Props {
  order: SentOrder
  next?: ReactNode
  onAsk?: () => void
}

/** Adds a sent order to the drafts again, at today's prices, and says what changed. */
export const OrderAgain = ({ order, next, onAsk }: Props) => {
  const { catalogue } = useServices()
  const { user, editing } = useOrders()
  const [again, setAgain] = useState<Again>({ kind: 'idle' })

  // Old prices may be wrong: every product is read again before anything is added.
  const ask = async () => {
    onAsk?.()
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
    setAgain({ kind: 'done', added: orderPieces({ products }), changes })
  }

  return (
    <>
      <div className="cluster">
        <Button tone="quiet" busy={again.kind === 'asking'} onClick={() => void ask()}>
          Volver a pedir
        </Button>
      </div>
      {again.kind === 'failed' && <FailureNotice failure={again.failure} onRetry={() => void ask()} compact />}
      <div role="status" className="history-again stack-3">
        {again.kind === 'done' && (
          <>
            <p>
              {again.added === 0
                ? 'Nada de este pedido se puede pedir ahora.'
                : `Agregamos ${pieces(again.added)} a tu pedido${again.changes.length > 0 ? '. Esto cambió desde entonces:' : '. Nada cambió de precio.'}`}
            </p>
            {again.changes.length > 0 && (
              <ul className="history-changes stack-1 small">
                {again.changes.map((change, place) => (
                  <li key={place} dir="auto">
                    {changeText(change)}
                  </li>
                ))}
              </ul>
            )}
            {again.added > 0 && next}
          </>
        )}
      </div>
    </>
  )
}
