import { assign, fromPromise, setup } from 'xstate'
import { isStuck, settled, type Delivery, type OutgoingMessage } from '../domain/messaging/outbox.ts'
import { fail, rejection, type Result } from '../domain/result.ts'

export type MessageDeliveryEvent =
  | { type: 'message.written'; message: OutgoingMessage }
  | { type: 'retry.asked'; clientId: string }
  | { type: 'message.discarded'; clientId: string }
  | { type: 'messages.found'; clientIds: readonly string[] }
  | { type: 'messages.listed'; clientIds: readonly string[] }
  | { type: 'doubts.checked' }
  | { type: 'messages.restored'; messages: readonly OutgoingMessage[]; kept: ReadonlySet<string> }

interface Context {
  messages: readonly OutgoingMessage[]
}

const change = (
  messages: readonly OutgoingMessage[],
  fits: (message: OutgoingMessage) => boolean,
  delivery: Delivery,
): readonly OutgoingMessage[] =>
  messages.map((message) => (fits(message) ? { ...message, delivery, failure: null } : message))

const isWaiting = ({ delivery }: OutgoingMessage) => delivery === 'waiting'
const isSending = ({ delivery }: OutgoingMessage) => delivery === 'sending'

/**
 * Sends the messages of one thread (R1.04, R7.46) one at a time, in order, each once. After an unclear answer the
 * thread is read: `messages.found` reports those that it has, `doubts.checked` that it lacks the others.
 * `messages.restored` brings stored messages; those in `kept` belong to this tab. Provided: actor `send` (a rejection
 * counts as `malformed`).
 */
export const messageDeliveryMachine = setup({
  types: { context: {} as Context, input: {} as Context, events: {} as MessageDeliveryEvent },
  actors: { send: fromPromise<Result<void>, OutgoingMessage>(() => Promise.reject(new Error('send is not provided'))) },
  actions: {
    settle: assign({
      messages: ({ context }, result: Result<void>) =>
        context.messages.map((message) => (isSending(message) ? settled(message, result) : message)),
    }),
  },
  guards: {
    someWaiting: ({ context }) => context.messages.some(isWaiting),
    canBeRetried: ({ context }, clientId: string) =>
      context.messages.some((message) => message.clientId === clientId && isStuck(message)),
  },
}).createMachine({
  id: 'messageDelivery',
  context: ({ input }) => ({ messages: input.messages }),
  initial: 'idle',
  on: {
    'message.written': { actions: assign({ messages: ({ context, event }) => [...context.messages, event.message] }) },
    'retry.asked': {
      guard: { type: 'canBeRetried', params: ({ event }) => event.clientId },
      actions: assign({
        messages: ({ context, event }) =>
          change(context.messages, ({ clientId }) => clientId === event.clientId, 'waiting'),
      }),
    },
    'message.discarded': {
      guard: { type: 'canBeRetried', params: ({ event }) => event.clientId },
      actions: assign({
        messages: ({ context, event }) => context.messages.filter(({ clientId }) => clientId !== event.clientId),
      }),
    },
    'doubts.checked': {
      actions: assign({
        messages: ({ context }) =>
          context.messages.map((message) =>
            message.delivery === 'checking' ? { ...message, delivery: 'unknown' as const } : message,
          ),
      }),
    },
    'messages.found': {
      actions: assign({
        messages: ({ context, event }) =>
          change(context.messages, ({ clientId }) => event.clientIds.includes(clientId), 'sent'),
      }),
    },
    'messages.restored': {
      actions: assign({
        messages: ({ context, event }) =>
          [...context.messages.filter(({ clientId }) => event.kept.has(clientId)), ...event.messages].toSorted(
            (a, b) => a.writtenAt - b.writtenAt,
          ),
      }),
    },
    'messages.listed': {
      actions: assign({
        messages: ({ context, event }) =>
          context.messages.filter(
            ({ clientId, delivery }) => delivery === 'sending' || !event.clientIds.includes(clientId),
          ),
      }),
    },
  },
  states: {
    idle: { always: { guard: 'someWaiting', target: 'sending' } },
    sending: {
      entry: assign({
        messages: ({ context }) => {
          const next = context.messages.find(isWaiting)
          return change(context.messages, (message) => message === next, 'sending')
        },
      }),
      invoke: {
        src: 'send',
        input: ({ context }) => context.messages.find(isSending)!,
        onDone: { target: 'idle', actions: { type: 'settle', params: ({ event }) => event.output } },
        onError: { target: 'idle', actions: { type: 'settle', params: ({ event }) => fail(rejection(event.error)) } },
      },
    },
  },
})
