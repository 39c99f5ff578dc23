import { useRef, useState } from 'react'
import { readToday } from '../../../application/todays-products.ts'
import type { SentOrder } from '../../../domain/orders/orders.ts'
import { reorder, type ReorderChange } from '../../../domain/orders/reorder.ts'
import type { Failure } from '../../../domain/result.ts'
import { Button } from '../../kit/button.tsx'
import { FailureNotice } from '../../notices/failure-notice.tsx'
import { showDialog } from '../../lib/dialogs.ts'
import { useServices } from '../../lib/services.ts'
import { useStored } from '../../lib/use-stored.ts'
import { Changes } from './changes.tsx'
import { useOrders } from './use-orders.ts'

type Again =
  | { kind: 'idle' }
  | { kind: 'asking' }
  | { kind: 'failed'; failure: Failure }
  | { kind: 'nothing'; changes: readonly ReorderChange[] }

/** Adds what was ordered to the pedido and opens it, to be changed. */
export const OrderAgain = ({ order }: { order: SentOrder }) => {
  const { catalogue } = useServices()
  const { user, drafts, editing } = useOrders()
  const [again, setAgain] = useState<Again>({ kind: 'idle' })
  const reordered = useStored(editing.reordered)
  const isThere = reordered?.orderId === order.clientId && drafts.some(({ clientId }) => clientId === reordered.draftId)

  // Old prices may be wrong: every product is read again before anything is added.
  const isAsking = useRef(false)
  const ask = async () => {
    if (isAsking.current) return
    isAsking.current = true
    setAgain({ kind: 'asking' })
    const today = await readToday(catalogue, order.products)
    isAsking.current = false
    if (!today.ok) return setAgain({ kind: 'failed', failure: today.failure })
    const { products, changes } = reorder(order, today.value)
    if (products.length === 0) return setAgain({ kind: 'nothing', changes })
    const store = [...today.value.values()].find((product) => product !== null)
    const { storeMinimum, storePhone } = store ?? order
    const draftId = editing.add(user, { ...order, storeMinimum, storePhone }, products)
    setAgain({ kind: 'idle' })
    editing.reordered.change(() => ({ orderId: order.clientId, draftId, added: products, changes }))
    showDialog('orders')
  }

  return (
    <>
      {isThere ? (
        // A second press would order it twice.
        <Button tone="quiet" onClick={() => showDialog('orders')}>
          Ver mi pedido
        </Button>
      ) : (
        <Button tone="quiet" busy={again.kind === 'asking'} onClick={() => void ask()}>
          Volver a pedir
        </Button>
      )}
      {again.kind === 'failed' && <FailureNotice failure={again.failure} onRetry={() => void ask()} compact />}
      <div role="status">
        {again.kind === 'nothing' && (
          <div className="stack-2">
            <p>Nada de este pedido se puede pedir ahora.</p>
            <Changes changes={again.changes} />
          </div>
        )}
      </div>
    </>
  )
}
