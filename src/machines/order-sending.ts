import { assign, fromPromise, setup } from 'xstate'
import { isOrderable, type Order, type SendingOutcome } from '../domain/orders/orders.ts'
import type { Failure } from '../domain/result.ts'

export interface OrderSendingInput {
  /** An order whose sending began before this page was loaded, or null. */
  readonly begun: Order | null
}

export type OrderSendingEvent =
  | { type: 'send.asked'; order: Order }
  | { type: 'resend.asked' }
  | { type: 'arrival.confirmed' }
  | { type: 'loss.confirmed' }

interface Context {
  readonly order: Order | null
  readonly failure: Failure | null
  readonly folio: string
}

/**
 * Sending one order (R1.05, R7.49). At most one request for each time that the buyer asks: while one is under way
 * nothing else is sent, and nothing is ever sent again by itself. When nobody can know whether the order arrived
 * (no answer in time, or the page was loaded again meanwhile) the buyer finds out and decides.
 *
 * Provided: actor `send` (never rejects); actions `take` (out of the drafts, before the request leaves), `keep`
 * (to the history), `giveBack` (to the drafts, certainly not sent), `giveBackAnew` (the buyer says it never
 * arrived: to the drafts under a new id).
 */
export const orderSendingMachine = setup({
  types: {
    context: {} as Context,
    input: {} as OrderSendingInput,
    events: {} as OrderSendingEvent,
  },
  actors: {
    send: fromPromise<SendingOutcome, Order>(() => Promise.reject(new Error('send is not provided'))),
  },
  actions: {
    take: (_args, _params: { order: Order }) => undefined,
    keep: (_args, _params: { folio: string }) => undefined,
    giveBack: (_args, _params: { failure: Failure }) => undefined,
    giveBackAnew: () => undefined,
  },
  guards: {
    isOrderable: (_, order: Order) => isOrderable(order),
    isDone: (_, outcome: SendingOutcome) => outcome.kind === 'done',
    isRefused: (_, outcome: SendingOutcome) => outcome.kind === 'refused',
    hasBegun: ({ context }) => context.order !== null,
  },
}).createMachine({
  id: 'orderSending',
  context: ({ input }) => ({ order: input.begun, failure: null, folio: '' }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'hasBegun', target: 'unknown' }, { target: 'ready' }] },
    ready: {
      on: {
        'send.asked': {
          guard: { type: 'isOrderable', params: ({ event }) => event.order },
          target: 'sending',
          actions: [
            assign({ order: ({ event }) => event.order }),
            { type: 'take', params: ({ event }) => ({ order: event.order }) },
          ],
        },
      },
    },
    sending: {
      invoke: {
        src: 'send',
        input: ({ context }) => context.order!,
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: 'sent',
            actions: assign({ folio: ({ event }) => (event.output.kind === 'done' ? event.output.value.folio : '') }),
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'returned',
            actions: {
              type: 'giveBack',
              params: ({ event }) => ({
                failure: event.output.kind === 'refused' ? event.output.failure : { kind: 'aborted' as const },
              }),
            },
          },
          {
            target: 'unknown',
            actions: assign({
              failure: ({ event }) => (event.output.kind === 'unknown' ? event.output.failure : null),
            }),
          },
        ],
        onError: { target: 'unknown' },
      },
    },
    unknown: {
      on: {
        'resend.asked': { target: 'sending', actions: assign({ failure: null }) },
        'arrival.confirmed': { target: 'sent' },
        'loss.confirmed': { target: 'returned', actions: 'giveBackAnew' },
      },
    },
    sent: { type: 'final', entry: { type: 'keep', params: ({ context }) => ({ folio: context.folio }) } },
    returned: { type: 'final' },
  },
})
