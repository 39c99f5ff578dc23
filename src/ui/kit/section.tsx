import { useId, type ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface Props {
  title: string
  href?: string | undefined
  /** What its link says. */
  more?: string
  children: ReactNode
}

export const Section = ({ title, href, more = 'Ver todo', children }: Props) => {
  const id = useId()
  return (
    <section className="section" aria-labelledby={id}>
      <header className="section-head between">
        <h2 id={id} dir="auto">
          {title}
        </h2>
        {href !== undefined && (
          <a href={href} className="touch-target underlined-on-hover strong pink">
            <span>{more}</span>
            <span className="visually-hidden">{`: ${title}`}</span>
            <Icon name="chevron-right" size={18} />
          </a>
        )}
      </header>
      {children}
    </section>
  )
}
