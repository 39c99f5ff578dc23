import { createActor, fromPromise, waitFor } from 'xstate'
import type { Locks, Page } from '../domain/device.ts'
import type { Message, MessagingPort } from '../domain/messaging/messaging.ts'
import { isStuck, isUnderWay, listedAs, orphaned, type MessageStores } from '../domain/messaging/outbox.ts'
import { isBlank } from '../domain/text.ts'
import { messageDeliveryMachine, type MessageDeliveryEvent } from '../machines/message-delivery.machine.ts'
import type { LoginIntent } from './login-intent.ts'
import { createCell, createPendingWrites, derived } from './pending-writes.ts'

interface Ports {
  messaging: MessagingPort
  page: Pick<Page, 'now' | 'newId'>
  messageStores: MessageStores
  locks: Locks
  loginIntent: Pick<LoginIntent, 'begin'>
}

const createThread = ({ messaging, page, messageStores, locks, loginIntent }: Ports, user: string, storeId: string) => {
  const store = messageStores.outbox(user, storeId)
  const [own, arrivals] = [createCell(0), createCell(0)]
  const writes = createPendingWrites(locks, (clientId) => `puntada_mensaje_${clientId}`)
  const taken = new Set<string>()
  let listed: readonly Message[] = []
  let watchers = 0
  let asking = false

  const start = () => {
    const actor = createActor(
      messageDeliveryMachine.provide({
        actors: {
          send: fromPromise(async ({ input: { text, productId, clientId } }) => {
            const result = await messaging.send({ user, storeId, text, productId, clientId })
            // It is sent after the login that the server asks for.
            if (!result.ok && result.failure.kind === 'unauthorised')
              loginIntent.begin({ kind: 'message', storeId, clientId }, { user })
            return result
          }),
        },
      }),
      { input: { messages: [] } },
    ).start()
    const stop = () => void actor.stop()
    return { actor, messages: actor.getSnapshot().context.messages, isRestoring: false, stop }
  }
  let running: ReturnType<typeof start> | null = null

  const ours = () => running?.messages ?? []
  const find = (clientId: string) => ours().find((message) => message.clientId === clientId)
  const elsewhere = () => store.read().filter((message) => isUnderWay(message) && find(message.clientId) === undefined)

  const leave = (list: readonly Message[], type: 'messages.found' | 'messages.listed') => {
    const found = listedAs(ours(), list, taken)
    if (found.size === 0) return
    if (type === 'messages.listed') for (const id of found.values()) taken.add(id)
    running?.actor.send({ type, clientIds: [...found.keys()] })
  }
  const askThread = async () => {
    if (asking) return
    asking = true
    const read = await messaging.sentTo({ user, storeId })
    asking = false
    if (read.ok) leave(read.value, 'messages.found')
    running?.actor.send({ type: 'doubts.checked' })
  }

  /** At once: between two updates `restore` would take what the second one changes for gone. */
  const persist = (clientIds: ReadonlySet<string>) => {
    const kept = ours().filter(({ clientId, delivery }) => clientIds.has(clientId) && delivery !== 'sent')
    void store.update((list) => {
      const known = new Set(list.map(({ clientId }) => clientId))
      return list
        .filter(({ clientId }) => !clientIds.has(clientId) || kept.some((message) => message.clientId === clientId))
        .map((message) => kept.find(({ clientId }) => clientId === message.clientId) ?? message)
        .concat(kept.filter(({ clientId }) => !known.has(clientId)))
    })
  }
  const follow = () => {
    if (running === null) return
    const before = running.messages
    const now = (running.messages = running.actor.getSnapshot().context.messages)
    if (now === before) return
    const changed = [...new Set([...before, ...now])].filter(
      (message) => !before.includes(message) || !now.includes(message),
    )
    if (!running.isRestoring && changed.length > 0) persist(new Set(changed.map(({ clientId }) => clientId)))
    own.change((times) => times + 1)
    if (now.some((message) => message.delivery === 'sent' && changed.includes(message)))
      arrivals.change((times) => times + 1)
    if (now.some(({ delivery }) => delivery === 'checking')) void askThread()
    leave(listed, 'messages.listed')
    if (!running.isRestoring) rest()
  }
  const restore = () => {
    const current = running
    if (current === null) return
    const stored = store.read()
    const messages = stored
      .filter((message) => !isUnderWay(message))
      // Reasons of failures are not stored: keep those that this tab knows.
      .map((message) => {
        const seen = find(message.clientId)
        return seen?.delivery === message.delivery ? seen : message
      })
    const mine = ours().filter((message) => isUnderWay(message) || message.delivery === 'sent')
    const kept = new Set(mine.map(({ clientId }) => clientId))
    current.isRestoring = true
    current.actor.send({
      type: 'messages.restored',
      messages: messages.filter(({ clientId }) => !kept.has(clientId)),
      kept,
    })
    current.isRestoring = false
    for (const { clientId, writtenAt } of elsewhere())
      void writes.follow(clientId, writtenAt, () => {
        writes.forget(clientId)
        void store.update((list) =>
          list.map((message) => (message.clientId === clientId ? orphaned(message) : message)),
        )
      })
  }
  const open = () => {
    if (running !== null) return running
    const opened = (running = start())
    const subscription = running.actor.subscribe(follow)
    const unsubscribe = store.subscribe(restore)
    const { actor } = opened
    opened.stop = () => {
      unsubscribe()
      subscription.unsubscribe()
      actor.stop()
      running = null
    }
    restore()
    return opened
  }
  const rest = () => {
    const isBusy = ours().some((message) => isUnderWay(message) || message.delivery === 'checking')
    if (watchers === 0 && !isBusy) running?.stop()
  }
  /** Holds the message's lock, taken before other tabs hear of the sending, until it is settled. */
  const hold = (clientId: string, event: MessageDeliveryEvent) =>
    void writes.hold(clientId, async () => {
      const { actor } = open()
      actor.send(event)
      await waitFor(
        actor,
        ({ context }) => !context.messages.some((message) => message.clientId === clientId && isUnderWay(message)),
        // Stopped: the page is being left.
      ).catch(() => undefined)
    })

  const shown = derived([store, own], () =>
    running === null ? store.read() : [...ours(), ...elsewhere()].toSorted((a, b) => a.writtenAt - b.writtenAt),
  )
  return {
    read: shown.read,
    subscribe: (listener: () => void) => {
      watchers += 1
      const stop = shown.subscribe(listener)
      open()
      return () => {
        watchers -= 1
        stop()
        rest()
      }
    },
    /** `known`: what the server lists of the thread before it; null if that has not been read. */
    post: (text: string, productId: string | null, known: readonly Message[] | null) => {
      if (isBlank(text)) return false
      const clientId = page.newId()
      const message = {
        clientId,
        text: text.trim(),
        productId,
        writtenAt: page.now(),
        before: known && known.filter((listed) => listed.text === text.trim()).map(({ id }) => id),
        delivery: 'waiting',
        isInDoubt: false,
        failure: null,
      } as const
      hold(clientId, { type: 'message.written', message })
      return true
    },
    /** Sends a failed or doubtful message again, at the visitor's request. Not while another tab is sending it. */
    retry: (clientId: string) => hold(clientId, { type: 'retry.asked', clientId }),
    discard: (clientId: string) => {
      if (ours().some((message) => message.clientId === clientId && isStuck(message)))
        running?.actor.send({ type: 'message.discarded', clientId })
    },
    /** Messages that the server lists leave the outbox, now or when they are settled. */
    arrived: (list: readonly Message[]) => {
      listed = list
      leave(list, 'messages.listed')
    },
    /** A message is known to have arrived, so that the thread is worth reading again. */
    onArrival: arrivals.subscribe,
    stop: () => running?.stop(),
  }
}

/**
 * Outgoing messages by user and store (R1.04, R7.46). Only one tab sends a message; one that is not known to have
 * arrived survives reloads.
 */
export const createMessageOutbox = (ports: Ports) => {
  const threads = new Map<string, ReturnType<typeof createThread>>()
  return {
    thread: (user: string, storeId: string) => {
      const key = `${user} ${storeId}`
      const known = threads.get(key) ?? createThread(ports, user, storeId)
      threads.set(key, known)
      return known
    },
    stop: () => {
      for (const thread of threads.values()) thread.stop()
    },
  }
}

export type MessageOutbox = ReturnType<typeof createMessageOutbox>
