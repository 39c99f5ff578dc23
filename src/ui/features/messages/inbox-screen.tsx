import { useRef } from 'react'
import { messagingQueries, unreadOf, type Conversation } from '../../../domain/messaging/messaging.ts'
import { Badge, Name } from '../../kit/text.tsx'
import { EmptyState, Skeleton } from '../../kit/section.tsx'
import { Picture } from '../../kit/picture.tsx'
import { ScreenTitle } from '../../kit/screen-title.tsx'
import { shortLabel } from '../../kit/dates.ts'
import { count } from '../../kit/format.ts'
import { useHead } from '../../site/head.ts'
import { LoginGate } from '../../site/login.tsx'
import { paths } from '../../site/paths.ts'
import { ReadView, useRead } from '../../data/read.tsx'
import { useServices } from '../../data/services.ts'
import './messages.css'

interface LineProps {
  conversation: Conversation
  user: string
  isOpen: boolean
}

const Line = ({ conversation, user, isOpen }: LineProps) => {
  const { page, messageStores } = useServices()
  const { storeId, storeName, logo, lastText, lastAt } = conversation
  const news = isOpen ? 0 : unreadOf(conversation, messageStores.readMark(user, storeId).read())
  return (
    <li className="inbox-line media">
      <Picture path={logo} alt="" width={56} height={56} fit="logo" />
      <div className="fill">
        <div className="media">
          <a
            href={paths.chat(storeId)}
            className="card-link fill clamp strong"
            aria-current={isOpen ? 'page' : undefined}
          >
            <Name text={storeName} />
          </a>
          <span className="small muted">{lastAt === null ? '' : shortLabel(lastAt, page.now())}</span>
        </div>
        <div className="media">
          <p className={news > 0 ? 'fill clamp strong' : 'fill clamp muted'}>
            <bdi>{lastText}</bdi>
          </p>
          {news > 0 && <Badge tone="cempa">{count(news, 'nuevo', 'nuevos')}</Badge>}
        </div>
      </div>
    </li>
  )
}

/** `current`: the store whose conversation is open beside it. */
export const Inbox = ({ user, current = '' }: { user: string; current?: string }) => {
  const { site } = useServices()
  const list = useRef<HTMLDivElement>(null)
  // A phone hides the inbox beside a conversation: it asks for nothing then.
  const pollMs = () => (list.current?.offsetParent === null ? Number.POSITIVE_INFINITY : site.chatEveryMs)
  return (
    <div ref={list} className={current === '' ? 'messages-list' : 'messages-list wide-only'}>
      <ReadView
        read={useRead(messagingQueries.inbox({ user }), { pollMs })}
        skeleton={<Skeleton kind="rows" count={5} />}
        empty={{
          icon: 'message',
          title: 'Aún no tienes mensajes',
          text: 'Escribe a un fabricante desde un producto o desde su página y su respuesta llega aquí.',
          link: { text: 'Conocer empresas', href: paths.companies },
        }}
      >
        {(conversations) => (
          <ul className="plain-list divided">
            {conversations.map((conversation, index) => (
              <Line
                key={`${conversation.storeId}:${index}`}
                conversation={conversation}
                user={user}
                isOpen={conversation.storeId === current}
              />
            ))}
          </ul>
        )}
      </ReadView>
    </div>
  )
}

export default function InboxScreen() {
  useHead({ title: 'Mensajes', description: 'Tus conversaciones con los fabricantes.' })
  return (
    <div className="container messages">
      <ScreenTitle>Mensajes</ScreenTitle>
      <LoginGate
        icon="message"
        title="Ingresa para ver tus mensajes"
        text="Aquí están tus conversaciones con los fabricantes."
        skeleton={<Skeleton kind="rows" count={5} />}
      >
        {({ mail }) => (
          <>
            <Inbox user={mail} />
            <div className="messages-pane panel wide-only">
              <EmptyState
                icon="message"
                title="Elige una conversación"
                text="A la izquierda están los fabricantes con los que has hablado."
              />
            </div>
          </>
        )}
      </LoginGate>
    </div>
  )
}
