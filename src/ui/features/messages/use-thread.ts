import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { createMessageOutbox } from '../../../application/message-outbox.ts'
import { mergeThread, type Message } from '../../../domain/messaging/messaging.ts'
import { useServices } from '../../lib/services.ts'
import { messagingQueries } from '../../lib/queries.ts'
import { useRead } from '../../lib/use-read.ts'
import { useStored } from '../../lib/use-stored.ts'

/** Milliseconds between two reads of a thread while it is shown. */
const POLL_MS = 5000

const NONE: readonly Message[] = []

/** The messages between a user and a store: both lists of the server merged, and the outgoing messages. */
export const useThread = (user: string, storeId: string) => {
  const { singleton } = useServices()
  const queries = useQueryClient()
  const sent = useRead(messagingQueries.sentTo({ user, storeId }), { pollMs: POLL_MS })
  const received = useRead(messagingQueries.receivedFrom({ user, storeId }), { pollMs: POLL_MS })

  const outbox = singleton(createMessageOutbox).thread(user, storeId)
  const outgoing = useStored(outbox)

  // The server's list has a delivered message now: read it again, and it replaces the outgoing one.
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
