import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { createMessageOutbox } from '../../../application/message-outbox.ts'
import { mergeThread, type Message } from '../../../domain/messaging/messaging.ts'
import { useServices } from '../../lib/services.ts'
import { messagingQueries } from '../../lib/queries.ts'
import { useRead } from '../../lib/use-read.ts'

/** Milliseconds between two looks at a thread that is on screen. */
const POLL_MS = 5000

const NONE: readonly Message[] = []

/** The messages between a user and a store: both lists of the server as one, and what is on its way. */
export const useThread = (user: string, storeId: string) => {
  const { singleton } = useServices()
  const queries = useQueryClient()
  const sent = useRead(messagingQueries.sentTo({ user, storeId }), { pollMs: POLL_MS })
  const received = useRead(messagingQueries.receivedFrom({ user, storeId }), { pollMs: POLL_MS })

  const outbox = singleton(createMessageOutbox).thread(user, storeId)
  const outgoing = useSyncExternalStore(outbox.subscribe, outbox.read)

  // A delivered message is in the server's list from now on: look, and let the list take its place.
  const delivered = outgoing.filter(({ delivery }) => delivery === 'sent').length
  useEffect(() => {
    if (delivered > 0) void queries.invalidateQueries({ queryKey: messagingQueries.sentTo({ user, storeId }).key })
  }, [delivered, queries, user, storeId])

  const listed = sent.data ?? NONE
  useEffect(() => outbox.arrived(listed), [outbox, outgoing, listed])

  return {
    sent,
    received,
    messages: mergeThread(listed, received.data ?? NONE),
    outgoing,
    post: (text: string, productId: string | null) => outbox.post(text, productId, listed),
    retry: outbox.retry,
    discard: outbox.discard,
  }
}
