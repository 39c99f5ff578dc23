import type { ReactNode } from 'react'
import type { Intent } from '../../domain/account/intent.ts'
import { Button } from '../kit/button.tsx'
import { Icon } from '../kit/icon.tsx'
import { WhatsappLink } from '../kit/whatsapp-link.tsx'
import { useRequireLogin } from './require-login.ts'
import { useUser } from './use-session.ts'

interface Props {
  /** Null where WhatsApp does not know the number. */
  href: string | null
  intent: Intent
  onClick: () => void
  children: ReactNode
}

/** An anonymous visitor logs in first (R1.08). */
export const WhatsappContact = ({ href, intent, onClick, children }: Props) => {
  const user = useUser()
  const requireLogin = useRequireLogin()
  if (href === null) return null
  if (user === '') {
    return (
      <Button tone="quiet" onClick={() => requireLogin(intent)}>
        <Icon name="whatsapp" size={20} />
        {children}
      </Button>
    )
  }
  return (
    <WhatsappLink href={href} tone="quiet" onClick={onClick}>
      {children}
    </WhatsappLink>
  )
}
