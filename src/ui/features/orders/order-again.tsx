import { useRef, useState, type ReactNode } from 'react'
import { readToday } from '../../../application/todays-products.ts'
import { withoutPieces } from '../../../domain/orders/drafts.ts'
import { orderPieces, type DraftProduct, type SentOrder } from '../../../domain/orders/orders.ts'
import { reorder, type ReorderChange } from '../../../domain/orders/reorder.ts'
import type { Failure } from '../../../domain/result.ts'
import { Button } from '../../kit/button.tsx'
import { FailureNotice } from '../../notices/failure-notice.tsx'
import { pieces } from '../../lib/format.ts'
import { useServices } from '../../lib/services.ts'
import { Changes } from './changes.tsx'
import { useOrders } from './use-orders.ts'
import './history.css'

type Again =
  | { kind: 'idle' }
  | { kind: 'asking' }
  | { kind: 'failed'; failure: Failure }
  | { kind: 'done'; draftId: string; added: readonly DraftProduct[]; changes: readonly ReorderChange[] }

interface Props {
  order: SentOrder
  next?: ReactNode
  onAsk?: () => void
}

export const OrderAgain = ({ order, next, onAsk }: Props) => {
  const { catalogue } = useServices()
  const { user, editing } = useOrders()
  const [again, setAgain] = useState<Again>({ kind: 'idle' })

  // Old prices may be wrong: every product is read again before anything is added.
  const isAsking = useRef(false)
  const ask = async () => {
    if (isAsking.current) return
    isAsking.current = true
    onAsk?.()
    setAgain({ kind: 'asking' })
    const today = await readToday(catalogue, order.products)
    isAsking.current = false
    if (!today.ok) return setAgain({ kind: 'failed', failure: today.failure })
    const { products, changes } = reorder(order, today.value)
    const store = [...today.value.values()].find((product) => product !== null)
    const { storeMinimum, storePhone } = store ?? order
    const draftId = editing.add(user, { ...order, storeMinimum, storePhone }, products)
    setAgain({ kind: 'done', draftId, added: products, changes })
  }
  const undo = (draftId: string, added: readonly DraftProduct[]) => {
    editing.change(user, draftId, (draft) => withoutPieces(draft, added))
    setAgain({ kind: 'idle' })
  }
  const isAdded = again.kind === 'done' && again.added.length > 0

  return (
    <>
      <div className="cluster">
        {isAdded ? (
          <>
            <span className="strong agave">Ya está en tu pedido</span>
            <Button tone="ghost" onClick={() => undo(again.draftId, again.added)}>
              Deshacer
            </Button>
          </>
        ) : (
          <Button tone="quiet" busy={again.kind === 'asking'} onClick={() => void ask()}>
            Volver a pedir
          </Button>
        )}
      </div>
      {again.kind === 'failed' && <FailureNotice failure={again.failure} onRetry={() => void ask()} compact />}
      <div role="status" className="history-again stack-3">
        {again.kind === 'done' && (
          <>
            <p>
              {again.added.length === 0
                ? 'Nada de este pedido se puede pedir ahora.'
                : `Agregamos ${pieces(orderPieces({ products: again.added }))} a tu pedido. ` +
                  (again.changes.length > 0 ? 'Esto cambió desde entonces:' : 'Nada cambió de precio.')}
            </p>
            {again.changes.length > 0 && (
              <div className="history-changes">
                <Changes changes={again.changes} />
              </div>
            )}
            {isAdded && next}
          </>
        )}
      </div>
    </>
  )
}
