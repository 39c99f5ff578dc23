import { Name } from './name.tsx'

export interface PillLink {
  name: string
  href: string
  /** Of what is shown now. */
  here?: boolean
}

interface Props {
  links: readonly PillLink[]
  small?: boolean
  className?: string
}

export const PillLinks = ({ links, small = false, className = 'cluster' }: Props) => (
  <ul className={className}>
    {links.map(({ name, href, here }, index) => (
      <li key={`${href}:${index}`}>
        <a href={href} className={small ? 'pill pill-small' : 'pill'} aria-current={here ? 'page' : undefined}>
          <Name text={name} />
        </a>
      </li>
    ))}
  </ul>
)
