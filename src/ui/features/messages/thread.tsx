import { Fragment, useEffect, useRef, type ReactNode } from 'react'
import { mergeThread, readMarkOf, type Message } from '../../../domain/messaging/messaging.ts'
import { isStuck, type OutgoingMessage } from '../../../domain/messaging/outbox.ts'
import { firstUpper } from '../../../domain/text.ts'
import { Button } from '../../kit/button.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { Icon } from '../../kit/icon.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { dayLabel, timeText } from '../../lib/dates.ts'
import { LoginButton, useRequireLogin } from '../../lib/login.tsx'
import { useServices } from '../../lib/services.ts'
import { FailureNotice } from '../../notices/failure-notice.tsx'
import { failureText, whatHappened } from '../../notices/failure-text.ts'
import { Composer } from './composer.tsx'
import { SubjectCard, useSubjects, type ProductSubject, type Subject } from './subjects.tsx'
import { useThread } from './use-thread.ts'
import './messages.css'

const NONE: readonly Message[] = []

const STATUS = {
  waiting: 'Enviando…',
  sending: 'Enviando…',
  sent: 'Enviado',
  failed: 'No se envió',
  checking: 'Revisamos si llegó…',
  unknown: 'No sabemos si llegó',
} as const

const TWICE = 'Si ya llegó y lo envías otra vez, el fabricante lo recibe dos veces.'

/** A sentence in any case: what a server says of its own failure is often nothing that a buyer can read. */
const whyOf = ({ delivery, failure }: OutgoingMessage) => {
  if (failure === null) return ''
  if (failure.kind === 'server' && failure.said === undefined) return 'El servidor falló.'
  return delivery === 'failed' ? failureText(failure) : whatHappened(failure)
}

const sentences = (...parts: readonly string[]) =>
  parts.flatMap((part) => (part === '' ? [] : [/[.…?!»]$/.test(part) ? part : `${part}.`])).join(' ')

const statusText = (message: OutgoingMessage) => {
  const status = STATUS[message.delivery]
  if (!isStuck(message)) return status
  return sentences(status, whyOf(message), message.delivery === 'unknown' ? TWICE : '')
}

interface ItemProps {
  from: Message['from']
  text: string
  isStuck?: boolean
  subject: Subject | undefined
  children: ReactNode
}

const Item = ({ from, text, isStuck: stuck = false, subject, children }: ItemProps) => (
  <li className={`thread-message thread-${from} stack-1${stuck ? ' thread-stuck' : ''}`}>
    {subject && <SubjectCard subject={subject} />}
    <div className="thread-bubble">
      <span className="visually-hidden">{from === 'user' ? 'Tú:' : 'El fabricante:'}</span>
      <p dir="auto">{text}</p>
    </div>
    {children}
  </li>
)

interface OutgoingProps {
  message: OutgoingMessage
  isLast: boolean
  subject: Subject | undefined
  onRetry: () => void
  onDiscard: () => void
}

const OutgoingItem = ({ message, isLast, subject, onRetry, onDiscard }: OutgoingProps) => {
  const stuck = isStuck(message)
  return (
    <Item from="user" text={message.text} isStuck={stuck} subject={subject}>
      {(message.delivery !== 'sent' || isLast) && (
        <p className={stuck ? 'thread-time' : 'thread-time muted'} role={stuck ? 'alert' : undefined}>
          {stuck && <Icon name="alert" size={16} />}
          <span>{statusText(message)}</span>
        </p>
      )}
      {stuck && (
        <div className="row">
          <Button tone="quiet" sends onClick={onRetry}>
            {message.delivery === 'unknown' ? 'Enviar otra vez' : 'Reintentar'}
          </Button>
          <Button tone="ghost" onClick={onDiscard}>
            Descartar
          </Button>
        </div>
      )}
    </Item>
  )
}

/** Of each message the day that begins with it. An undated one belongs to the day of the message before. */
const daysOf = (messages: readonly Message[], now: number) => {
  let last = ''
  return messages.map(({ at }) => {
    const day = at === null ? last : dayLabel(at, now)
    const begins = day !== last && day !== ''
    last = day
    return begins ? firstUpper(day) : null
  })
}

interface ThreadProps {
  user: string
  storeId: string
  /** What is written now is about this product, in the colour that was looked at. */
  about: ProductSubject | null
}

export const Thread = ({ user, storeId, about }: ThreadProps) => {
  const { page, messageStores } = useServices()
  const { sent, received, listed, known, outgoing, thread, outbox } = useThread(user, storeId)
  const requireLogin = useRequireLogin()
  const list = useRef<HTMLDivElement>(null)
  const failed = [sent, received].find((read) => read.error !== null)
  const loading = sent.data === undefined || received.data === undefined
  const waiting = loading && failed === undefined
  // Half of a conversation would move when the other half arrives.
  const messages = waiting ? NONE : mergeThread(listed, received.data ?? NONE)
  const total = messages.length + outgoing.length
  const { at, text } = readMarkOf(messages)
  const days = daysOf(messages, page.now())
  const subjects = useSubjects(user, storeId, [...messages, ...outgoing], about)
  const isTold = subjects.some((each) => each && 'productId' in each && each.productId === about?.productId)
  const lastOwn = outgoing.length > 0 ? null : messages.findLast(({ from }) => from === 'user')

  useEffect(() => {
    if (at > 0 || text !== '') void messageStores.readMark(user, storeId).edit(() => ({ at, text }))
  }, [at, text, messageStores, user, storeId])

  return (
    <div className="thread">
      {failed?.error && (
        <FailureNotice
          failure={failed.error.failure}
          busy={sent.isFetching || received.isFetching}
          compact={total > 0}
          instead={failed.error.failure.kind === 'unauthorised' && <LoginButton />}
          onRetry={() => {
            void sent.refetch()
            void received.refetch()
          }}
        />
      )}
      <div ref={list} className="thread-scroll" role="log" aria-label="Mensajes" tabIndex={0}>
        <div>
          {waiting && outgoing.length === 0 && <Skeleton kind="rows" count={4} />}
          {!loading && total === 0 && (
            <EmptyState
              icon="message"
              title="Aún no hay mensajes"
              text="Pregunta por precios, tallas o tiempos de entrega. El fabricante te responde aquí."
            />
          )}
          <ol className="stack-2">
            {messages.map((message, index) => (
              <Fragment key={`${message.from}-${message.id}`}>
                {days[index] && <li className="thread-day small muted">{days[index]}</li>}
                <Item from={message.from} text={message.text} subject={subjects[index]}>
                  <p className="thread-time muted">
                    {message.at !== null && <span>{timeText(message.at)}</span>}
                    {message === lastOwn && <span>{STATUS.sent}</span>}
                  </p>
                </Item>
              </Fragment>
            ))}
            {outgoing.map((message, index) => (
              <OutgoingItem
                key={message.clientId}
                message={message}
                isLast={index === outgoing.length - 1}
                subject={subjects[messages.length + index]}
                onRetry={() => {
                  if (requireLogin({ kind: 'message', storeId, clientId: message.clientId }))
                    void outbox.retry(thread, message.clientId)
                }}
                onDiscard={() => outbox.discard(thread, message.clientId)}
              />
            ))}
          </ol>
        </div>
      </div>
      <Composer
        user={user}
        storeId={storeId}
        about={isTold ? null : about}
        onSend={(text) => {
          list.current?.scrollTo(0, 0)
          return outbox.post(thread, text, about?.productId ?? null, known)
        }}
      />
    </div>
  )
}
