import { createActor, fromPromise, waitFor, type AnyActor } from 'xstate'
import type { Page } from '../domain/device.ts'
import {
  orderOf,
  type Order,
  type OrderReceipt,
  type OrdersPort,
  type PendingOrder,
  type SendingOutcome,
} from '../domain/orders/orders.ts'
import type { Failure } from '../domain/result.ts'
import { writeOutcome } from '../domain/write-outcome.ts'
import { orderSendingMachine, type OrderSendingEvent } from '../machines/order-sending.machine.ts'
import type { LoginIntent } from './login-intent.ts'

export interface RunPorts {
  orders: OrdersPort
  page: Pick<Page, 'newId'>
  loginIntent: Pick<LoginIntent, 'begin'>
}

/** What becomes of an order. `returned`: to the drafts, under this id; `failure` is null where the buyer said so. */
export type Ending = Readonly<
  | { kind: 'sent'; receipt: OrderReceipt }
  | { kind: 'returned'; clientId: string; failure: Failure | null }
  | { kind: 'unknown'; failure: Failure | null }
>

const sendTo = ({ orders, loginIntent }: RunPorts) =>
  fromPromise<SendingOutcome, Order>(async ({ input: order }) => {
    const result = await orders.create(order)
    // It is sent after the login that the server asks for.
    if (!result.ok && result.failure.kind === 'unauthorised')
      loginIntent.begin({ kind: 'order', clientId: order.clientId }, { user: order.user })
    return writeOutcome(result)
  })

/** Sends an order, or does what the buyer decided about one in doubt. Null: the page is being left. */
export const runOrder = (
  ports: RunPorts,
  running: Set<AnyActor>,
  { draft, user }: PendingOrder,
  event: OrderSendingEvent | null,
): Promise<Ending | null> =>
  new Promise((end) => {
    const machine = orderSendingMachine.provide({
      actors: { send: sendTo(ports) },
      actions: {
        moveToHistory: (_, receipt) => end({ kind: 'sent', receipt }),
        giveBack: (_, { failure }) => end({ kind: 'returned', clientId: draft.clientId, failure }),
        giveBackAnew: () => end({ kind: 'returned', clientId: ports.page.newId(), failure: null }),
      },
    })
    const actor = createActor(machine, { input: { order: orderOf(draft, user), wasBegun: event !== null } }).start()
    running.add(actor)
    if (event !== null) actor.send(event)
    const left = () => end(null)
    void waitFor(actor, (now) => !now.matches('sending'))
      .then((now) => end({ kind: 'unknown', failure: now.context.failure }), left)
      .finally(() => {
        running.delete(actor)
        actor.stop()
      })
  })
