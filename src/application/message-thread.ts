import { createActor, fromPromise, waitFor } from 'xstate'
import type { Message, MessagingPort } from '../domain/messaging/messaging.ts'
import {
  isStuck,
  isUnderWay,
  listedAs,
  orphaned,
  outgoingOf,
  withMessage,
  type MessageStores,
  type OutgoingMessage,
} from '../domain/messaging/outbox.ts'
import type { Result } from '../domain/result.ts'
import { messageDeliveryMachine } from '../machines/message-delivery.machine.ts'
import { createCell } from './cells.ts'

interface Ports {
  messaging: MessagingPort
  messageStores: MessageStores
}

/** What is not known to have arrived is stored; the machine has what this tab has sent. */
export const createThread = (
  { messaging, messageStores }: Ports,
  user: string,
  storeId: string,
  isLeft: () => boolean,
) => {
  const store = messageStores.outbox(user, storeId)
  const keep = (message: OutgoingMessage) => store.update((list) => withMessage(list, message))
  const send = fromPromise<Result<void>, OutgoingMessage>(async ({ input }) => {
    // Before its request goes out: a page that is closed then must not say that it was not sent.
    await keep(input)
    const { text, productId, clientId } = input
    return isLeft() ? new Promise(() => undefined) : messaging.send({ user, storeId, text, productId, clientId })
  })
  const actor = createActor(messageDeliveryMachine.provide({ actors: { send } }), { input: { messages: [] } }).start()
  const own = () => actor.getSnapshot().context.messages
  return {
    user,
    storeId,
    store,
    keep,
    actor,
    read: () => messaging.sentTo({ user, storeId }),
    own: {
      read: own,
      subscribe: (listener: () => void) => {
        const subscription = actor.subscribe(listener)
        return () => subscription.unsubscribe()
      },
    },
    outgoing: () => outgoingOf(store.read(), own()),
    listed: createCell<readonly Message[]>([]),
    /** Listed messages that were found to be earlier ones of ours. */
    taken: new Set<string>(),
  }
}
export type Thread = ReturnType<typeof createThread>

/** `asked`: to be sent, for the first time or again; null for one that its tab left. */
export interface MessageWrite {
  thread: Thread
  message: OutgoingMessage
  asked: 'first' | 'again' | null
}

/** After an unclear answer the thread is read: what it does not show stays in doubt. */
const check = async ({ actor, read, outgoing, taken }: Thread) => {
  const listed = await read()
  const found = listed.ok ? listedAs(outgoing(), listed.value, taken).keys() : []
  actor.send({ type: 'messages.found', clientIds: [...found] })
  actor.send({ type: 'doubts.checked' })
}

export const deliver = async ({ thread, message, asked }: MessageWrite): Promise<OutgoingMessage> => {
  const { actor, own } = thread
  const { clientId } = message
  const isIt = (other: OutgoingMessage) => other.clientId === clientId
  if (asked === 'first') actor.send({ type: 'message.written', message })
  else {
    const kept = new Set(own.read().flatMap((other) => (isIt(other) ? [] : [other.clientId])))
    actor.send({ type: 'messages.restored', messages: [orphaned(message)], kept })
    if (asked === 'again') actor.send({ type: 'retry.asked', clientId })
  }
  await waitFor(actor, ({ context }) => !context.messages.some((other) => isIt(other) && isUnderWay(other)))
  if (own.read().find(isIt)?.delivery === 'checking') await check(thread)
  // What is listed meanwhile is not there any more.
  return own.read().find(isIt) ?? { ...message, delivery: 'sent', failure: null }
}

/** Takes away what the server lists. */
export const removeListed = ({ actor, store, listed, outgoing, taken }: Thread) => {
  const settled = outgoing().filter(({ delivery }) => delivery !== 'checking')
  const found = listedAs(settled, listed.read(), taken)
  if (found.size === 0) return
  for (const id of found.values()) taken.add(id)
  actor.send({ type: 'messages.listed', clientIds: [...found.keys()] })
  void store.update((list) => list.filter((message) => !found.has(message.clientId) || !isStuck(message)))
}

export const takeFrom =
  (thread: Thread, clientId: string, asked: 'again' | null) => (list: readonly OutgoingMessage[]) => {
    const message = list.find((other) => other.clientId === clientId && isStuck(other) === (asked === 'again'))
    if (message === undefined) return null
    const stored = asked === null ? list : withMessage(list, { ...message, delivery: 'waiting' })
    return { write: { thread, message, asked }, stored }
  }
