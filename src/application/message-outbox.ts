import { createActor, fromPromise } from 'xstate'
import type { Locks, Page } from '../domain/device.ts'
import type { Message, MessagingPort } from '../domain/messaging/messaging.ts'
import {
  isSendable,
  isStuck,
  isUnderWay,
  notYetListed,
  orphaned,
  type MessageStores,
  type OutgoingMessage,
} from '../domain/messaging/outbox.ts'
import { messageDeliveryMachine } from '../machines/message-delivery.machine.ts'
import type { LoginIntent } from './login-intent.ts'

interface Context {
  readonly messaging: MessagingPort
  readonly page: Pick<Page, 'now' | 'newId'>
  readonly messageStores: MessageStores
  readonly locks: Locks
  readonly loginIntent: LoginIntent
}

/** The messages that a user is sending to one store. */
export interface ThreadOutbox {
  /** Oldest first; the same array until something changes. */
  readonly read: () => readonly OutgoingMessage[]
  readonly subscribe: (listener: () => void) => () => void
  /** Sends a message. `listed`: the thread as it is before it. False for a blank text. */
  post(text: string, productId: string | null, listed: readonly Message[]): boolean
  /**
   * Sends a failed or doubtful message again, at the visitor's request. Does nothing while another tab is sending it.
   */
  readonly retry: (clientId: string) => void
  readonly discard: (clientId: string) => void
  /** The server's list: messages that it has leave the outbox. */
  arrived(listed: readonly Message[]): void
}

/**
 * Outgoing messages by user and store (R1.04, R7.46). Sending goes on when the visitor leaves the screen, only one tab
 * sends a message, and a message that is not known to have arrived survives reloads, for its user alone.
 */
export interface MessageOutbox {
  stop(): void
  thread(user: string, storeId: string): ThreadOutbox
}

interface Thread extends ThreadOutbox {
  stop(): void
}

const openThread = (
  { messaging, page, messageStores, locks, loginIntent }: Context,
  user: string,
  storeId: string,
): Thread => {
  const store = messageStores.outbox(user, storeId)
  /** Ids of messages that this tab sends or has sent: no other tab changes them. */
  const mine = new Set<string>()
  const written = new Map<string, OutgoingMessage | undefined>()
  const known = new Map<string, ReadonlySet<string>>()
  const listeners = new Set<() => void>()
  let shown: readonly OutgoingMessage[] = []

  const actor = createActor(
    messageDeliveryMachine.provide({
      actors: {
        send: fromPromise(async ({ input: { text, productId, clientId } }) => {
          const result = await messaging.send({ user, storeId, text, productId, clientId })
          // The session ended meanwhile: the message is sent after the same user's next login.
          if (!result.ok && result.failure.kind === 'unauthorised')
            loginIntent.begin({ kind: 'message', storeId, clientId }, { user })
          return result
        }),
      },
    }),
    { input: { messages: [] } },
  )
  const own = () => actor.getSnapshot().context.messages
  const find = (clientId: string) => own().find((message) => message.clientId === clientId)
  const isStuckHere = (clientId: string): boolean =>
    own().some((message) => message.clientId === clientId && isStuck(message))
  const lockOf = (clientId: string) => `puntada_mensaje_${clientId}`
  const elsewhere = () => store.read().filter((message) => isUnderWay(message) && !mine.has(message.clientId))

  const settled = (clientId: string): Promise<void> =>
    new Promise((resolve) => {
      const subscription = actor.subscribe({ next: () => look(), complete: resolve })
      const look = () => {
        const message = find(clientId)
        if (message !== undefined && isUnderWay(message)) return
        resolve()
        subscription.unsubscribe()
      }
      look()
    })

  let asking = false
  /** Reads the thread to find out whether doubtful messages arrived. */
  const askThread = async (): Promise<void> => {
    if (asking) return
    asking = true
    const read = await messaging.sentTo({ user, storeId })
    asking = false
    if (read.ok) leaveDoubt(read.value, 'messages.found')
    for (const { clientId, delivery } of own()) if (delivery === 'checking') mine.add(clientId)
    actor.send({ type: 'doubts.checked' })
  }
  const leaveDoubt = (listed: readonly Message[], type: 'messages.found' | 'messages.listed'): void => {
    const left = new Set(notYetListed(own(), listed, known))
    const gone = own().filter((message) => !left.has(message))
    if (gone.length === 0) return
    for (const { clientId } of gone) mine.add(clientId)
    actor.send({ type, clientIds: gone.map(({ clientId }) => clientId) })
  }

  const changed = (): void => {
    shown = [...own(), ...elsewhere()].toSorted((a, b) => a.writtenAt - b.writtenAt)
    for (const listener of listeners) listener()
  }
  /** Stores the state of this tab's messages; a settled message can be changed by any tab again. */
  const keep = (): void => {
    for (const clientId of mine) {
      const now = find(clientId)
      if (written.get(clientId) === now) continue
      written.set(clientId, now)
      const isStored = now !== undefined && now.delivery !== 'sent'
      if (now === undefined || (isStored && !isUnderWay(now))) mine.delete(clientId)
      void store.update((list) => {
        const isThere = list.some((message) => message.clientId === clientId)
        if (!isStored) return isThere ? list.filter((message) => message.clientId !== clientId) : list
        return isThere ? list.map((message) => (message.clientId === clientId ? now : message)) : [...list, now]
      })
    }
    if (own().some(({ delivery }) => delivery === 'checking')) void askThread()
    changed()
  }
  const watched = new Set<string>()
  /** Waits until the tab that sends a message is gone before offering it here. */
  const watch = async (clientId: string): Promise<void> => {
    if (watched.has(clientId)) return
    watched.add(clientId)
    await locks.free(lockOf(clientId))
    watched.delete(clientId)
    const left = elsewhere().some((message) => message.clientId === clientId)
    if (left)
      await store.update((list) => list.map((message) => (message.clientId === clientId ? orphaned(message) : message)))
  }
  const adopt = (): void => {
    const messages = store
      .read()
      .filter((message) => !mine.has(message.clientId) && !isUnderWay(message))
      // Reasons of failures are not stored: keep those that this tab knows.
      .map((message) => {
        const seen = find(message.clientId)
        return seen?.delivery === message.delivery ? seen : message
      })
    actor.send({ type: 'messages.restored', messages, keep: new Set(mine) })
    for (const { clientId } of elsewhere()) void watch(clientId)
    changed()
  }

  actor.subscribe(keep)
  actor.start()
  const unsubscribe = store.subscribe(adopt)
  adopt()

  return {
    read: () => shown,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    post: (text, productId, listed) => {
      if (!isSendable(text)) return false
      const clientId = page.newId()
      known.set(clientId, new Set(listed.map(({ id }) => id)))
      mine.add(clientId)
      const message = {
        clientId,
        text: text.trim(),
        productId,
        writtenAt: page.now(),
        delivery: 'waiting',
        failure: null,
      } as const
      void locks.tryHold(lockOf(clientId), () => settled(clientId))
      actor.send({ type: 'message.written', message })
      return true
    },
    retry: (clientId) => {
      void locks.tryHold(lockOf(clientId), async () => {
        if (!isStuckHere(clientId)) return
        mine.add(clientId)
        actor.send({ type: 'retry.asked', clientId })
        await settled(clientId)
      })
    },
    discard: (clientId) => {
      if (!isStuckHere(clientId)) return
      mine.add(clientId)
      actor.send({ type: 'message.discarded', clientId })
    },
    arrived: (listed) => leaveDoubt(listed, 'messages.listed'),
    stop: () => {
      unsubscribe()
      actor.stop()
    },
  }
}

export const createMessageOutbox = (context: Context): MessageOutbox => {
  const threads = new Map<string, Thread>()
  return {
    thread: (user, storeId) => {
      const key = `${user} ${storeId}`
      const known = threads.get(key) ?? openThread(context, user, storeId)
      threads.set(key, known)
      return known
    },
    stop: () => {
      for (const thread of threads.values()) thread.stop()
      threads.clear()
    },
  }
}
