import { useState } from 'react'
import { repeatOrder, type Submitted } from '../../../application/submit-order.ts'
import { type Draft, orderPieces, type SentOrder } from '../../../domain/orders/orders.ts'
import { changesSince, type ReorderChange, withoutUnsold } from '../../../domain/orders/reorder.ts'
import { addedTo, takenOut } from '../../../domain/orders/drafts.ts'
import { Button } from '../../kit/button.tsx'
import { showDialog } from '../../site/dialogs.ts'
import { pesos, pieces } from '../../kit/format.ts'
import { useServices, useStored } from '../../data/services.ts'
import { useSend } from '../../site/use-send.ts'
import { FailureNotice, intoView } from '../../notices/failure-notice.tsx'
import { addedText } from './texts.ts'
import { useOpenOrders } from './use-orders.ts'

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
    case 'rules': {
      const { minimum, multiple } = change.rules
      const lacking = change.missing === 1 ? 'te falta 1' : `te faltan ${change.missing}`
      if (minimum === undefined) return `Ahora se vende de ${multiple} en ${multiple} pzs: ${lacking}.`
      const by = multiple === undefined ? '' : ` y se vende de ${multiple} en ${multiple}`
      return `El mínimo ahora es ${pieces(minimum)}${by}: ${lacking}.`
    }
    case 'store-minimum':
      return `El pedido mínimo ahora es ${pesos(change.minimum)}: te faltan ${pesos(change.missing)}.`
  }
}

const Changes = ({ changes }: { changes: readonly ReorderChange[] }) => (
  <ul className="stack-1 small">
    {changes.map((change, index) => (
      <li key={index} dir="auto">
        {change.kind === 'rules' && <strong>{`${change.name}. `}</strong>}
        <span>{changeText(change)}</span>
      </li>
    ))}
  </ul>
)

/** The products that a former order added to this draft, until it is undone. */
export const Repeated = ({ draft }: { draft: Draft }) => {
  const { user, editing } = useOpenOrders()
  const reordered = useStored(editing.reordered)
  if (reordered?.draftId !== draft.clientId) return null
  const { added, wanted, changes } = reordered
  const undo = () => {
    editing.reordered.change(() => null)
    editing.change(user, draft.clientId, (now) => ({ ...now, products: addedTo(added, now.products) }))
  }
  const isChanged = changes.length > 0
  return (
    <div className="note stack-2 small" role="status">
      <p>
        {`${addedText(added, wanted, 'de tu pedido anterior')} ` +
          (isChanged ? 'Esto cambió desde entonces:' : 'Nada cambió de precio.')}
      </p>
      {isChanged && <Changes changes={changes} />}
      <Button tone="quiet" onClick={undo}>
        Deshacer
      </Button>
    </div>
  )
}

export const OrderAgain = ({ order }: { order: SentOrder }) => {
  const services = useServices()
  const { user, drafts, editing } = useOpenOrders()
  const { busy, failure, run } = useSend()
  const [obstacles, setObstacles] = useState<readonly ReorderChange[] | null>(null)
  const reordered = useStored(editing.reordered)
  const isThere = reordered?.orderId === order.clientId && drafts.some(({ clientId }) => clientId === reordered.draftId)
  const repeat = () =>
    void run(
      () => repeatOrder(services, editing, user, order),
      (reasons) => {
        setObstacles(reasons)
        if (reasons === null) showDialog('orders')
      },
    )

  return (
    <>
      {/* A second press would order it twice. */}
      <Button tone="quiet" busy={busy} onClick={isThere ? () => showDialog('orders') : repeat}>
        {isThere ? 'Ver mi pedido' : 'Volver a pedir'}
      </Button>
      {failure && <FailureNotice failure={failure} busy={busy} onRetry={repeat} compact />}
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

interface Props {
  submitted: Submitted | null
  draft: Draft
  onChange: (edit: (draft: Draft) => Draft) => void
  onSubmit: (isUnchecked?: boolean) => Promise<void>
}

/** The reason why a press on *Enviar* sent nothing, as far as it applies to the draft as it is now. */
export const NotSubmitted = ({ submitted, draft, onChange, onSubmit }: Props) => {
  if (submitted?.kind === 'unchecked')
    return (
      <div className="alarm small stack-2" ref={intoView}>
        <p className="strong">No pudimos revisar los precios de hoy, y el pedido no se ha enviado.</p>
        <FailureNotice failure={submitted.failure} onRetry={() => void onSubmit()} compact />
        <Button tone="quiet" sends onClick={() => void onSubmit(true)}>
          Enviarlo con los precios que ves
        </Button>
      </div>
    )
  if (submitted?.kind !== 'changed') return null
  const { before, today, isAsPressed } = submitted
  const changes = changesSince(before, draft, today)
  const gone = orderPieces({ products: takenOut(draft, withoutUnsold(draft, today)) })
  if (isAsPressed && changes.length === 0) return null
  return (
    <div className="alarm small stack-2" role="alert" ref={intoView}>
      {!isAsPressed && <p className="strong">El pedido cambió mientras revisábamos los precios, y no se ha enviado.</p>}
      {changes.length > 0 && (
        <>
          <p className="strong">Esto cambió desde que lo armaste. Revísalo y envíalo si estás de acuerdo:</p>
          <Changes changes={changes} />
        </>
      )}
      {gone > 0 && (
        <Button tone="quiet" onClick={() => onChange((now) => withoutUnsold(now, today))}>
          {`Quitar lo que ya no hay (${pieces(gone)})`}
        </Button>
      )}
    </div>
  )
}
