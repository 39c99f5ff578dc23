import { useEffect, useId } from 'react'
import { Icon } from '../kit/icon.tsx'
import { Wordmark } from '../kit/text.tsx'
import { matchPath, paths } from '../site/paths.ts'
import { useFavouriteNews, useFavouritesCount } from '../features/product-cards/use-favourite.ts'
import { useServices, useSession, useSessionKnown, useUser, useStored } from '../data/services.ts'
import { useOpener } from './lazy-dialogs.tsx'
import { MENU, MenuItems, SegmentsMenu } from './menus.tsx'
import { MenuButton } from './menu-button.tsx'
import { SearchBox, searchedIn } from '../features/search/search-box.tsx'
import { SocialLinks } from './footer.tsx'
import { Unread } from '../features/messages/unread.tsx'

/** The invitation of section 1, which is the header's link to the login screen; a narrow screen has one line for it. */
const Announcement = () => (
  <p>
    {useSession() === null ? (
      <a href={paths.login} className="guest-only underlined-on-hover">
        Ingresa para contactar a los mejores fabricantes<span className="visually-hidden-narrow"> de la región</span>
      </a>
    ) : (
      'Mayoreo directo con quien hace la ropa'
    )}
  </p>
)

const SearchOpener = ({ pathname }: { pathname: string }) => {
  const words = searchedIn(pathname)
  return (
    <div className="fill box narrow-only">
      <button {...useOpener('search')} className="header-search-opener media small">
        <Icon name="search" size={20} />
        <span className={words ? 'visually-hidden' : undefined}>Buscar productos</span>{' '}
        {words && <bdi className="clamp">{words}</bdi>}
      </button>
    </div>
  )
}

const SignUpLink = () => (
  <div className="header-account guest-only" hidden={useSession() !== null}>
    <a href={paths.signUp} className="header-link touch-target strong pink">
      Crear cuenta
    </a>
  </div>
)

const ACTION = 'action touch-target strong small pink-on-hover'

const Account = () => {
  const isGuest = useSession() === null
  const id = useId()
  return (
    <button
      {...useOpener(isGuest ? 'login' : 'account')}
      className={`action-account ${ACTION}`}
      aria-describedby={isGuest ? undefined : id}
    >
      <Icon name="user" />
      <span className={isGuest ? 'guest-only' : undefined}>{isGuest ? 'Ingresar' : 'Mi cuenta'}</span>{' '}
      <Unread id={id} names />
    </button>
  )
}

const HeaderActions = () => {
  const favourites = useFavouritesCount()
  useFavouriteNews()
  const { drafts, pending } = useStored(useServices().orderStores.open(useUser()))
  const isKnown = useSessionKnown()
  const orders = isKnown ? drafts.length + pending.length : 0
  // The head's script sets the mark on a page that was prerendered for guests.
  useEffect(() => {
    if (isKnown) delete document.documentElement.dataset['session']
  }, [isKnown])
  return (
    <>
      <Account />
      <a href={paths.favourites} className={ACTION}>
        <Icon name="heart" />
        <span>Favoritos</span>{' '}
        {favourites !== undefined && (
          <span className={favourites > 0 ? 'action-count' : 'action-count action-zero'}>{favourites}</span>
        )}
      </a>
      <button {...useOpener('orders')} className={ACTION}>
        <Icon name="bag" />
        <span>Pedido</span> {orders > 0 && <span className="action-count">{orders}</span>}
      </button>
    </>
  )
}

/** The header's class. A chat is the whole window of a phone, without a header. */
const kindOf = (pathname: string) => {
  if (pathname === paths.home) return 'header header-home'
  return matchPath(pathname)?.name === 'chat' ? 'header wide-only' : 'header'
}

export const Header = ({ pathname }: { pathname: string }) => (
  <header className={kindOf(pathname)}>
    <div className="topbar small" hidden={useSession() !== null && pathname !== paths.home}>
      <div className="container media">
        <Announcement />
      </div>
    </div>
    <div className="container header-row media">
      <a href={paths.home} className="touch-target" aria-label="Puntada, inicio">
        <Wordmark />
      </a>
      <SearchOpener pathname={pathname} />
      <div className="header-search wide-only">
        <SearchBox />
      </div>
      <div className="action-bar">
        <MenuButton pathname={pathname} />
        <HeaderActions />
      </div>
    </div>
    <div className="wide-only header-nav">
      <div className="container row">
        <SegmentsMenu pathname={pathname} />
        <nav aria-label="Principal">
          <ul className="row">
            <MenuItems items={MENU} pathname={pathname} className="header-link touch-target strong" />
          </ul>
        </nav>
        <SignUpLink />
      </div>
    </div>
    {/* Links in the top bar, last by keyboard, because few come for them. */}
    <div className="header-social wide-only">
      <SocialLinks />
    </div>
  </header>
)
