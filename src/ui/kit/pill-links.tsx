import { Name } from './name.tsx'

interface Props {
  links: readonly { name: string; href: string }[]
  small?: boolean
  className?: string
  labelledBy?: string
}

export const PillLinks = ({ links, small = false, className = 'cluster', labelledBy }: Props) => (
  <ul className={className} aria-labelledby={labelledBy}>
    {links.map(({ name, href }, index) => (
      <li key={`${href}:${index}`}>
        <a href={href} className={small ? 'pill pill-small' : 'pill'}>
          <Name text={name} />
        </a>
      </li>
    ))}
  </ul>
)
