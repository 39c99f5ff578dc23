import { useId } from 'react'
import { AccountData } from './account-parts.tsx'
import { Button, ButtonLink } from '../../kit/button.tsx'
import { Section, Skeleton } from '../../kit/section.tsx'
import { LoginGate } from '../../lib/login.tsx'
import { Screen } from '../../lib/screen.tsx'
import { Unread } from '../messages/unread.tsx'
import { BuyerForm, OrdersHistory } from '../orders/history.tsx'
import { RecentlyViewed } from '../product/other-products.tsx'
import { paths } from '../../lib/paths.ts'
import { useSessionActor } from '../../lib/services.ts'
import './account.css'

const Ways = () => {
  const actor = useSessionActor()
  const unread = useId()
  return (
    <div className="cluster">
      <ButtonLink href={paths.inbox} aria-describedby={unread}>
        <span>Mensajes</span>
        <Unread id={unread} />
      </ButtonLink>
      <ButtonLink href={paths.favourites} tone="quiet">
        Mis favoritos
      </ButtonLink>
      <Button tone="ghost" onClick={() => actor.send({ type: 'logout.requested' })}>
        Cerrar sesión
      </Button>
    </div>
  )
}

export default function ProfileScreen() {
  return (
    <Screen className="profile" title="Mi cuenta" description="Tus datos, tus pedidos y lo último que viste.">
      <LoginGate
        icon="user"
        title="Ingresa para ver tu cuenta"
        text="Aquí están tus datos, los pedidos que envías desde este navegador y lo último que viste."
        skeleton={<Skeleton kind="rows" count={2} />}
      >
        {(session) => (
          <>
            <Ways />
            <div className="profile-orders">
              <Section
                title="Mis pedidos"
                aside={
                  <a href={paths.orderList} className="touch-target underlined small strong">
                    Pegar una lista
                  </a>
                }
              >
                <OrdersHistory />
              </Section>
            </div>
            <div className="profile-data">
              <Section title="Mis datos">
                <div className="stack">
                  <AccountData session={session} />
                  <p className="muted small">
                    El fabricante los lee en el resumen de cada pedido. Tu nombre, correo y teléfono son los de tu
                    registro.
                  </p>
                  <BuyerForm />
                  <p className="muted small">Tus pedidos se guardan solo en este navegador.</p>
                </div>
              </Section>
            </div>
            <div className="profile-viewed">
              <RecentlyViewed />
            </div>
          </>
        )}
      </LoginGate>
    </Screen>
  )
}
