import { useRef } from 'react'
import { hasUserId } from '../../../domain/account/session.ts'
import { unreadOf, type Conversation } from '../../../domain/messaging/messaging.ts'
import { EmptyState, Skeleton } from '../../kit/section.tsx'
import { Picture } from '../../kit/picture.tsx'
import { ScreenTitle } from '../../kit/screen-title.tsx'
import { Badge, Icon, Name, VerifiedBadge } from '../../kit/text.tsx'
import { useParam, useRawSearch } from '../../lib/address.ts'
import { shortLabel } from '../../lib/dates.ts'
import { count } from '../../lib/format.ts'
import { useHead } from '../../lib/head.ts'
import { LoginGate } from '../../lib/login.tsx'
import { paths } from '../../lib/paths.ts'
import { queryFor } from '../../lib/queries.ts'
import { ReadView, useRead } from '../../lib/read.tsx'
import { useServices, useSession } from '../../lib/services.ts'
import { Thread } from './thread.tsx'
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
          <p className={news > 0 ? 'fill clamp strong' : 'fill clamp muted'}>{lastText}</p>
          {news > 0 && <Badge tone="cempa">{count(news, 'nuevo', 'nuevos')}</Badge>}
        </div>
      </div>
    </li>
  )
}

/** `current`: the store whose conversation is open beside it. */
const Inbox = ({ user, current }: { user: string; current: string }) => {
  const { site } = useServices()
  const list = useRef<HTMLDivElement>(null)
  // Beside a conversation on a phone it is not shown, and asks for nothing.
  const pollMs = () => (list.current?.offsetParent === null ? Number.POSITIVE_INFINITY : site.chatEveryMs)
  return (
    <div ref={list} className={current === '' ? 'messages-list' : 'messages-list wide-only'}>
      <ReadView
        read={useRead(queryFor('messaging', 'inbox', { user }), { pollMs })}
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

const InboxScreen = () => {
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
            <Inbox user={mail} current="" />
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

const ChatScreen = ({ storeId }: { storeId: string }) => {
  const query = new URLSearchParams(useRawSearch())
  const productId = query.get('producto') ?? ''
  const session = useSession()
  const store = useRead(queryFor('catalogue', 'company', { id: storeId })).data
  const name = store?.name ?? ''
  useHead({
    title: name === '' ? 'Chat con el fabricante' : `Chat con ${name}`,
    description: 'Pregunta precios, tallas y entregas directo al fabricante.',
  })
  return (
    <div className="container messages chat">
      {hasUserId(session) && (
        <>
          <a href={paths.inbox} className="heading wide-only">
            Mensajes
          </a>
          <Inbox user={session.mail} current={storeId} />
        </>
      )}
      <div className="messages-pane chat-pane panel">
        <header className="chat-head media">
          <a href={paths.inbox} className="icon-button narrow-only" aria-label="Volver a Mensajes">
            <Icon name="chevron-left" />
          </a>
          {store && <Picture path={store.logo} alt="" width={56} height={56} fit="logo" priority />}
          <div className="chat-who cluster">
            <ScreenTitle>
              {name === '' ? (
                'Chat con el fabricante'
              ) : (
                <>
                  <span className="visually-hidden">Chat con </span>
                  <span className="clamp">
                    <Name text={name} />
                  </span>
                </>
              )}
            </ScreenTitle>
            {store && (
              <p className="cluster small">
                {store.verified && <VerifiedBadge />}
                <a href={paths.company(store.id)} className="touch-target underlined">
                  Ver la empresa
                </a>
                <bdi className="muted visually-hidden-narrow">{store.town}</bdi>
              </p>
            )}
          </div>
        </header>
        <LoginGate
          icon="message"
          title="Ingresa para escribirle al fabricante"
          text="Tus mensajes y las respuestas se guardan en tu cuenta. Al ingresar vuelves a este chat."
          skeleton={<Skeleton kind="rows" />}
        >
          {({ mail }) =>
            store === null ? (
              <EmptyState
                icon="store"
                title="No encontramos a ese fabricante"
                text="Puede que ya no venda aquí o que el enlace esté incompleto."
                link={{ text: 'Ver empresas', href: paths.companies }}
              />
            ) : (
              <Thread
                key={`${mail} ${storeId}`}
                user={mail}
                storeId={storeId}
                about={productId === '' ? null : { productId, colour: query.get('color') ?? '' }}
              />
            )
          }
        </LoginGate>
      </div>
    </div>
  )
}

/** The conversations at the left and the one that is open at the right; on a phone one after the other. */
export default function MessagesScreen() {
  const storeId = useParam('tienda')
  return storeId === '' ? <InboxScreen /> : <ChatScreen storeId={storeId} />
}
