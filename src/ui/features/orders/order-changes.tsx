import { useEffect, useRef, useState } from 'react'
import { readToday } from '../../../application/order-sending.ts'
import { type Draft, orderPieces, type SentOrder } from '../../../domain/orders/orders.ts'
import {
  asOfToday,
  changesSince,
  reorder,
  type ReorderChange,
  type Today,
  withoutUnsold,
} from '../../../domain/orders/reorder.ts'
import { isSameOrder, takenOut } from '../../../domain/orders/drafts.ts'
import type { Failure } from '../../../domain/result.ts'
import { Button } from '../../kit/button.tsx'
import { showDialog } from '../../lib/dialogs.ts'
import { pesos, pieces } from '../../lib/format.ts'
import { useServices, useStored } from '../../lib/services.ts'
import { useSend } from '../../lib/forms.ts'
import { FailureNotice } from '../../notices/failure-notice.tsx'
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
      <li key={index} dir="auto">
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

/** `before`: the draft when the answer arrived. `isAsPressed`: its lines were those of the press. */
export type PriceCheck = Readonly<
  | { kind: 'idle' | 'asking' }
  | { kind: 'changed'; before: Draft; today: Today; isAsPressed: boolean }
  | { kind: 'failed'; failure: Failure }
>

/** Drafts that are typed in. Not of one drawer: it may be opened anew while a check is on its way. */
const typedIn = new Set<string>()

/**
 * A draft may be days old: it is sent only at prices and in sizes that the store offers today, and as it was when the
 * buyer pressed. The check compares; of the draft, as it is by then, it changes prices and rules, never pieces.
 */
export const usePriceCheck = ({ clientId }: Draft, isTyping: boolean, onSend: () => void) => {
  const { catalogue, currentSession, orderStores } = useServices()
  const { user, editing, sending } = useOrders()
  const [check, setCheck] = useState<PriceCheck>({ kind: 'idle' })
  const isAsking = useRef(false)
  useEffect(() => {
    if (!isTyping) return undefined
    typedIn.add(clientId)
    return () => void typedIn.delete(clientId)
  }, [isTyping, clientId])

  const stored = () => {
    const { drafts } = orderStores.open(user).read()
    return drafts.find((draft) => draft.clientId === clientId)
  }
  const send = async (today: Today = new Map()) => {
    const shown = stored()
    setCheck({ kind: 'idle' })
    onSend()
    if (await sending.send(user, clientId)) return
    const now = stored()
    if (shown && now && !isSameOrder(shown, now)) setCheck({ kind: 'changed', before: now, today, isAsPressed: false })
  }
  const compare = (pressed: Draft, now: Draft, today: Today) => {
    const isAsPressed = !typedIn.has(clientId) && isSameOrder(pressed, now)
    if (isAsPressed && changesSince(now, now, today).length === 0) return void send(today)
    setCheck({ kind: 'changed', before: now, today, isAsPressed })
    editing.change(user, clientId, (draft) => asOfToday(draft, today))
  }
  const ask = async () => {
    const pressed = stored()
    if (isAsking.current || pressed === undefined) return
    isAsking.current = true
    setCheck({ kind: 'asking' })
    const today = await readToday(catalogue, pressed.products)
    isAsking.current = false
    const now = stored()
    // Another tab sent it, or logged out.
    if (now === undefined || currentSession.actor.getSnapshot().context.session?.mail !== user) return
    if (today.ok) compare(pressed, now, today.value)
    else setCheck({ kind: 'failed', failure: today.failure })
  }
  return { check, ask, send }
}

/** Drawn at the end of a draft, which may be out of sight. */
const intoView = (element: HTMLElement | null) => element?.scrollIntoView?.({ block: 'nearest' })

interface Props {
  check: PriceCheck
  draft: Draft
  onChange: (edit: (draft: Draft) => Draft) => void
  onRetry: () => void
  onSend: () => void
}

/** What the check of today's prices found, as it applies to the draft as it is now. */
export const PriceCheckNotice = ({ check, draft, onChange, onRetry, onSend }: Props) => {
  if (check.kind === 'failed')
    return (
      <div className="alarm small stack-2" ref={intoView}>
        <p className="strong">No pudimos revisar los precios de hoy, y el pedido no se ha enviado.</p>
        <FailureNotice failure={check.failure} onRetry={onRetry} compact />
        <Button tone="quiet" sends onClick={onSend}>
          Enviarlo con los precios que ves
        </Button>
      </div>
    )
  if (check.kind !== 'changed') return null
  const { before, today, isAsPressed } = check
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
