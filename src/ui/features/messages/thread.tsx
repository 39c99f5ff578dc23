import { useQueryClient } from '@tanstack/react-query'
import { Fragment, memo, useEffect, useMemo, useRef, useState } from 'react'
import { createMessageOutbox } from '../../../application/message-outbox.ts'
import { messagingQueries, mergeThread, readMarkOf, type Message } from '../../../domain/messaging/messaging.ts'
import { isStuck, outgoingOf, type OutgoingMessage } from '../../../domain/messaging/outbox.ts'
import { firstUpper } from '../../../domain/text.ts'
import { Button } from '../../kit/button.tsx'
import { EmptyState, Skeleton } from '../../kit/section.tsx'
import { Icon } from '../../kit/icon.tsx'
import { dayLabel, timeText } from '../../kit/dates.ts'
import { useRequireLogin } from '../../site/login.tsx'
import { ReadFailure, useRead } from '../../data/read.tsx'
import { useServices, useStored } from '../../data/services.ts'
import { LoadAgain } from '../../notices/failure-notice.tsx'
import { failureText, whatHappened } from '../../notices/failure-text.ts'
import { Composer } from './composer.tsx'
import { SubjectCard, useSubjects, type ProductSubject, type Subject } from './subjects.tsx'
import './messages.css'

const NONE: readonly Message[] = []
const QUIETEST_MS = 120_000

/** A thread's two lists are read again after an eighth of the time for which nobody has written. */
const useThread = (user: string, storeId: string) => {
  const { page, site, once } = useServices()
  const messageOutbox = once(createMessageOutbox)
  const queries = useQueryClient()
  const [openedAt] = useState(() => page.now())
  const pollMs = (messages: readonly Message[] = NONE) => {
    const quietMs = page.now() - Math.max(openedAt, ...messages.map(({ at }) => at ?? 0))
    return Math.max(site.chatEveryMs, Math.min(quietMs / 8, QUIETEST_MS))
  }
  const sent = useRead(messagingQueries.sentTo({ user, storeId }), { pollMs })
  const received = useRead(messagingQueries.receivedFrom({ user, storeId }), { pollMs })

  const thread = useMemo(() => ({ user, storeId }), [user, storeId])
  const storedMessages = useStored(messageOutbox.stored(thread))
  const delivered = useStored(messageOutbox.delivered)
  const outgoing = useMemo(() => outgoingOf(storedMessages, delivered, thread), [storedMessages, delivered, thread])
  useEffect(() => messageOutbox.watch(thread), [messageOutbox, thread])

  // The server lists a message that is no longer on its way, from this tab or another.
  const unsent = useMemo(() => outgoing.filter(({ delivery }) => delivery !== 'sent'), [outgoing])
  const before = useRef(unsent)
  useEffect(() => {
    const isGone = before.current.some((one) => !unsent.some(({ clientId }) => clientId === one.clientId))
    before.current = unsent
    if (isGone) void queries.invalidateQueries({ queryKey: messagingQueries.sentTo(thread).key })
  }, [unsent, queries, thread])
  const { data } = sent
  useEffect(() => data && messageOutbox.arrived(thread, data), [messageOutbox, thread, data, outgoing])
  return { messageOutbox, sent, received, outgoing, thread }
}

const STATUS = {
  waiting: 'Enviando…',
  sending: 'Enviando…',
  sent: 'Enviado',
  failed: 'No se envió',
  checking: 'Revisamos si llegó…',
  unknown: 'No sabemos si llegó',
} as const

const statusText = (message: OutgoingMessage) => {
  const { delivery, failure } = message
  const status = STATUS[delivery]
  if (!isStuck(message)) return status
  const why = failure && (delivery === 'failed' ? failureText(failure) : whatHappened(failure))
  const parts = [status, why]
  if (delivery === 'unknown') parts.push('Si ya llegó y lo envías otra vez, el fabricante lo recibe dos veces.')
  return parts.flatMap((part) => (part ? [/[.…?!»]$/.test(part) ? part : `${part}.`] : [])).join(' ')
}

interface ItemProps {
  message: Message | OutgoingMessage
  subject: Subject | undefined
  isLast: boolean
  /** A message that waits in this browser can be sent again or discarded. */
  onRetry?: (() => void) | undefined
  onDiscard?: (() => void) | undefined
}

/** A message is drawn again only if it changed: a thread of a thousand is read every few seconds. */
const Item = memo(({ message, subject, isLast, onRetry, onDiscard }: ItemProps) => {
  const outgoing = 'delivery' in message ? message : null
  const { from, at } = 'from' in message ? message : ({ from: 'user', at: null } as const)
  const stuck = outgoing !== null && isStuck(outgoing)
  const status = outgoing === null || outgoing.delivery === 'sent' ? isLast && STATUS.sent : statusText(outgoing)
  return (
    <li className={`thread-message thread-${from} stack-1${stuck ? ' thread-stuck' : ''}`}>
      {subject && <SubjectCard subject={subject} />}
      <div className="thread-bubble">
        <span className="visually-hidden">{from === 'user' ? 'Tú:' : 'El fabricante:'}</span>
        <p dir="auto">{message.text}</p>
      </div>
      <p className={stuck ? 'thread-time row danger' : 'thread-time row muted'} role={stuck ? 'alert' : undefined}>
        {stuck && <Icon name="alert" size={16} />}
        {at !== null && <span>{timeText(at)}</span>}
        {status && <span>{status}</span>}
      </p>
      {stuck && (
        <div className="row">
          {outgoing.failure?.kind === 'page' && <LoadAgain />}
          <Button tone="quiet" sends onClick={onRetry}>
            {outgoing.delivery === 'unknown' ? 'Enviar otra vez' : 'Reintentar'}
          </Button>
          <Button tone="ghost" onClick={onDiscard}>
            Descartar
          </Button>
        </div>
      )}
    </li>
  )
})

const daysOf = (messages: readonly Message[], now: number) => {
  let last = ''
  return messages.map(({ at }) => {
    const date = at === null ? last : new Date(at).toDateString()
    const begins = at !== null && date !== last
    last = date
    return begins ? firstUpper(dayLabel(at, now)) : ''
  })
}

interface ThreadProps {
  user: string
  storeId: string
  about: ProductSubject | null
}

export const Thread = ({ user, storeId, about }: ThreadProps) => {
  const { messageStores, page } = useServices()
  const { messageOutbox, sent, received, outgoing, thread } = useThread(user, storeId)
  const requireLogin = useRequireLogin()
  const list = useRef<HTMLDivElement>(null)
  const failed = [sent, received].find((read) => read.error !== null)
  const loading = sent.data === undefined || received.data === undefined
  const isWaiting = loading && failed === undefined
  // Half of a conversation would move when the other half arrives.
  const messages = useMemo(
    () => (isWaiting ? NONE : mergeThread(sent.data ?? NONE, received.data ?? NONE)),
    [isWaiting, sent.data, received.data],
  )
  const all = useMemo(() => [...messages, ...outgoing], [messages, outgoing])
  const { at, text } = readMarkOf(messages)
  const days = daysOf(messages, page.now())
  const subjects = useSubjects(user, storeId, all, about)
  const isShown = subjects.some(
    (subject) => subject && 'productId' in subject && subject.productId === about?.productId,
  )
  const lastOwn = all.findLast((message) => !('from' in message) || message.from === 'user')

  useEffect(() => {
    if (at > 0 || text !== '') messageStores.readMark(user, storeId).edit(() => ({ at, text }))
  }, [at, text, messageStores, user, storeId])

  return (
    <>
      {failed && (
        <ReadFailure
          compact={all.length > 0}
          read={{
            error: failed.error,
            isFetching: sent.isFetching || received.isFetching,
            refetch: () => Promise.all([sent.refetch(), received.refetch()]),
          }}
        />
      )}
      <div ref={list} className="thread" role="log" aria-label="Mensajes" tabIndex={0}>
        <div>
          {isWaiting && outgoing.length === 0 && <Skeleton kind="rows" count={4} />}
          {!loading && all.length === 0 && (
            <EmptyState
              icon="message"
              title="Aún no hay mensajes"
              text="Pregunta por precios, tallas o tiempos de entrega. El fabricante te responde aquí."
            />
          )}
          <ol className="stack-2">
            {all.map((message, index) => {
              const clientId = 'clientId' in message ? message.clientId : ''
              return (
                <Fragment key={'id' in message ? `${message.from}-${message.id}` : clientId}>
                  {days[index] && <li className="thread-day small muted">{days[index]}</li>}
                  <Item
                    message={message}
                    subject={subjects[index]}
                    isLast={message === lastOwn}
                    {...(clientId !== '' && {
                      onRetry: () => {
                        if (requireLogin({ kind: 'message', storeId, clientId }))
                          void messageOutbox.retry(thread, clientId)
                      },
                      onDiscard: () => messageOutbox.discard(thread, clientId),
                    })}
                  />
                </Fragment>
              )
            })}
          </ol>
        </div>
      </div>
      <Composer
        user={user}
        storeId={storeId}
        about={isShown ? null : about}
        // After the session's end sending asks for a login, then goes on.
        waits={failed !== undefined && loading && failed.error?.failure.kind !== 'unauthorised'}
        onSend={(written) => {
          list.current?.scrollTo(0, 0)
          // A list from before this screen may lack later messages.
          const listed = sent.isFetchedAfterMount ? (sent.data ?? null) : null
          return messageOutbox.post(thread, written, about?.productId ?? null, listed)
        }}
      />
    </>
  )
}
