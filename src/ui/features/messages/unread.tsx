import { useEffect, useReducer } from 'react'
import { messagingQueries, unreadOf, type Conversation } from '../../../domain/messaging/messaging.ts'
import { Icon } from '../../kit/icon.tsx'
import { count } from '../../kit/format.ts'
import { useRead } from '../../data/read.tsx'
import { useServices, useUser } from '../../data/services.ts'

const NONE: readonly Conversation[] = []

interface Props {
  /** Id of the text that describes the control around it. */
  id: string
  /** The control is named after something else than messages. */
  names?: boolean
}

export const Unread = ({ id, names }: Props) => {
  const { messageStores } = useServices()
  const user = useUser()
  // Every screen shows the count: it is read once a visit and on return to the tab, never by the clock.
  const { data = NONE } = useRead(messagingQueries.inbox({ user }), {
    enabled: user !== '',
    once: true,
    pollMs: () => Number.POSITIVE_INFINITY,
  })
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  useEffect(() => {
    const stops = data.map(({ storeId }) => messageStores.readMark(user, storeId).subscribe(drawAgain))
    return () => {
      for (const stop of stops) stop()
    }
  }, [data, messageStores, user])

  const unread = data.reduce((sum, chat) => sum + unreadOf(chat, messageStores.readMark(user, chat.storeId).read()), 0)
  if (unread === 0) return null
  return (
    <>
      <span className="action-count" aria-hidden="true">
        <span>{unread > 99 ? '99+' : unread}</span>{' '}
        {names && (
          <>
            <span className="wide-only">{unread === 1 ? 'mensaje' : 'mensajes'}</span>
            <span className="narrow-only">
              <Icon name="message" size={14} />
            </span>
          </>
        )}
      </span>
      {/* A description, so that the name of the link or button stays the same. */}
      <span id={id} hidden>
        {count(unread, 'mensaje sin leer', 'mensajes sin leer')}
      </span>
    </>
  )
}
