import { useId } from 'react'
import type { Session } from '../../../domain/account/session.ts'
import { AccountData } from './account-parts.tsx'
import { Button, ButtonLink } from '../../kit/button.tsx'
import { Icon } from '../../kit/icon.tsx'
import { Section, Skeleton } from '../../kit/section.tsx'
import { useRawSearch } from '../../site/address.ts'
import { phoneText } from '../../kit/format.ts'
import { LoginGate } from '../../site/login.tsx'
import { Screen } from '../../site/screen.tsx'
import { Unread } from '../messages/unread.tsx'
import { BuyerForms } from '../orders/buyer-form.tsx'
import { OrdersHistory } from '../orders/history.tsx'
import { TakeAlong } from '../orders/take-along.tsx'
import { RecentlyViewed } from '../product/other-products.tsx'
import { paths } from '../../site/paths.ts'
import { useServices } from '../../data/services.ts'
import './account.css'

const Ways = () => {
  const { currentSession } = useServices()
  const unread = useId()
  return (
    <div className="cluster">
      <ButtonLink href={paths.inbox} aria-describedby={unread}>
        <span>Mensajes</span>
        <Unread id={unread} />
      </ButtonLink>
      {/* A phone has it in the site's bar. */}
      <ButtonLink href={paths.favourites} tone="quiet" className="wide-only">
        Mis favoritos
      </ButtonLink>
      <Button tone="ghost" onClick={() => currentSession.send({ type: 'logout.requested' })}>
        Cerrar sesión
      </Button>
    </div>
  )
}

const PARTS = [
  ['', 'Pedidos', paths.profile],
  ['datos', 'Datos', paths.account('datos')],
  ['vistos', 'Vistos', paths.account('vistos')],
] as const

/** Plain links, so that each part has an address and Back goes from one to the other. */
const Parts = ({ part }: { part: string }) => (
  <nav aria-label="Partes de tu cuenta">
    <ul className="profile-parts">
      {PARTS.map(([name, text, href]) => (
        <li key={name}>
          <a href={href} className="strong pink-on-hover" aria-current={name === part ? 'page' : undefined}>
            <span>{text}</span>
            <Icon name="chevron-right" size={20} />
          </a>
        </li>
      ))}
    </ul>
  </nav>
)

const Orders = () => (
  <Section
    title="Mis pedidos"
    aside={
      <a href={paths.orderList} className="touch-target underlined small strong">
        Pegar una lista
      </a>
    }
  >
    <div className="stack">
      <OrdersHistory />
      <TakeAlong />
    </div>
  </Section>
)

const Data = ({ session }: { session: Session }) => (
  <Section title="Mis datos">
    <div className="profile-data stack">
      <AccountData session={session} />
      <p className="muted small">
        El fabricante los lee en el resumen de cada pedido. Tu nombre, correo y teléfono son los de tu registro.
      </p>
      <BuyerForms />
    </div>
  </Section>
)

/** The address names the part; old links to the city have a hash. */
const usePart = () => {
  const wanted = new URLSearchParams(useRawSearch()).get('ver')
  const name = wanted ?? (window.location.hash === '#ciudad' ? 'datos' : '')
  return PARTS.some(([part]) => part === name) ? name : ''
}

const Account = ({ session }: { session: Session }) => {
  const part = usePart()
  return (
    <>
      <p className="muted tabular" dir="auto">
        {[session.name, session.mail, phoneText(session.phone)].filter(Boolean).join(' · ')}
      </p>
      <Ways />
      <Parts part={part} />
      {part === '' && <Orders />}
      {part === 'datos' && <Data session={session} />}
      {part === 'vistos' && <RecentlyViewed />}
    </>
  )
}

export default function ProfileScreen() {
  return (
    <Screen className="profile listing" title="Mi cuenta" description="Tus datos, tus pedidos y lo último que viste.">
      <LoginGate
        icon="user"
        title="Ingresa para ver tu cuenta"
        text="Aquí están tus datos, los pedidos que envías desde este navegador y lo último que viste."
        skeleton={<Skeleton kind="rows" count={2} />}
      >
        {(session) => <Account session={session} />}
      </LoginGate>
    </Screen>
  )
}
