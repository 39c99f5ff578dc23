import { useId, type ReactNode } from 'react'
import { Icon } from './icon.tsx'
import './section.css'

interface Props {
  title: string
  href?: string | undefined
  /** Text of the link; its accessible name adds the title: `Ver todo: Novedades`. */
  linkText?: string
  children: ReactNode
}

export const Section = ({ title, href, linkText = 'Ver todo', children }: Props) => {
  const id = useId()
  return (
    <section className="section" aria-labelledby={id}>
      <header className="section-head">
        <h2 id={id} dir="auto">
          {title}
        </h2>
        {href !== undefined && (
          <a href={href} className="section-more touch-target underlined-on-hover strong pink">
            {linkText}
            <span className="visually-hidden">{`: ${title}`}</span>
            <Icon name="chevron-right" size={18} />
          </a>
        )}
      </header>
      {children}
    </section>
  )
}
