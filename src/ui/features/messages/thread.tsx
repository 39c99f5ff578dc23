import { Fragment, useEffect, useRef } from 'react'
import { mergeThread, readMarkOf, type Message } from '../../../domain/messaging/messaging.ts'
import { isStuck, type OutgoingMessage } from '../../../domain/messaging/outbox.ts'
import { Button } from '../../kit/button.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { FailureNotice } from '../../notices/failure-notice.tsx'
import { Icon } from '../../kit/icon.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { failureText, whatHappened } from '../../notices/failure-text.ts'
import { dayLabel, timeText } from '../../lib/dates.ts'
import { LoginButton, useRequireLogin } from '../../lib/login.tsx'
import { useServices } from '../../lib/services.ts'
import { Composer } from './composer.tsx'
import { useThread } from './use-thread.ts'
import './thread.css'

const NONE: readonly Message[] = []

const STATUS = {
  waiting: 'Enviando…',
  sending: 'Enviando…',
  sent: 'Enviado',
  failed: 'No se envió',
  checking: 'Revisamos si llegó…',
  unknown: 'No sabemos si llegó',
} as const

const Bubble = ({ message }: { message: Message }) => (
  <li className={`thread-bubble thread-bubble-${message.from}`}>
    <span className="visually-hidden">{message.from === 'user' ? 'Tú:' : 'El fabricante:'}</span>
    <p dir="auto">{message.text}</p>
    {message.at !== null && <span className="thread-bubble-time muted">{timeText(message.at)}</span>}
  </li>
)

interface OutgoingProps {
  message: OutgoingMessage
  onRetry: () => void
  onDiscard: () => void
}

const OutgoingBubble = ({ message, onRetry, onDiscard }: OutgoingProps) => {
  const stuck = isStuck(message)
  const inDoubt = message.delivery === 'unknown'
  return (
    <li className={`thread-bubble thread-bubble-user thread-bubble-${message.delivery}`}>
      <span className="visually-hidden">Tú:</span>
      <p dir="auto">{message.text}</p>
      <span className="thread-bubble-time muted" role={stuck ? 'alert' : undefined}>
        {stuck && <Icon name="alert" size={14} />} {STATUS[message.delivery]}
        {message.delivery === 'failed' && message.failure !== null && `. ${failureText(message.failure)}`}
        {inDoubt && message.failure !== null && `. ${whatHappened(message.failure).replace(/\.$/, '')}`}
        {inDoubt && '. Si ya llegó y lo envías otra vez, el fabricante lo recibe dos veces.'}
      </span>
      {stuck && (
        <span className="thread-bubble-actions row">
          <Button tone="quiet" sends onClick={onRetry}>
            {inDoubt ? 'Enviar otra vez' : 'Reintentar'}
          </Button>
          <Button tone="ghost" onClick={onDiscard}>
            Descartar
          </Button>
        </span>
      )}
    </li>
  )
}

/** Undated messages belong to the day of the message before. */
const withDays = (messages: readonly Message[], now: number) => {
  let last = ''
  return messages.map((message) => {
    const day = message.at === null ? last : dayLabel(message.at, now)
    const opens = day !== last && day !== ''
    last = day
    return { message, day: opens ? day : null }
  })
}

export const Thread = ({ user, storeId, productId }: { user: string; storeId: string; productId: string | null }) => {
  const { page, messageStores } = useServices()
  const { sent, received, listed, known, outgoing, outbox } = useThread(user, storeId)
  const requireLogin = useRequireLogin()
  const list = useRef<HTMLDivElement>(null)
  const failed = [sent, received].find((read) => read.error !== null)
  const loading = sent.data === undefined || received.data === undefined
  const waiting = loading && failed === undefined
  // Half of a conversation would move when the other half arrives.
  const messages = waiting ? NONE : mergeThread(listed, received.data ?? NONE)
  const total = messages.length + outgoing.length
  const { at, text } = readMarkOf(messages)

  useEffect(() => {
    if (at > 0 || text !== '') void messageStores.readMark(user, storeId).update(() => ({ at, text }))
  }, [at, text, messageStores, user, storeId])

  return (
    <div className="thread stack-3">
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
            {withDays(messages, page.now()).map(({ message, day }) => (
              <Fragment key={`${message.from}-${message.id}`}>
                {day !== null && <li className="thread-day small muted">{day}</li>}
                <Bubble message={message} />
              </Fragment>
            ))}
            {outgoing.map((message) => (
              <OutgoingBubble
                key={message.clientId}
                message={message}
                onRetry={() => {
                  if (requireLogin({ kind: 'message', storeId, clientId: message.clientId }))
                    outbox.retry(message.clientId)
                }}
                onDiscard={() => outbox.discard(message.clientId)}
              />
            ))}
          </ol>
        </div>
      </div>
      <Composer
        user={user}
        storeId={storeId}
        productId={productId}
        onSend={(text) => {
          list.current?.scrollTo(0, 0)
          return outbox.post(text, productId, known)
        }}
      />
    </div>
  )
}
