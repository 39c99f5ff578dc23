import { memo } from 'react'
import { Icon } from '../kit/icon.tsx'
import { Wordmark } from '../kit/wordmark.tsx'
import { paths } from '../lib/paths.ts'
import { useSession } from '../lib/services.ts'
import { HeaderActions } from './header-actions.tsx'
import { useOpener } from './lazy-dialogs.tsx'
import { MENU, MobileMenu } from './mobile-menu.tsx'
import { SearchBox } from '../features/search/search-box.tsx'
import { SegmentsMenu } from './segments-menu.tsx'
import { SocialLinks } from './social-links.tsx'
import './topbar.css'
import './header.css'

/** The invitation of section 1, which is the header's link to the login screen; a narrow screen has one line for it. */
const Announcement = () => (
  <p className="topbar-announcement">
    {useSession() === null ? (
      <a href={paths.login()} className="guest-only underlined-on-hover">
        Ingresa para contactar a los mejores fabricantes<span className="visually-hidden-narrow"> de la región</span>
      </a>
    ) : (
      'Mayoreo directo con quien hace la ropa'
    )}
  </p>
)

const SearchOpener = () => (
  <button {...useOpener('search')} className="header-search-opener narrow-only">
    <Icon name="search" size={20} />
    Buscar productos
  </button>
)

const SignUpLink = () => (
  <div className="header-account guest-only" hidden={useSession() !== null}>
    <a href={paths.signUp()} className="header-link touch-target pink-on-hover pink">
      Crear cuenta
    </a>
  </div>
)

const HeaderTop = memo(() => (
  <div className="topbar small">
    <div className="container topbar-row">
      <Announcement />
    </div>
  </div>
))

const HeaderSearch = memo(() => (
  <>
    <SearchOpener />
    <div className="header-search wide-only">
      <SearchBox />
    </div>
  </>
))

/** R1.01, R2.23 to R2.30. */
export const Header = ({ pathname }: { pathname: string }) => (
  <header className="header">
    <HeaderTop />
    <div className="container header-row">
      <a href={paths.home()} className="header-home" aria-label="Puntada, inicio">
        <Wordmark />
      </a>
      <HeaderSearch />
      <div className="action-bar">
        <MobileMenu pathname={pathname} />
        <HeaderActions />
      </div>
    </div>
    <div className="wide-only header-nav">
      <div className="container header-nav-row">
        <SegmentsMenu pathname={pathname} />
        <nav aria-label="Principal">
          <ul className="header-list">
            {MENU.map(({ text, href }) => (
              <li key={text}>
                <a
                  href={href}
                  className="header-link touch-target pink-on-hover"
                  aria-current={href === pathname ? 'page' : undefined}
                >
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <SignUpLink />
      </div>
    </div>
    {/* In the top bar to the eye; last by keyboard, because few come for them. */}
    <div className="header-social wide-only">
      <SocialLinks />
    </div>
  </header>
)
