import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { Message } from '../../../domain/messaging/messaging.ts'
import { outgoingOf } from '../../../domain/messaging/outbox.ts'
import { useRead } from '../../lib/read.tsx'
import { useServices } from '../../lib/services.ts'
import { useStored } from '../../lib/use-stored.ts'
import { messagingQueries } from '../../lib/queries.ts'

const QUIETEST_MS = 120_000

/** An eighth of the time for which nobody has written, in milliseconds. */
const pollAfter = (everyMs: number, quietMs: number) =>
  Math.min(Math.max(everyMs, quietMs / 8), Math.max(everyMs, QUIETEST_MS))

const NONE: readonly Message[] = []

export const useThread = (user: string, storeId: string) => {
  const { messageOutbox, page, site } = useServices()
  const queries = useQueryClient()
  const [openedAt] = useState(() => page.now())
  const pollMs = (messages: readonly Message[] = NONE) =>
    pollAfter(site.chatEveryMs, page.now() - Math.max(openedAt, ...messages.map(({ at }) => at ?? 0)))
  const sent = useRead(messagingQueries.sentTo({ user, storeId }), { pollMs })
  const received = useRead(messagingQueries.receivedFrom({ user, storeId }), { pollMs })

  const thread = useMemo(() => ({ user, storeId }), [user, storeId])
  const stored = useStored(messageOutbox.stored(thread))
  const onPage = useStored(messageOutbox.known)
  const outgoing = useMemo(() => outgoingOf(stored, onPage, thread), [stored, onPage, thread])
  useEffect(() => messageOutbox.watch(thread), [messageOutbox, thread])

  // The server lists a delivered message.
  const arrivals = outgoing.map(({ delivery, clientId }) => (delivery === 'sent' ? clientId : '')).join('')
  useEffect(() => {
    const queryKey = messagingQueries.sentTo({ user, storeId }).key
    if (arrivals !== '') void queries.invalidateQueries({ queryKey })
  }, [arrivals, queries, user, storeId])
  const { data } = sent
  useEffect(() => data && messageOutbox.arrived(thread, data), [messageOutbox, thread, data, outgoing])

  // An earlier list may lack what was written since.
  const known = sent.isFetchedAfterMount ? (data ?? null) : null
  return { sent, received, listed: data ?? NONE, known, outgoing, thread, outbox: messageOutbox }
}
