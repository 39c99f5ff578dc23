import { useState } from 'react'
import { readToday } from '../../../application/order-sending.ts'
import type { SentOrder } from '../../../domain/orders/orders.ts'
import { reorder, type ReorderChange, type Today } from '../../../domain/orders/reorder.ts'
import { Button } from '../../kit/button.tsx'
import { FailureNotice } from '../../notices/failure-notice.tsx'
import { showDialog } from '../../lib/dialogs.ts'
import { pesos, pieces } from '../../lib/format.ts'
import { useServices, useStored } from '../../lib/services.ts'
import { useSend } from '../../lib/forms.ts'
import { useOrders } from './use-orders.ts'

const rulesText = ({ minimum, multiple, missing }: Extract<ReorderChange, { kind: 'rules' }>) => {
  const lacking = missing === 1 ? 'te falta 1' : `te faltan ${missing}`
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
      <li key={index}>
        {change.kind === 'rules' && <strong>{`${change.name}. `}</strong>}
        <span>{changeText(change)}</span>
      </li>
    ))}
  </ul>
)

export const OrderAgain = ({ order }: { order: SentOrder }) => {
  const { catalogue } = useServices()
  const { user, drafts, editing } = useOrders()
  const { busy, failure, run } = useSend()
  /** Why nothing of it can be ordered now. */
  const [obstacles, setObstacles] = useState<readonly ReorderChange[] | null>(null)
  const reordered = useStored(editing.reordered)
  const isThere = reordered?.orderId === order.clientId && drafts.some(({ clientId }) => clientId === reordered.draftId)

  const add = (today: Today) => {
    const { products, changes } = reorder(order, today)
    setObstacles(products.length === 0 ? changes : null)
    if (products.length === 0) return
    const store = [...today.values()].find((product) => product !== null)
    const { storeMinimum, storePhone } = store ?? order
    const draftId = editing.add(user, { ...order, storeMinimum, storePhone }, products)
    editing.reordered.change(() => ({ orderId: order.clientId, draftId, added: products, changes }))
    showDialog('orders')
  }
  // Old prices may be wrong: every product is read again before anything is added.
  const read = () =>
    void run(async () => {
      const today = await readToday(catalogue, order.products)
      if (today.ok) add(today.value)
      return today
    })

  return (
    <>
      {isThere ? (
        // A second press would order it twice.
        <Button tone="quiet" onClick={() => showDialog('orders')}>
          Ver mi pedido
        </Button>
      ) : (
        <Button tone="quiet" busy={busy} onClick={read}>
          Volver a pedir
        </Button>
      )}
      {failure && <FailureNotice failure={failure} busy={busy} onRetry={read} compact />}
      <div role="status">
        {obstacles && (
          <div className="stack-2">
            <p>Nada de este pedido se puede pedir ahora.</p>
            <Changes changes={obstacles} />
          </div>
        )}
      </div>
    </>
  )
}
