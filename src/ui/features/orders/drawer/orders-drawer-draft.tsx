import { useEffect, useRef, useState } from 'react'
import { readToday } from '../../../../application/todays-products.ts'
import { withoutProduct } from '../../../../domain/orders/drafts.ts'
import { orderTotals, productPieces, type Draft } from '../../../../domain/orders/orders.ts'
import { missingPieces } from '../../../../domain/orders/quantity-grid.ts'
import { reorder, type ReorderChange } from '../../../../domain/orders/reorder.ts'
import type { Failure } from '../../../../domain/result.ts'
import { Button } from '../../../kit/button.tsx'
import { FailureNotice } from '../../../notices/failure-notice.tsx'
import { TextareaField } from '../../../kit/field.tsx'
import { ProgressStitch } from '../../../kit/progress-stitch.tsx'
import { timeText } from '../../../lib/dates.ts'
import { pesos, pieces, tooLongText } from '../../../lib/format.ts'
import { useRequireLogin } from '../../../lib/require-login.ts'
import { useServices } from '../../../lib/services.ts'
import { paths } from '../../../lib/paths.ts'
import { recipientText, sumText } from '../texts.ts'
import { Changes } from '../changes.tsx'
import { useOrders } from '../use-orders.ts'
import { OrdersDrawerProduct } from './orders-drawer-product.tsx'
import { Name } from '../../../kit/name.tsx'

const NOTE_LENGTH = 1000

type Check =
  | { kind: 'idle' | 'asking' }
  | { kind: 'changed'; changes: readonly ReorderChange[] }
  | { kind: 'failed'; failure: Failure }

export const OrdersDrawerDraft = ({ draft }: { draft: Draft }) => {
  const { user, failures, isStored, editing, sending } = useOrders()
  const requireLogin = useRequireLogin()
  const failure = failures.get(draft.clientId)
  const { catalogue, loginIntent } = useServices()
  const resumed = loginIntent.resumed()
  const isResumed =
    user !== '' && failure === undefined && resumed?.kind === 'orders' && resumed.clientId === draft.clientId
  const totals = orderTotals(draft)
  const incomplete = draft.products.filter((product) => missingPieces(product, productPieces(product)) > 0).length
  const minimum = draft.storeMinimum ?? 0
  const missing = totals.missing ?? 0
  const sendLabel = draft.storeName === '' ? 'Enviar pedido' : `Enviar pedido a ${draft.storeName}`

  // An order that returns to the drafts leaves the part of the drawer that had the focus.
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (failure !== undefined && document.activeElement === document.body) title.current?.focus()
  }, [failure])

  const note = useRef<HTMLTextAreaElement>(null)
  const noteError = tooLongText(draft.note, NOTE_LENGTH)

  const [check, setCheck] = useState<Check>({ kind: 'idle' })
  const isAsking = useRef(false)
  const sendAsShown = () => {
    setCheck({ kind: 'idle' })
    sending.send(user, draft.clientId)
  }
  // A draft may be days old: it is sent only at prices and in sizes that the store offers today.
  const send = async () => {
    if (noteError !== null) return note.current?.focus()
    if (isAsking.current || !requireLogin({ kind: 'orders', clientId: draft.clientId })) return
    isAsking.current = true
    setCheck({ kind: 'asking' })
    const today = await readToday(catalogue, draft.products)
    isAsking.current = false
    if (!today.ok) return setCheck({ kind: 'failed', failure: today.failure })
    const { products, changes } = reorder(draft, today.value)
    if (changes.length === 0) return sendAsShown()
    setCheck({ kind: 'changed', changes })
    // Where nothing of it can be ordered any more it stays, for the buyer to read and to remove.
    if (products.length > 0) editing.change(user, draft.storeId, (now) => ({ ...now, products }))
  }

  return (
    <section className="order-section stack" aria-label={`Pedido ${recipientText(draft.storeName)}`}>
      <header className="order-head between">
        <h3 ref={title} tabIndex={-1}>
          <a href={paths.company(draft.storeId)} className="underlined-on-hover pink-on-hover">
            <Name text={draft.storeName || 'Fabricante'} />
          </a>
        </h3>
        {isStored && <p className="small muted">Guardado {timeText(draft.savedAt)}</p>}
      </header>
      {/* Beside the focused title: on a phone the end of the draft is out of sight. */}
      {failure && (
        <div className="order-failure stack-2">
          <p>
            <strong>El pedido no se envió.</strong> Sigue aquí, como lo dejaste.
          </p>
          <FailureNotice failure={failure} compact />
        </div>
      )}
      {minimum > 0 && totals.missing !== null && (
        <ProgressStitch
          label="Avance del pedido mínimo"
          value={totals.priced ?? 0}
          max={minimum}
          text={
            missing > 0
              ? `Te faltan ${pesos(missing)} para el mínimo de ${pesos(minimum)}`
              : `Llegaste al mínimo de ${pesos(minimum)}`
          }
        />
      )}
      {missing > 0 && (
        <p className="small muted">
          Puedes enviarlo así, pero el fabricante decide si lo acepta.{' '}
          <a href={paths.company(draft.storeId)} className="order-more underlined strong pink">
            Ver más{' '}
            {draft.storeName === '' ? (
              'del fabricante'
            ) : (
              <>
                de <Name text={draft.storeName} />
              </>
            )}
          </a>
        </p>
      )}
      <ul className="stack">
        {draft.products.map((product) => (
          <OrdersDrawerProduct
            key={product.productId}
            product={product}
            onChange={(edit) => editing.change(user, draft.storeId, edit)}
            onRemove={() => editing.change(user, draft.storeId, (now) => withoutProduct(now, product.productId))}
          />
        ))}
      </ul>
      <TextareaField
        label="Nota para el fabricante"
        optional
        rows={2}
        value={draft.note}
        error={noteError}
        ref={note}
        onChange={(event) => editing.change(user, draft.storeId, (now) => ({ ...now, note: event.target.value }))}
      />
      {incomplete > 0 && (
        <p className="small muted">
          {incomplete === 1 ? 'A un modelo le faltan piezas' : `A ${incomplete} modelos les faltan piezas`}: puedes
          enviar el pedido así, pero el fabricante decide si lo acepta.
        </p>
      )}
      <div className="order-send stack-2">
        <p className="order-total tabular">
          <span>{pieces(totals.pieces)}</span>
          <strong>{sumText(totals)}</strong>
        </p>
        {isResumed && (
          <p className="order-resumed strong" role="status">
            Ya ingresaste y tu pedido sigue aquí. Solo falta que oprimas «{sendLabel}».
          </p>
        )}
        {check.kind === 'changed' && (
          <div className="order-changes small" role="alert">
            <p className="strong">Esto cambió desde que lo armaste. Revísalo y envíalo si estás de acuerdo:</p>
            <Changes changes={check.changes} />
          </div>
        )}
        {check.kind === 'failed' && (
          <div className="order-changes small">
            <p className="strong">No pudimos revisar los precios de hoy, y el pedido no se ha enviado.</p>
            <FailureNotice failure={check.failure} onRetry={() => void send()} compact />
            <Button tone="quiet" wide onClick={sendAsShown}>
              Enviarlo con los precios que ves
            </Button>
          </div>
        )}
        <Button wide sends busy={check.kind === 'asking'} onClick={() => void send()}>
          {sendLabel}
        </Button>
      </div>
    </section>
  )
}
