import type { OrdersPort } from '../../src/domain/orders/orders.ts'
import type { SimulationContext } from './context.ts'
import { addMessage } from './messaging.ts'
import { Refusal, replying, requireUser } from './reply.ts'

const BEFORE_FIRST_FOLIO = 1000
const CONFIRMATION_AFTER_MS = 4000

/** Folios start with SIM, so that nobody takes one for a real order. */
export const memoryOrders = (context: SimulationContext): OrdersPort => {
  const reply = replying(context)
  const { db, shop, now, save } = context
  return {
    create: (order) =>
      reply(() => {
        const user = requireUser(order.user)
        const store = shop.store(order.storeId)
        const former =
          order.clientId === ''
            ? null
            : db.order.findFirst({ where: { clientId: { equals: order.clientId }, user: { equals: user } } })
        if (former !== null) return { folio: former.folio }
        if (store === undefined) throw new Refusal('No encontramos la tienda de este pedido.')
        if (order.lines.length === 0) throw new Refusal('Tu pedido no tiene piezas.')
        const stray = order.lines.find(({ productId }) => shop.product(productId)?.storeId !== store.id)
        if (stray !== undefined) throw new Refusal(`${stray.productName} no es de ${store.name}.`)
        // Not their count, because the oldest are dropped.
        const last = db.order.getAll().at(-1)?.folio.slice('SIM-'.length)
        const folio = `SIM-${Number(last ?? BEFORE_FIRST_FOLIO) + 1}`
        const pieces = order.lines.reduce((sum, line) => sum + line.pieces, 0)
        db.order.create({
          folio,
          clientId: order.clientId,
          user,
          storeId: store.id,
          note: order.note,
          lines: JSON.stringify(order.lines),
          total: order.total ?? 0,
          at: now(),
        })
        addMessage(context, {
          user,
          storeId: store.id,
          from: 'store',
          text:
            `Recibimos tu pedido ${folio} de ${pieces} piezas. Revisamos existencias y te confirmamos el envío ` +
            'por aquí. (Pedido simulado)',
          at: now() + CONFIRMATION_AFTER_MS,
        })
        save()
        return { folio }
      }),
  }
}
