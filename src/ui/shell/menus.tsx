import { useActorRef, useSelector } from '@xstate/react'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { mobileMenuMachine } from '../../machines/mobile-menu.machine.ts'
import { Dialog } from '../kit/dialog.tsx'
import { Icon } from '../kit/icon.tsx'
import { Picture } from '../kit/picture.tsx'
import { Skeleton } from '../kit/section.tsx'
import { createChunk } from '../kit/chunk.ts'
import { Dropdown } from '../kit/dropdown.tsx'
import { LazyPart } from '../site/failure-boundary.tsx'
import { paths } from '../site/paths.ts'
import { ReadView, useSegments } from '../data/read.tsx'

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

export interface MenuContentProps {
  pathname: string
  onLeave: () => void
}

const CONTENT = createChunk<MenuContentProps>(() => import('./menu-content.tsx'))
const preload = () => void CONTENT.preload()

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
  const isOpen = useSelector(menu, (state) => state.matches('shown'))
  const leave = useCallback(() => menu.send({ type: 'screen.changed' }), [menu])
  useEffect(leave, [pathname, leave])

  return (
    <>
      <button
        ref={button}
        type="button"
        className="action narrow-only touch-target strong small pink-on-hover"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={preload}
        onFocus={preload}
        onTouchStart={preload}
        onClick={() => menu.send({ type: 'toggled' })}
      >
        <Icon name="menu" />
        <span>Menú</span>
      </button>
      <Dialog
        open={isOpen}
        onClose={() => menu.send({ type: 'dismissed' })}
        onLeave={leave}
        title="Menú"
        variant="drawer-start"
      >
        <LazyPart chunk={CONTENT} with={{ pathname, onLeave: leave }} skeleton={<Skeleton kind="lines" count={6} />} />
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

export const SegmentsMenu = ({ pathname }: { pathname: string }) => (
  <Dropdown
    place={pathname}
    className="header-link touch-target strong pink-on-hover"
    label={
      <>
        <span>Segmentos</span>
        <Icon name="chevron-down" size={16} />
      </>
    }
    panel="segments-panel"
  >
    <SegmentsList />
  </Dropdown>
)
