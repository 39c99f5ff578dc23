import { takenOut } from '../../../../domain/orders/drafts.ts'
import { orderPieces, type Draft } from '../../../../domain/orders/orders.ts'
import { changesSince, withoutUnsold } from '../../../../domain/orders/reorder.ts'
import { Button } from '../../../kit/button.tsx'
import { pieces } from '../../../lib/format.ts'
import { FailureNotice } from '../../../notices/failure-notice.tsx'
import { Changes } from '../changes.tsx'
import type { PriceCheck } from './use-price-check.ts'
import './order.css'

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
export const OrdersDrawerCheck = ({ check, draft, onChange, onRetry, onSend }: Props) => {
  if (check.kind === 'failed')
    return (
      <div className="order-changes alarm small" ref={intoView}>
        <p className="strong">No pudimos revisar los precios de hoy, y el pedido no se ha enviado.</p>
        <FailureNotice failure={check.failure} onRetry={onRetry} compact />
        <Button tone="quiet" wide sends onClick={onSend}>
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
    <div className="order-changes alarm small stack-2" role="alert" ref={intoView}>
      {!isAsPressed && <p className="strong">El pedido cambió mientras revisábamos los precios, y no se ha enviado.</p>}
      {changes.length > 0 && (
        <>
          <p className="strong">Esto cambió desde que lo armaste. Revísalo y envíalo si estás de acuerdo:</p>
          <Changes changes={changes} />
        </>
      )}
      {gone > 0 && (
        <Button tone="quiet" wide onClick={() => onChange((now) => withoutUnsold(now, today))}>
          {`Quitar lo que ya no hay (${pieces(gone)})`}
        </Button>
      )}
    </div>
  )
}
