import { Icon } from '../kit/icon.tsx'
import { Picture } from '../kit/picture.tsx'
import { Skeleton } from '../kit/section.tsx'
import { Dropdown } from '../kit/dropdown.tsx'
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

export const SegmentsList = () => (
  <ReadView
    read={useSegments()}
    skeleton={<Skeleton count={6} />}
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
