import { assign, fromPromise, setup } from 'xstate'
import type { Order, OrderReceipt, SendingOutcome } from '../domain/orders/orders.ts'
import type { Failure } from '../domain/result.ts'

export interface OrderSendingInput {
  readonly order: Order
  /** True for a stored pending order: its request was sent before this page was loaded, or by another tab. */
  readonly wasBegun: boolean
}

export type OrderSendingEvent = { type: 'resend.asked' } | { type: 'arrival.confirmed' } | { type: 'loss.confirmed' }

interface Context extends OrderSendingInput {
  /** The order was sent before and nobody knows whether it arrived. */
  isSecond: boolean
  failure: Failure | null
  receipt: OrderReceipt
}

/**
 * Sending one order (R1.05, R7.49): one request each time the buyer asks. If it is unknown whether it arrived, the
 * buyer decides. Provided: actor `send` (a rejection means unknown), `moveToHistory`, `giveBack` (to the
 * drafts, certainly not sent), `giveBackAnew` (to the drafts under a new id).
 */
export const orderSendingMachine = setup({
  types: { context: {} as Context, input: {} as OrderSendingInput, events: {} as OrderSendingEvent },
  actors: { send: fromPromise<SendingOutcome, Order>(() => Promise.reject(new Error('send is not provided'))) },
  actions: {
    moveToHistory: (_args, _params: OrderReceipt) => undefined,
    giveBack: (_args, _params: { failure: Failure }) => undefined,
    giveBackAnew: () => undefined,
  },
  guards: {
    isDone: (_, outcome: SendingOutcome) => outcome.kind === 'done',
    // That a second sending was refused says nothing of the first, which may have arrived.
    isReturned: ({ context }, outcome: SendingOutcome) =>
      !context.isSecond && (outcome.kind === 'refused' || outcome.kind === 'not-sent'),
    wasBegun: ({ context }) => context.wasBegun,
  },
}).createMachine({
  id: 'orderSending',
  context: ({ input }) => ({ ...input, isSecond: false, failure: null, receipt: { folio: '' } }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'wasBegun', target: 'unknown' }, { target: 'sending' }] },
    sending: {
      invoke: {
        src: 'send',
        input: ({ context }) => context.order,
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: 'sent',
            actions: assign({
              receipt: ({ event, context }) => (event.output.kind === 'done' ? event.output.value : context.receipt),
            }),
          },
          {
            guard: { type: 'isReturned', params: ({ event }) => event.output },
            target: 'returned',
            actions: {
              type: 'giveBack',
              params: ({ event }) => ({
                failure: event.output.kind === 'done' ? { kind: 'aborted' as const } : event.output.failure,
              }),
            },
          },
          {
            target: 'unknown',
            actions: assign({
              failure: ({ event }) => (event.output.kind === 'done' ? null : event.output.failure),
            }),
          },
        ],
        onError: {
          target: 'unknown',
          actions: assign({ failure: { kind: 'malformed', where: 'envío de un pedido' } }),
        },
      },
    },
    unknown: {
      on: {
        'resend.asked': { target: 'sending', actions: assign({ isSecond: true, failure: null }) },
        'arrival.confirmed': { target: 'sent' },
        'loss.confirmed': { target: 'returned', actions: 'giveBackAnew' },
      },
    },
    sent: { type: 'final', entry: { type: 'moveToHistory', params: ({ context }) => context.receipt } },
    returned: { type: 'final' },
  },
})
