import { useParam, useRawSearch } from '../../lib/address.ts'
import { Breadcrumbs } from '../../kit/breadcrumbs.tsx'
import { ButtonLink } from '../../kit/button.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { Picture } from '../../kit/picture.tsx'
import { Name } from '../../kit/name.tsx'
import { ScreenTitle } from '../../kit/screen-title.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { VerifiedBadge } from '../../kit/badge.tsx'
import { useHead } from '../../lib/head.ts'
import { LoginGate } from '../../lib/login.tsx'
import { paths } from '../../lib/paths.ts'
import { catalogueQueries } from '../../lib/queries.ts'
import { useRead } from '../../lib/read.tsx'
import { Thread } from './thread.tsx'
import './chat.css'

/** Chat with a store (R2.14, R1.04). `?producto=` says which product it is about. */
export default function ChatScreen() {
  const storeId = useParam('tienda')
  const productId = new URLSearchParams(useRawSearch()).get('producto')
  const company = useRead(catalogueQueries.company(storeId))
  const store = company.data
  const name = store?.name ?? ''
  const title = name === '' ? 'Chat con el fabricante' : `Chat con ${name}`
  useHead({ title, description: 'Pregunta precios, tallas y entregas directo al fabricante.' })

  return (
    <div className="container chat stack">
      <Breadcrumbs steps={[{ text: 'Mensajes', href: paths.inbox }, { text: name || 'Chat' }]} />
      <header className="chat-store">
        {store && <Picture path={store.logo} alt="" width={56} height={56} priority />}
        <div>
          <ScreenTitle>
            <Name text={title} />
          </ScreenTitle>
          {store && (
            <p className="cluster muted">
              <a href={paths.company(store.id)}>Ver la empresa</a>
              <bdi>{store.town}</bdi>
              {store.verified && <VerifiedBadge />}
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
              action={<ButtonLink href={paths.companies}>Ver empresas</ButtonLink>}
            />
          ) : (
            <Thread key={`${mail} ${storeId}`} user={mail} storeId={storeId} productId={productId} />
          )
        }
      </LoginGate>
    </div>
  )
}
