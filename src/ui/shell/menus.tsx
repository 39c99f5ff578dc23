import { useActorRef, useSelector } from '@xstate/react'
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { mobileMenuMachine } from '../../machines/mobile-menu.machine.ts'
import { Button, ButtonLink } from '../kit/button.tsx'
import { Dialog } from '../kit/dialog.tsx'
import { Icon } from '../kit/icon.tsx'
import { Name } from '../kit/text.tsx'
import { Picture } from '../kit/picture.tsx'
import { Skeleton } from '../kit/section.tsx'
import { showDialog } from '../lib/dialogs.ts'
import { paths } from '../lib/paths.ts'
import { focusGoesTo } from '../lib/press.ts'
import { useSession, useSessionActor } from '../lib/services.ts'
import { ReadView, useSegments } from '../lib/read.tsx'
import { useFavouritesCount } from '../features/product-cards/use-favourite.ts'
import { Unread } from '../features/messages/unread.tsx'
import { SocialLinks } from './footer.tsx'

export const MENU: readonly MenuItem[] = [
  { text: 'Productos', href: paths.products() },
  { text: 'Empresas', href: paths.companies },
  { text: 'Blog', href: paths.articles() },
  { text: 'Nosotros', href: paths.about },
]

type MenuItem = Readonly<{ text: string; href: string }>
type MenuItemsProps = Readonly<{ items: readonly MenuItem[]; pathname: string; className: string }>

export const MenuItems = ({ items, pathname, className }: MenuItemsProps) =>
  items.map(({ text, href }) => (
    <li key={text}>
      <a href={href} className={`${className} pink-on-hover`} aria-current={href === pathname ? 'page' : undefined}>
        {text}
      </a>
    </li>
  ))

const Welcome = ({ onLeave }: { onLeave: () => void }) => {
  const session = useSession()
  const actor = useSessionActor()
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
        <Button tone="ghost" onClick={leaveTo(() => actor.send({ type: 'logout.requested' }))}>
          Cerrar sesión
        </Button>
      </div>
    </div>
  )
}

const MenuContent = ({ pathname, onLeave }: { pathname: string; onLeave: () => void }) => {
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

/** The side menu of narrow screens, with its machine. The native dialog keeps the focus inside. */
export const MobileMenu = ({ pathname }: { pathname: string }) => {
  const button = useRef<HTMLButtonElement>(null)
  const machine = useMemo(
    () =>
      mobileMenuMachine.provide({
        actions: {
          // The dialog takes the focus itself when it opens. The page is inert until it has closed, hence the timer.
          focusButton: () => setTimeout(() => button.current?.focus({ preventScroll: true })),
        },
      }),
    [],
  )
  const menu = useActorRef(machine)
  const shown = useSelector(menu, (state) => state.matches('shown'))
  const leave = useCallback(() => menu.send({ type: 'screen.changed' }), [menu])
  useEffect(leave, [pathname, leave])

  return (
    <>
      <button
        ref={button}
        type="button"
        className="action narrow-only touch-target strong small pink-on-hover"
        aria-haspopup="dialog"
        aria-expanded={shown}
        onClick={() => menu.send({ type: 'toggled' })}
      >
        <Icon name="menu" />
        <span>Menú</span>
      </button>
      <Dialog
        open={shown}
        onClose={() => menu.send({ type: 'dismissed' })}
        onLeave={leave}
        title="Menú"
        variant="drawer-start"
      >
        <MenuContent pathname={pathname} onLeave={leave} />
      </Dialog>
    </>
  )
}

export const SegmentsList = () => (
  <ReadView
    read={useSegments()}
    skeleton={<Skeleton kind="lines" count={6} />}
    empty={{
      level: 3,
      title: 'Aún no hay segmentos',
      text: 'Mientras llegan, puedes ver todos los productos.',
      link: { text: 'Ver productos', href: paths.products() },
    }}
  >
    {(segments) => (
      <>
        <ul className="segments-list grid" aria-label="Segmentos">
          {segments.map(({ name, slug, icon }) => (
            <li key={name}>
              <a href={paths.products(slug)} className="media strong pink-on-hover">
                <Picture path={icon} alt="" width={40} height={40} />
                <bdi>{name}</bdi>
              </a>
            </li>
          ))}
        </ul>
        <a href={paths.categories} className="underlined touch-target strong pink">
          Ver todas las categorías
        </a>
      </>
    )}
  </ReadView>
)

/** The segments dropdown of the header: a disclosure, since what it shows are links. */
export const SegmentsMenu = ({ pathname }: { pathname: string }) => {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [openOn, setOpenOn] = useState<string | null>(null)
  const open = openOn === pathname
  const close = () => setOpenOn(null)
  return (
    <div
      onBlur={(event) => event.currentTarget.contains(focusGoesTo(event)) || close()}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !open) return
        close()
        button.current?.focus({ preventScroll: true })
      }}
    >
      <button
        ref={button}
        type="button"
        className="header-link touch-target strong pink-on-hover"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpenOn(open ? null : pathname)}
      >
        Segmentos
        <Icon name="chevron-down" size={16} />
      </button>
      {open && (
        <div
          className="segments-panel"
          id={id}
          tabIndex={-1}
          onClick={({ target }) => target instanceof Element && target.closest('a') && close()}
        >
          <SegmentsList />
        </div>
      )}
    </div>
  )
}
