import type { OrdersPort } from '../../src/domain/orders/orders.ts'
import { addMessage } from './messaging.ts'
import { answering, Refusal, requireUser, where, type SimulationContext } from './reply.ts'

const BEFORE_FIRST_FOLIO = 1000
const CONFIRMATION_AFTER_MS = 4000

/** Folios start with SIM, so that nobody takes one for a real order. */
export const memoryOrders = (context: SimulationContext) =>
  answering<OrdersPort>(context, {
    create({ clientId, lines, note, total, ...order }) {
      const { db, shop, now, save } = context
      const user = requireUser(order.user)
      const store = shop.store(order.storeId)
      const former = clientId === '' ? null : db.order.findFirst(where({ clientId, user }))
      if (former !== null) return { folio: former.folio }
      if (store === undefined) throw new Refusal('No encontramos la tienda de este pedido.')
      if (lines.length === 0) throw new Refusal('Tu pedido no tiene piezas.')
      const { id: storeId, name } = store
      const stray = lines.find(({ productId }) => shop.product(productId)?.storeId !== storeId)
      if (stray !== undefined) throw new Refusal(`${stray.productName} no es de ${name}.`)
      // The last folio counts, because the oldest orders are dropped.
      const last = db.order.getAll().at(-1)?.folio.slice('SIM-'.length)
      const folio = `SIM-${Number(last ?? BEFORE_FIRST_FOLIO) + 1}`
      const pieces = lines.reduce((sum, line) => sum + line.pieces, 0)
      const written = { folio, clientId, user, storeId, note, lines: JSON.stringify(lines), total: total ?? 0 }
      db.order.create({ ...written, at: now() })
      const text = `Recibimos tu pedido ${folio} de ${pieces} piezas. Te confirmamos el envío por aquí. (Pedido simulado)`
      addMessage(context, { user, storeId, from: 'store', text, at: now() + CONFIRMATION_AFTER_MS })
      save()
      return { folio }
    },
  })
