import { useRef, useState } from 'react'
import { readToday } from '../../../application/order-sending.ts'
import type { SentOrder } from '../../../domain/orders/orders.ts'
import { reorder, type ReorderChange } from '../../../domain/orders/reorder.ts'
import type { Failure } from '../../../domain/result.ts'
import { Button } from '../../kit/button.tsx'
import { FailureNotice } from '../../notices/failure-notice.tsx'
import { showDialog } from '../../lib/dialogs.ts'
import { pesos, pieces } from '../../lib/format.ts'
import { useServices, useStored } from '../../lib/services.ts'
import { useOrders } from './use-orders.ts'

const lackingText = (missing: number) => (missing === 1 ? 'te falta 1' : `te faltan ${missing}`)

const rulesText = ({ minimum, multiple, missing }: Extract<ReorderChange, { kind: 'rules' }>) => {
  const lacking = lackingText(missing)
  if (minimum === null) return `Ahora se vende de ${multiple} en ${multiple} pzs: ${lacking}.`
  const by = multiple === null ? '' : ` y se vende de ${multiple} en ${multiple}`
  return `El mínimo ahora es ${pieces(minimum)}${by}: ${lacking}.`
}

const changeText = (change: ReorderChange) => {
  switch (change.kind) {
    case 'gone':
      return `${change.name} ya no está a la venta.`
    case 'price': {
      if (change.now === null) return `${change.name} ahora tiene el precio a consultar.`
      const before = change.before === null ? '' : ` (antes ${pesos(change.before)})`
      return `${change.name} ahora cuesta ${pesos(change.now)} c/u${before}.`
    }
    case 'sold-out':
      return `${change.name}: ${change.colour}, talla ${change.size}, está agotado.`
    case 'rules':
      return rulesText(change)
    case 'store-minimum':
      return `El pedido mínimo ahora es ${pesos(change.minimum)}: te faltan ${pesos(change.missing)}.`
  }
}

export const Changes = ({ changes }: { changes: readonly ReorderChange[] }) => (
  <ul className="stack-1 small">
    {changes.map((change, index) => (
      <li key={index} dir="auto">
        {change.kind === 'rules' && <strong>{`${change.name}. `}</strong>}
        <span>{changeText(change)}</span>
      </li>
    ))}
  </ul>
)

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
