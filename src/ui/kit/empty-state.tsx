import type { ReactNode } from 'react'
import { ButtonLink } from './button.tsx'
import { Icon, type IconName } from './icon.tsx'

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
      <Heading className="large" dir="auto">
        {title}
      </Heading>
      {text && (
        <p className="muted" dir="auto">
          {text}
        </p>
      )}
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
