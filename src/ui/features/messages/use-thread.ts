import { useSelector } from '@xstate/react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { createActor, fromPromise, type ActorRefFrom } from 'xstate'
import { mergeThread, type Message } from '../../../domain/messaging/messaging.ts'
import { afterReload, isSendable, notYetListed, readOutgoing, type OutgoingMessage } from '../../../domain/messaging/outbox.ts'
import { messageDeliveryMachine } from '../../../machines/message-delivery.ts'
import { useServices, type Services } from '../../lib/services.ts'
import { useRead } from '../../lib/use-read.ts'

/** Milliseconds between two looks at a thread that is on screen. */
const POLL_MS = 5000

const NONE: readonly Message[] = []

interface Outbox {
  readonly actor: ActorRefFrom<typeof messageDeliveryMachine>
  /** By message, the ids that the server's list had before it was written. */
  readonly known: Map<string, ReadonlySet<string>>
}

const outboxes = new WeakMap<Services, Map<string, Outbox>>()

/**
 * What is on its way to a store, one for a visit: leaving the screen neither stops what waits its turn nor makes what
 * has just been sent look doubtful. Each change is kept, for a page that is loaded again.
 */
const outboxOf = (services: Services, user: string, storeId: string): Outbox => {
  const { messaging, kept } = services
  const key = `puntada_por_enviar_${user}_${storeId}`
  let ofVisit = outboxes.get(services)
  if (ofVisit === undefined) outboxes.set(services, (ofVisit = new Map()))
  const present = ofVisit.get(key)
  if (present !== undefined) return present
  const machine = messageDeliveryMachine.provide({
    actors: {
      send: fromPromise(({ input: { text, productId, clientId } }) =>
        messaging.send({ user, storeId, text, productId, clientId }),
      ),
    },
  })
  const actor = createActor(machine, { input: { messages: afterReload(readOutgoing(kept.get(key))) } })
  actor.subscribe(({ context: { messages } }) => {
    if (messages.length === 0) kept.remove(key)
    else kept.set(key, messages)
  })
  const outbox: Outbox = { actor: actor.start(), known: new Map() }
  ofVisit.set(key, outbox)
  return outbox
}

/** The messages between a user and a store: both lists of the server as one, and what is on its way. */
export const useThread = (user: string, storeId: string) => {
  const services = useServices()
  const { page } = services
  const queries = useQueryClient()
  const query = { user, storeId }
  const sentKey = ['messaging.sentTo', user, storeId]
  const sent = useRead(sentKey, ({ messaging }, signal) => messaging.sentTo(query, signal), { pollMs: POLL_MS })
  const received = useRead(
    ['messaging.receivedFrom', user, storeId],
    ({ messaging }, signal) => messaging.receivedFrom(query, signal),
    { pollMs: POLL_MS },
  )

  const { actor, known } = outboxOf(services, user, storeId)
  const outgoing = useSelector(actor, ({ context }) => context.messages)

  // A delivered message is in the server's list from now on: look, and let the list take its place.
  const delivered = outgoing.filter(({ delivery }) => delivery === 'sent').length
  useEffect(() => {
    if (delivered > 0) void queries.invalidateQueries({ queryKey: ['messaging.sentTo', user, storeId] })
  }, [delivered, queries, user, storeId])

  const listed = sent.data ?? NONE
  useEffect(() => {
    const left = new Set(notYetListed(outgoing, listed, known))
    const gone = outgoing.filter((message) => !left.has(message))
    if (gone.length > 0) actor.send({ type: 'messages.listed', clientIds: gone.map(({ clientId }) => clientId) })
  }, [outgoing, listed, known, actor])

  const post = (text: string, productId: string | null): boolean => {
    if (!isSendable(text)) return false
    const message: OutgoingMessage = {
      clientId: page.newId(),
      text: text.trim(),
      productId,
      writtenAt: page.now(),
      delivery: 'waiting',
      failure: null,
    }
    known.set(message.clientId, new Set(listed.map(({ id }) => id)))
    actor.send({ type: 'message.written', message })
    return true
  }

  return {
    sent,
    received,
    messages: mergeThread(listed, received.data ?? NONE),
    outgoing: notYetListed(outgoing, listed, known),
    post,
    retry: (clientId: string) => actor.send({ type: 'retry.asked', clientId }),
    discard: (clientId: string) => actor.send({ type: 'message.discarded', clientId }),
  }
}
