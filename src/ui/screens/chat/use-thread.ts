import { useActorRef, useSelector } from '@xstate/react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { fromPromise } from 'xstate'
import { mergeThread, type Message } from '../../../domain/messaging.ts'
import { afterReload, isSendable, notYetListed, readOutgoing, type OutgoingMessage } from '../../../domain/outbox.ts'
import { messageDeliveryMachine } from '../../../machines/message-delivery.ts'
import { useServices } from '../../services.ts'
import { useRead } from '../../use-read.ts'

/** Milliseconds between two looks at a thread that is on screen. */
const POLL_MS = 5000

const NONE: readonly Message[] = []

/** The messages between a user and a store: both lists of the server as one, and what is on its way. */
export const useThread = (user: string, storeId: string) => {
  const { messaging, kept, page } = useServices()
  const queries = useQueryClient()
  const query = { user, storeId }
  const sentKey = ['messaging.sentTo', user, storeId]
  const sent = useRead(sentKey, (services, signal) => services.messaging.sentTo(query, signal), { pollMs: POLL_MS })
  const received = useRead(
    ['messaging.receivedFrom', user, storeId],
    (services, signal) => services.messaging.receivedFrom(query, signal),
    { pollMs: POLL_MS },
  )

  const outboxKey = `puntada_por_enviar_${user}_${storeId}`
  const machine = useMemo(
    () =>
      messageDeliveryMachine.provide({
        actors: {
          send: fromPromise(({ input: { text, productId, clientId } }) =>
            messaging.send({ user, storeId, text, productId, clientId }),
          ),
        },
      }),
    [messaging, user, storeId],
  )
  const actor = useActorRef(machine, { input: { messages: afterReload(readOutgoing(kept.get(outboxKey))) } })
  const outgoing = useSelector(actor, ({ context }) => context.messages)

  useEffect(() => {
    if (outgoing.length === 0) kept.remove(outboxKey)
    else kept.set(outboxKey, outgoing)
  }, [outgoing, kept, outboxKey])

  // A delivered message is in the server's list from now on: look, and let the list take its place.
  const delivered = outgoing.filter(({ delivery }) => delivery === 'sent').length
  useEffect(() => {
    if (delivered > 0) void queries.invalidateQueries({ queryKey: ['messaging.sentTo', user, storeId] })
  }, [delivered, queries, user, storeId])

  const listed = sent.data ?? NONE
  const known = useRef(new Map<string, ReadonlySet<string>>())
  useEffect(() => {
    const left = new Set(notYetListed(outgoing, listed, known.current))
    const gone = outgoing.filter((message) => !left.has(message))
    if (gone.length > 0) actor.send({ type: 'messages.listed', clientIds: gone.map(({ clientId }) => clientId) })
  }, [outgoing, listed, actor])

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
    known.current.set(message.clientId, new Set(listed.map(({ id }) => id)))
    actor.send({ type: 'message.written', message })
    return true
  }

  return {
    sent,
    received,
    messages: mergeThread(listed, received.data ?? NONE),
    outgoing: notYetListed(outgoing, listed, known.current),
    post,
    retry: (clientId: string) => actor.send({ type: 'retry.asked', clientId }),
    discard: (clientId: string) => actor.send({ type: 'message.discarded', clientId }),
  }
}
