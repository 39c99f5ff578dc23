import { useId, type ReactNode } from 'react'
import { ButtonLink } from './button.tsx'
import { CardWaiting } from './card.tsx'
import { Icon, type IconName } from './icon.tsx'
import { Name } from './text.tsx'

interface SectionProps {
  title: string
  href?: string | undefined
  more?: string
  /** Stands beside the heading, in place of the link. */
  aside?: ReactNode
  children: ReactNode
}

export const Section = ({ title, href, more = 'Ver todo', aside, children }: SectionProps) => {
  const id = useId()
  return (
    <section className="section" aria-labelledby={id}>
      <header className="section-head between">
        <h2 id={id} dir="auto">
          {title}
        </h2>
        {href && (
          <a href={href} className="touch-target underlined-on-hover strong pink">
            <span>{more}</span>
            <span className="visually-hidden">{`: ${title}`}</span>
            <Icon name="chevron-right" size={18} />
          </a>
        )}
        {aside}
      </header>
      {children}
    </section>
  )
}

export interface EmptyStateProps {
  icon?: IconName
  title: string
  text?: ReactNode
  action?: ReactNode
  link?: { text: string; href: string }
  level?: 2 | 3
}

export const EmptyState = ({ icon = 'tag', title, text, action, link, level = 2 }: EmptyStateProps) => {
  const Heading = `h${level}` as const
  return (
    <div className="empty stack">
      <Icon name={icon} size={40} />
      <Heading className="large">{title}</Heading>
      {text && <p className="muted">{text}</p>}
      {(action || link) && (
        <div className="cluster">
          {action}
          {link && (
            <ButtonLink href={link.href} tone={action ? 'quiet' : 'primary'}>
              {link.text}
            </ButtonLink>
          )}
        </div>
      )}
    </div>
  )
}

const CARDS = {
  products: 'product-card',
  companies: 'company-card panel',
  articles: 'article-card',
  banners: 'banner panel',
} as const

interface SkeletonProps {
  kind?: keyof typeof CARDS | 'lines' | 'rows' | 'block'
  count?: number
}

const isOfCards = (kind: string): kind is keyof typeof CARDS => kind in CARDS

/** A placeholder of the size of the content. Screen readers hear "Cargando…" once. */
export const Skeleton = ({ kind = 'lines', count = kind === 'products' ? 12 : 3 }: SkeletonProps) => {
  const places = Array.from({ length: count }, (_, index) => index)
  return (
    <div>
      <p className="visually-hidden" role="status">
        Cargando…
      </p>
      <div className="glint" aria-hidden="true">
        {isOfCards(kind) ? (
          <div className="box">
            <ul className={`grid card-list card-list-${kind}`}>
              {places.map((index) => (
                <li key={index}>
                  <CardWaiting className={CARDS[kind]} />
                </li>
              ))}
            </ul>
          </div>
        ) : (
          places.map((index) => <div key={index} className={`skeleton skeleton-${kind}`} />)
        )}
      </div>
    </div>
  )
}

export interface PillLink {
  name: string
  href: string
  here?: boolean
}

interface PillProps {
  links: readonly PillLink[]
  small?: boolean
  className?: string
}

export const PillLinks = ({ links, small = false, className = 'cluster' }: PillProps) => (
  <ul className={className}>
    {links.map(({ name, href, here }, index) => (
      <li key={`${href}:${index}`}>
        <a href={href} className={small ? 'pill small' : 'pill'} aria-current={here ? 'page' : undefined}>
          <Name text={name} />
        </a>
      </li>
    ))}
  </ul>
)
