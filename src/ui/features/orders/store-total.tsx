import type { SentOrder } from '../../../domain/orders/orders.ts'
import { pesos } from '../../lib/format.ts'

/** What the store says that an order costs, where that is not our total, and how they differ. */
export const StoreTotal = ({ order: { total, storeTotal } }: { order: SentOrder }) =>
  storeTotal !== undefined && (
    <>
      <p>{`El fabricante lo registró en ${pesos(storeTotal)}. Acláralo con él antes de pagar.`}</p>
      {total !== null && (
        <p className="small">
          {`Son ${pesos(Math.abs(storeTotal - total))} ${storeTotal > total ? 'más' : 'menos'} que los ${pesos(total)} de tu pedido.`}
        </p>
      )}
    </>
  )
