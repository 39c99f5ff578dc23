import { useEffect, useRef } from 'react'
import { orderTotals, productPieces, withoutProduct, type Draft } from '../../../../domain/orders/orders.ts'
import { missingPieces } from '../../../../domain/orders/quantity-grid.ts'
import { Button } from '../../../kit/button.tsx'
import { FailureNotice } from '../../../notices/failure-notice.tsx'
import { TextareaField } from '../../../kit/field.tsx'
import { ProgressStitch } from '../../../kit/progress-stitch.tsx'
import { pesos, pieces, timeText } from '../../../lib/format.ts'
import { useRequireLogin } from '../../../lib/require-login.ts'
import { useServices } from '../../../lib/services.ts'
import { paths } from '../../../lib/paths.ts'
import { recipientText, returnedText, sumText } from '../texts.ts'
import { useOrders } from '../use-orders.ts'
import { OrdersDrawerProduct } from './orders-drawer-product.tsx'
import { Name } from '../../../kit/name.tsx'

const NOTE_LENGTH = 1000

/** One store's draft: its products, the amount missing to the minimum, a note, and the button that sends it. */
export const OrdersDrawerDraft = ({ draft }: { draft: Draft }) => {
  const { user, failures, isStored, editing, sending } = useOrders()
  const requireLogin = useRequireLogin()
  const failure = failures.get(draft.clientId)
  const resumed = useServices().loginIntent.resumed()
  const isResumed =
    user !== '' && failure === undefined && resumed?.kind === 'orders' && resumed.clientId === draft.clientId
  const totals = orderTotals(draft)
  const incomplete = draft.products.filter((product) => missingPieces(product, productPieces(product)) > 0).length
  const minimum = draft.storeMinimum ?? 0
  const missing = totals.missing ?? 0

  // An order that returns to the drafts leaves another part of the drawer, and the focused element there is removed.
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (failure !== undefined && document.activeElement === document.body) title.current?.focus()
  }, [failure])

  const send = () => {
    if (requireLogin({ kind: 'orders', clientId: draft.clientId })) sending.send(user, draft.clientId)
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
            <strong>{returnedText(failure)[0]}</strong> Sigue aquí, como lo dejaste. {returnedText(failure)[1]}
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
        maxLength={NOTE_LENGTH}
        value={draft.note}
        onChange={(event) => editing.change(user, draft.storeId, (now) => ({ ...now, note: event.target.value }))}
      />
      {incomplete > 0 && (
        <p className="small muted">
          {incomplete === 1 ? 'A un modelo le faltan piezas' : `A ${incomplete} modelos les faltan piezas`}: puedes
          enviar el pedido así, pero el fabricante decide si lo acepta.
        </p>
      )}
      {/* Sticky: the total and the button are visible however long the order is. */}
      <div className="order-send stack-2">
        <p className="order-total tabular">
          <span>{pieces(totals.pieces)}</span>
          <strong>{sumText(totals)}</strong>
        </p>
        {isResumed && (
          <p className="order-resumed strong" role="status">
            Ya ingresaste y tu pedido sigue aquí. Solo falta que oprimas «Enviar pedido».
          </p>
        )}
        <Button wide sends onClick={send}>
          Enviar pedido
        </Button>
      </div>
    </section>
  )
}
