import type { Page } from '../domain/device.ts'
import type { Message, MessagingPort } from '../domain/messaging/messaging.ts'
import { isStuck, withMessage, type MessageStores, type OutgoingMessage } from '../domain/messaging/outbox.ts'
import { isSameText } from '../domain/messaging/same-text.ts'
import { isBlank } from '../domain/text.ts'
import { derived, oneOfEach } from './cells.ts'
import { createThread, deliver, removeListed, takeFrom, type MessageWrite, type Thread } from './message-thread.ts'
import { createPendingWrites, type PendingWrites, type WritePorts } from './pending-writes.ts'

interface Ports extends WritePorts {
  messaging: MessagingPort
  page: Pick<Page, 'now' | 'newId'>
  messageStores: MessageStores
}

/** `known`: what the server lists of the thread before it; null if that has not been read. */
const newMessage = ({ page }: Ports, typed: string, productId: string | null, known: readonly Message[] | null) => {
  const text = typed.trim()
  return {
    clientId: page.newId(),
    text,
    productId,
    writtenAt: page.now(),
    before: known && known.filter((other) => isSameText(text, other.text)).map(({ id }) => id),
    delivery: 'waiting',
    isInDoubt: false,
    failure: null,
  } as const
}

const dealingsIn = (ports: Ports, writes: PendingWrites<MessageWrite>, thread: Thread) => {
  const { store, actor, own, listed, outgoing } = thread
  const look = () => {
    removeListed(thread)
    for (const message of store.read())
      if (!isStuck(message)) writes.follow(message.clientId, store, takeFrom(thread, message.clientId, null))
  }
  return {
    ...derived([store, own, listed], outgoing, look),
    post(text: string, productId: string | null, known: readonly Message[] | null) {
      if (isBlank(text)) return false
      const message = newMessage(ports, text, productId, known)
      const write = { thread, message, asked: 'first' } as const
      void writes.attempt(message.clientId, store, (list) => ({ write, stored: withMessage(list, message) }))
      // At once: its field is emptied, and the lock may come after the page is left.
      void thread.keep(message)
      return true
    },
    /** Sends a failed or doubtful message again, at the visitor's request. Not while another tab is sending it. */
    retry: (id: string) => void writes.attempt(id, store, takeFrom(thread, id, 'again')),
    discard(id: string) {
      actor.send({ type: 'message.discarded', clientId: id })
      void store.update((list) => list.filter((message) => message.clientId !== id || !isStuck(message)))
    },
    /** Messages that the server lists are no longer outgoing. */
    arrived: (list: readonly Message[]) => listed.change(() => list),
  }
}

/**
 * Outgoing messages by user and store (R1.04, R7.46). Only one tab sends a message; one that is not known to have
 * arrived survives reloads.
 */
export const createMessageOutbox = (ports: Ports) => {
  const writes = createPendingWrites<MessageWrite, OutgoingMessage>(ports, {
    lockOf: (id) => `puntada_mensaje_${id}`,
    send: deliver,
    keep: ({ thread }, ended) => thread.keep(ended),
    intentOf: ({ thread: { user, storeId }, message: { clientId } }) => [
      { kind: 'message', storeId, clientId },
      { user },
    ],
  })
  const threads = oneOfEach((user) =>
    oneOfEach((storeId) => dealingsIn(ports, writes, createThread(ports, user, storeId, writes.isLeft))),
  )
  return { thread: (user: string, storeId: string) => threads(user)(storeId), stop: writes.leave }
}

export type MessageOutbox = ReturnType<typeof createMessageOutbox>
