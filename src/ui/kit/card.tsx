import { useDeferredValue, useId, type ReactNode } from 'react'
import { Name } from './text.tsx'

interface CardProps {
  /** `product-card`, `company-card` and so on, for the look of each kind. */
  className: string
  href: string | null
  name: string
  level: 2 | 3 | 4
  picture: ReactNode
  over?: ReactNode
  /** Stands above the link, which covers the whole card. */
  corner?: ReactNode
  /** Follow the link in the order of the keyboard. */
  actions?: ReactNode
  children: ReactNode
}

export const Card = ({ className, href, name, level, picture, over, corner, actions, children }: CardProps) => {
  const Heading = `h${level}` as const
  const id = useId()
  return (
    <article className={`card ${className}`} aria-labelledby={id}>
      <div className="card-pic frame">{picture}</div>
      <div className="card-text stack-1">
        {over}
        <Heading className="card-name clamp" id={id}>
          {href === null ? (
            <Name text={name} />
          ) : (
            <a href={href} className="card-link" dir="auto">
              <Name text={name} />
            </a>
          )}
        </Heading>
        {children}
      </div>
      {corner && <div className="card-corner">{corner}</div>}
      {actions}
    </article>
  )
}

export const CardWaiting = ({ className }: Pick<CardProps, 'className'>) => (
  <div className={`card card-waiting ${className}`}>
    <div className="card-pic frame" />
    <div className="card-text" />
  </div>
)

const FIRST = 12

/** The number of a list's cards that are drawn: a window of them at once, the rest in slices when nobody waits. */
export const useDrawn = (cards: number) => Math.min(cards, useDeferredValue(cards, FIRST))

interface CardListProps<T> {
  kind: 'companies' | 'articles' | 'banners'
  label: string
  items: readonly T[]
  children: (item: T, index: number) => ReactNode
}

export const CardList = <T extends { id: string }>({ kind, label, items, children }: CardListProps<T>) => (
  <ul className={`grid card-list card-list-${kind}`} aria-label={label}>
    {items.slice(0, useDrawn(items.length)).map((item, index) => (
      <li key={item.id}>{children(item, index)}</li>
    ))}
  </ul>
)
