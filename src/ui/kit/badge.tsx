import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export const Badge = ({ tone, children }: { tone: 'tag' | 'agave' | 'cempa'; children: ReactNode }) => (
  <span className={`badge badge-${tone}`}>{children}</span>
)

export const VerifiedBadge = () => (
  <Badge tone="agave">
    <Icon name="check" size={14} />
    Verificada
  </Badge>
)
