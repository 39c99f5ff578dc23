import { unreadOf, type Conversation } from '../../../domain/messaging/messaging.ts'
import { Badge } from '../../kit/badge.tsx'
import { ButtonLink } from '../../kit/button.tsx'
import { Picture } from '../../kit/picture.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { dayLabel, timeText } from '../../lib/dates.ts'
import { count } from '../../lib/format.ts'
import { LoginGate } from '../../lib/login.tsx'
import { Screen } from '../../lib/screen.tsx'
import { paths } from '../../lib/paths.ts'
import { useServices } from '../../lib/services.ts'
import { messagingQueries } from './messaging-queries.ts'
import { ReadView, useRead } from '../../lib/read.tsx'
import { Name } from '../../kit/name.tsx'
import './inbox.css'

const Line = ({ conversation, user }: { conversation: Conversation; user: string }) => {
  const { page, messageStores } = useServices()
  const { storeId, storeName, logo, lastText, lastAt } = conversation
  const news = unreadOf(conversation, messageStores.readMark(user, storeId).read())
  const day = lastAt === null ? '' : dayLabel(lastAt, page.now())
  return (
    <li className={news > 0 ? 'inbox-line inbox-news stack' : 'inbox-line stack'}>
      <Picture path={logo} alt="" width={56} height={56} />
      <div>
        <a href={paths.chat(storeId)} className="inbox-link">
          <Name text={storeName} />
        </a>
        <p className="inbox-text muted" dir="auto">
          {lastText}
        </p>
      </div>
      <div className="inbox-when small stack-1">
        {lastAt !== null && <span className="muted">{day === 'hoy' ? timeText(lastAt) : day}</span>}
        {news > 0 && <Badge tone="cempa">{count(news, 'nuevo', 'nuevos')}</Badge>}
      </div>
    </li>
  )
}

const Conversations = ({ user, everyMs }: { user: string; everyMs: number }) => (
  <ReadView
    read={useRead(messagingQueries.inbox(user), { pollMs: () => everyMs })}
    skeleton={<Skeleton kind="rows" count={5} />}
    empty={{
      icon: 'message',
      title: 'Aún no tienes mensajes',
      text: 'Escribe a un fabricante desde un producto o desde su página y su respuesta llega aquí.',
      action: <ButtonLink href={paths.companies}>Conocer empresas</ButtonLink>,
    }}
  >
    {(conversations) => (
      <ul className="plain-list">
        {conversations.map((conversation, index) => (
          <Line key={`${conversation.storeId}:${index}`} conversation={conversation} user={user} />
        ))}
      </ul>
    )}
  </ReadView>
)

export default function InboxScreen() {
  const { site } = useServices()
  return (
    <Screen className="inbox stack" title="Mensajes" description="Tus conversaciones con los fabricantes.">
      <LoginGate
        icon="message"
        title="Ingresa para ver tus mensajes"
        text="Aquí están tus conversaciones con los fabricantes."
        skeleton={<Skeleton kind="rows" count={5} />}
      >
        {({ mail }) => <Conversations user={mail} everyMs={site.chatEveryMs} />}
      </LoginGate>
    </Screen>
  )
}
