import { catalogueQueries } from '../../../domain/catalogue/catalogue.ts'
import { hasUserId } from '../../../domain/account/session.ts'
import { CUSTOMER_SERVICE_STORE } from '../../../domain/messaging/messaging.ts'
import { Icon } from '../../kit/icon.tsx'
import { Name, VerifiedBadge } from '../../kit/text.tsx'
import { EmptyState, Skeleton } from '../../kit/section.tsx'
import { Picture } from '../../kit/picture.tsx'
import { ScreenTitle } from '../../kit/screen-title.tsx'
import { useParam, useRawSearch } from '../../site/address.ts'
import { useHead } from '../../site/head.ts'
import { LoginGate } from '../../site/login.tsx'
import { paths } from '../../site/paths.ts'
import { useRead } from '../../data/read.tsx'
import { useSession } from '../../data/services.ts'
import { Inbox } from './inbox-screen.tsx'
import { Thread } from './thread.tsx'
import './messages.css'

export default function ChatScreen() {
  const storeId = useParam('tienda')
  const query = new URLSearchParams(useRawSearch())
  const productId = query.get('producto') ?? ''
  const session = useSession()
  const store = useRead(catalogueQueries.company({ id: storeId })).data
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
          title={
            storeId === CUSTOMER_SERVICE_STORE ? 'Ingresa para escribirnos' : 'Ingresa para escribirle al fabricante'
          }
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
