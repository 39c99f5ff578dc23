import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { createMessageOutbox } from '../../../application/message-outbox.ts'
import type { Message } from '../../../domain/messaging/messaging.ts'
import { useRead } from '../../lib/read.tsx'
import { useServices } from '../../lib/services.ts'
import { useStored } from '../../lib/use-stored.ts'
import { messagingQueries } from './messaging-queries.ts'

/** The longest time between two reads of a thread that is shown, however quiet it is. */
const QUIETEST_MS = 120_000

/** Milliseconds until a thread is read again: an eighth of the time for which nobody has written. */
const pollAfter = (everyMs: number, quietMs: number) =>
  Math.min(Math.max(everyMs, quietMs / 8), Math.max(everyMs, QUIETEST_MS))

const NONE: readonly Message[] = []

/** The messages between a user and a store: both lists of the server, and the outgoing messages. */
export const useThread = (user: string, storeId: string) => {
  const { late, page, site } = useServices()
  const queries = useQueryClient()
  const [openedAt] = useState(() => page.now())
  const pollMs = (messages: readonly Message[] = NONE) =>
    pollAfter(site.chatEveryMs, page.now() - Math.max(openedAt, ...messages.map(({ at }) => at ?? 0)))
  const sent = useRead(messagingQueries.sentTo({ user, storeId }), { pollMs })
  const received = useRead(messagingQueries.receivedFrom({ user, storeId }), { pollMs })

  const outbox = late('messageOutbox', createMessageOutbox).thread(user, storeId)
  const outgoing = useStored(outbox)

  // The server lists a delivered message, which then stands in the place of the outgoing one.
  useEffect(() => {
    const queryKey = messagingQueries.sentTo({ user, storeId }).key
    return outbox.onArrival(() => void queries.invalidateQueries({ queryKey }))
  }, [outbox, queries, user, storeId])
  const { data } = sent
  useEffect(() => data && outbox.arrived(data), [outbox, data])

  // A list of an earlier visit may lack what was written since.
  const known = sent.isFetchedAfterMount ? (data ?? null) : null
  return { sent, received, listed: data ?? NONE, known, outgoing, outbox }
}
