import type { Message, MessagingPort } from '../domain/messaging/messaging.ts'
import {
  apartFrom,
  changed,
  isSameText,
  isStuck,
  listedAs,
  orphaned,
  outgoingOf,
  type DeliveredMessages,
  type MessageStores,
  type OutgoingMessage,
  type ThreadName,
} from '../domain/messaging/outbox.ts'
import type { Failure } from '../domain/result.ts'
import { isBlank } from '../domain/text.ts'
import { answerTo, createPendingLocks, type SendingNeeds } from './pending.ts'
import { createSignal } from './signal.ts'

interface Needs extends SendingNeeds {
  messaging: MessagingPort
  messageStores: MessageStores
}

/**
 * Outgoing messages by user and store. The storage is their only owner: one tab alone sends a message, and one that is
 * not known to have arrived survives reloads.
 */
export const createMessageOutbox = ({ messaging, messageStores, page, locks, loginIntent }: Needs) => {
  const delivered = createSignal<DeliveredMessages>([])
  const { tryHold, isLeft, watch, stop } = createPendingLocks(locks, 'puntada_mensaje')

  const storeOf = ({ user, storeId }: ThreadName) => messageStores.outbox(user, storeId)
  const outgoing = (thread: ThreadName) => outgoingOf(storeOf(thread).read(), delivered.read(), thread)

  /** Changes a stored message; gives the changed one, or null where it is gone or `change` gives null. */
  const changeMessage = (
    thread: ThreadName,
    clientId: string,
    change: (message: OutgoingMessage) => OutgoingMessage | null,
  ) =>
    storeOf(thread).update((list) => {
      const message = list.find((one) => one.clientId === clientId)
      const next = message === undefined ? null : change(message)
      return [next === null ? list : changed(list, clientId, () => next), next]
    })

  const isListed = async (thread: ThreadName, clientId: string) => {
    const listed = await messaging.sentTo(thread)
    return listed.ok && listedAs(outgoing(thread), listed.value).has(clientId)
  }

  const settle = (
    thread: ThreadName,
    clientId: string,
    delivery: 'sent' | 'failed' | 'unknown',
    failure: Failure | null,
  ) => {
    const settled = changeMessage(thread, clientId, (message) => ({
      ...message,
      delivery,
      isInDoubt: delivery === 'unknown',
      failure,
    }))
    if (settled?.delivery !== 'sent') return
    delivered.change((now) => [...now, { ...settled, ...thread }])
    storeOf(thread).edit((list) => list.filter((message) => message.clientId !== clientId))
  }

  /** Messages of a thread are sent one at a time, in the order in which they were written. */
  const sendMessage = (thread: ThreadName, clientId: string) =>
    locks.exclusively(`puntada_mensajes_${thread.user}_${thread.storeId}`, async () => {
      // `sending` is stored before the request, or a page closed then would say that nothing was sent.
      const message = changeMessage(thread, clientId, (waiting) =>
        waiting.delivery === 'waiting' ? { ...waiting, delivery: 'sending' } : null,
      )
      if (message === null || isLeft()) return
      const { text, productId, isInDoubt } = message
      const after = await answerTo(messaging.send({ ...thread, text, productId, clientId }), isInDoubt)
      const isUnknown = after.kind === 'in-doubt'
      if (isUnknown && !isLeft())
        changeMessage(thread, clientId, (sent) => ({ ...sent, delivery: 'checking', isInDoubt: true }))
      const isSent = after.kind === 'sent' || (isUnknown && !isLeft() && (await isListed(thread, clientId)))
      if (isLeft()) return
      if (isSent) return settle(thread, clientId, 'sent', null)
      if (after.failure.kind === 'unauthorised')
        loginIntent.begin({ kind: 'message', storeId: thread.storeId, clientId }, { user: thread.user })
      settle(thread, clientId, isUnknown ? 'unknown' : 'failed', after.failure)
    })

  /** A message that its tab left on its way is not sent again: the server's list says whether it arrived. */
  const settleLeft = async (thread: ThreadName, clientId: string) => {
    const left = changeMessage(thread, clientId, (message) => (isStuck(message) ? null : orphaned(message)))
    if (left?.delivery !== 'checking') return
    const isFound = await isListed(thread, clientId)
    if (!isLeft()) settle(thread, clientId, isFound ? 'sent' : 'unknown', null)
  }

  return {
    delivered,
    outgoing,
    stored: storeOf,
    /** Sends a text; false if it is blank. `listed`: the server's messages of the thread before it, null if not read. */
    post(thread: ThreadName, typed: string, productId: string | null, listed: readonly Message[] | null) {
      if (isBlank(typed)) return false
      const clientId = page.newId()
      const text = typed.trim()
      const before = listed && listed.filter((other) => isSameText(text, other.text)).map(({ id }) => id)
      const message = { clientId, text, productId, writtenAt: page.now(), before, isInDoubt: false, failure: null }
      void tryHold(clientId, () => Promise.resolve().then(() => sendMessage(thread, clientId)))
      // The message is stored at once: its field is emptied, and the lock may come after the page is left.
      storeOf(thread).edit((list) => [...list, { ...message, delivery: 'waiting' }])
      return true
    },
    /** Sends a failed or doubtful message again, at the visitor's request. Not while another tab is sending it. */
    async retry(thread: ThreadName, clientId: string) {
      await tryHold(clientId, async () => {
        const waiting = changeMessage(thread, clientId, (message) =>
          isStuck(message) ? { ...message, delivery: 'waiting', failure: null } : null,
        )
        if (waiting !== null) await sendMessage(thread, clientId)
      })
    },
    discard: (thread: ThreadName, clientId: string) =>
      storeOf(thread).edit((list) => changed(list, clientId, (message) => (isStuck(message) ? null : message))),
    /** Takes messages that the server lists out of the outgoing ones. */
    arrived(thread: ThreadName, listed: readonly Message[]) {
      const settled = outgoing(thread).filter(({ delivery }) => delivery !== 'checking')
      const listedIds = listedAs(settled, listed)
      if (listedIds.size === 0) return
      const ids = [...listedIds.values()]
      delivered.change((now) =>
        now
          .filter(({ clientId }) => !listedIds.has(clientId))
          .map((message) => ({ ...message, ...apartFrom(message, ids) })),
      )
      storeOf(thread).edit((list) =>
        list
          .filter((message) => !listedIds.has(message.clientId) || !isStuck(message))
          .map((message) => apartFrom(message, ids)),
      )
    },
    watch: (thread: ThreadName) =>
      watch(
        storeOf(thread),
        (list) => list.filter((message) => !isStuck(message)).map(({ clientId }) => clientId),
        (id) => settleLeft(thread, id),
      ),
    stop,
  }
}
