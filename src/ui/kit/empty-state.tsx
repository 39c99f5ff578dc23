import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import './empty-state.css'

export interface EmptyStateProps {
  icon?: IconName
  title: string
  text?: ReactNode
  action?: ReactNode
  level?: 2 | 3
}

export const EmptyState = ({ icon = 'tag', title, text, action, level = 2 }: EmptyStateProps) => {
  const Heading = `h${level}` as const
  return (
    <div className="empty stack">
      <span className="empty-icon">
        <Icon name={icon} size={40} />
      </span>
      <Heading dir="auto">{title}</Heading>
      {text && (
        <p className="muted" dir="auto">
          {text}
        </p>
      )}
      {action && <div className="cluster">{action}</div>}
    </div>
  )
}
