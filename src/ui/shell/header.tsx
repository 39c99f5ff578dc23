import { Link } from 'wouter'
import { Asleep } from '../app/deferred-hydration.tsx'
import { Icon } from '../kit/icon.tsx'
import { Wordmark } from '../kit/wordmark.tsx'
import { useDialogs } from '../lib/dialogs.tsx'
import { paths } from '../lib/paths.ts'
import { useSession } from '../lib/session.tsx'
import { HeaderActions } from './header-actions.tsx'
import { preloadDialog } from './lazy-dialogs.tsx'
import { MENU } from './menu-items.ts'
import { MobileMenu } from './mobile-menu.tsx'
import { SearchBox } from '../features/search/search-box.tsx'
import { SegmentsMenu } from '../features/catalogue/segments-menu.tsx'
import { SocialLinks } from './social-links.tsx'
import { useSegmentsToast } from '../features/catalogue/use-segments.ts'
import './header.css'

const Announcement = () => (
  <p className="announcement">
    {useSession() === null
      ? 'Ingresa para contactar a los mejores fabricantes de la región'
      : 'Mayoreo directo con quien hace la ropa'}
  </p>
)

const SearchOpener = () => {
  const { show } = useDialogs()
  const preload = () => preloadDialog('search')
  return (
    <button
      type="button"
      className="search-opener narrow-only"
      aria-haspopup="dialog"
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => show('search')}
    >
      <Icon name="search" size={20} />
      Buscar productos
    </button>
  )
}

// The same on every screen, and not drawn again when it changes.
const ANNOUNCEMENT = <Announcement />
const NETWORKS = (
  <Asleep>
    <SocialLinks />
  </Asleep>
)
const SEARCH_OPENER = <SearchOpener />
const SEARCH = (
  <Asleep>
    <SearchBox />
  </Asleep>
)
const ACTIONS = <HeaderActions />

const SignUp = () => (
  <Link href={paths.signUp()} className="header-link header-sign-up" hidden={useSession() !== null}>
    Crear cuenta
  </Link>
)
const SIGN_UP = <SignUp />

const SegmentsToast = () => {
  useSegmentsToast()
  return null
}
const SEGMENTS_TOAST = <SegmentsToast />

/** R1.01, R2.23 to R2.30. Is drawn again only for another screen: what sleeps in it must not change meanwhile. */
export const Header = ({ pathname }: { pathname: string }) => {
  return (
    <header className="header">
      {SEGMENTS_TOAST}
      <div className="topbar">
        <div className="container topbar-row">
          {ANNOUNCEMENT}
          <div className="wide-only">{NETWORKS}</div>
        </div>
      </div>
      <div className="container header-row">
        <Link href={paths.home()} className="header-home" aria-label="Puntada, inicio">
          <Wordmark />
        </Link>
        {SEARCH_OPENER}
        <div className="header-search wide-only">{SEARCH}</div>
        <div className="actions">
          <Asleep>
            <MobileMenu pathname={pathname} />
          </Asleep>
          {ACTIONS}
        </div>
      </div>
      <div className="wide-only header-nav">
        <div className="container header-nav-row">
          <Asleep>
            <SegmentsMenu pathname={pathname} />
          </Asleep>
          <nav aria-label="Principal">
            <ul className="header-list">
              <Asleep>
                {MENU.map(({ text, href }) => (
                  <li key={text}>
                    <Link href={href} className="header-link" aria-current={href === pathname ? 'page' : undefined}>
                      {text}
                    </Link>
                  </li>
                ))}
              </Asleep>
            </ul>
          </nav>
          {SIGN_UP}
        </div>
      </div>
    </header>
  )
}
