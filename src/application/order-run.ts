import { createActor, fromPromise, waitFor } from 'xstate'
import type { Page } from '../domain/device.ts'
import { orderOf, type OrderReceipt, type OrdersPort, type PendingOrder } from '../domain/orders/orders.ts'
import type { Failure } from '../domain/result.ts'
import { writeOutcome } from '../domain/write-outcome.ts'
import { orderSendingMachine, type OrderSendingEvent } from '../machines/order-sending.machine.ts'

/** What a buyer says of an order in doubt. */
export type Decision = OrderSendingEvent['type']

/** `asked`: to be sent for the first time, or what its buyer decided; null for one that its tab left. */
export interface OrderWrite {
  order: PendingOrder
  asked: 'first' | Decision | null
}

/** What becomes of it. `returned`: to the drafts, under this id; `failure` is null where the buyer said so. */
export type OrderEnded =
  | { kind: 'sent'; receipt: OrderReceipt; failure: null }
  | { kind: 'returned'; clientId: string; failure: Failure | null }
  | { kind: 'unknown'; failure: Failure | null }

interface Ports {
  orders: OrdersPort
  page: Pick<Page, 'newId'>
}

export const runOrder = ({ orders, page }: Ports, { order: { draft, user }, asked }: OrderWrite): Promise<OrderEnded> =>
  new Promise((end) => {
    const machine = orderSendingMachine.provide({
      actors: { send: fromPromise(async ({ input }) => writeOutcome(await orders.create(input))) },
      actions: {
        moveToHistory: (_, receipt) => end({ kind: 'sent', receipt, failure: null }),
        giveBack: (_, { failure }) => end({ kind: 'returned', clientId: draft.clientId, failure }),
        giveBackAnew: () => end({ kind: 'returned', clientId: page.newId(), failure: null }),
      },
    })
    const input = { order: orderOf(draft, user), wasBegun: asked !== 'first' }
    const actor = createActor(machine, { input }).start()
    if (asked !== null && asked !== 'first') actor.send({ type: asked })
    void waitFor(actor, (now) => !now.matches('sending')).then(({ context: { failure } }) =>
      end({ kind: 'unknown', failure }),
    )
  })
