import { useId, useState } from 'react'
import { Button, ButtonLink } from '../kit/button.tsx'
import { Icon } from '../kit/icon.tsx'
import { Name } from '../kit/text.tsx'
import { showDialog } from '../site/dialogs.ts'
import { paths } from '../site/paths.ts'
import { useSession, useServices } from '../data/services.ts'
import { useFavouritesCount } from '../features/product-cards/use-favourite.ts'
import { Unread } from '../features/messages/unread.tsx'
import { SocialLinks } from './footer.tsx'
import { MENU, MenuItems, SegmentsList } from './menus.tsx'
import './menu-content.css'

const Welcome = ({ onLeave }: { onLeave: () => void }) => {
  const session = useSession()
  const { currentSession } = useServices()
  const id = useId()
  const leaveTo = (next: () => void) => () => {
    onLeave()
    next()
  }
  if (session === null) {
    return (
      <div className="menu-welcome panel stack-3">
        <p>Ingresa para contactar a los mejores fabricantes de la región.</p>
        <Button onClick={leaveTo(() => showDialog('login'))}>Ingresa / Crea tu cuenta</Button>
      </div>
    )
  }
  return (
    <div className="menu-welcome panel stack-3">
      <p className="heading">
        <Name text={`Hola, ${session.name}`} />
      </p>
      <div className="cluster">
        <ButtonLink href={paths.inbox} tone="quiet" aria-describedby={id}>
          Mensajes <Unread id={id} />
        </ButtonLink>
        <Button tone="ghost" onClick={leaveTo(() => currentSession.send({ type: 'logout.requested' }))}>
          Cerrar sesión
        </Button>
      </div>
    </div>
  )
}

export function MenuContent({ pathname, onLeave }: { pathname: string; onLeave: () => void }) {
  const favourites = useFavouritesCount()
  const [segments, setSegments] = useState(false)
  const session = useSession()
  const items = [
    ...MENU,
    { text: favourites === undefined ? 'Favoritos' : `Favoritos ${favourites}`, href: paths.favourites },
    ...(session === null
      ? [
          { text: 'Ingresar', href: paths.login },
          { text: 'Crear cuenta', href: paths.signUp },
        ]
      : [{ text: 'Mi cuenta', href: paths.profile }]),
  ]
  return (
    <div className="stack-5">
      <Welcome onLeave={onLeave} />
      <Button
        tone="quiet"
        onClick={() => {
          onLeave()
          showDialog('search')
        }}
      >
        <Icon name="search" size={20} />
        Buscar productos
      </Button>
      <nav aria-label="Menú">
        <ul className="plain-list divided">
          <li>
            <button
              type="button"
              className="menu-link heading between pink-on-hover"
              aria-expanded={segments}
              onClick={() => setSegments(!segments)}
            >
              Segmentos
              <Icon name="chevron-down" size={18} />
            </button>
            {segments && <SegmentsList />}
          </li>
          <MenuItems items={items} pathname={pathname} className="menu-link heading between" />
        </ul>
      </nav>
      <SocialLinks />
    </div>
  )
}
