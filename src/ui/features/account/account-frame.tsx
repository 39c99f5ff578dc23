import type { ReactNode } from 'react'
import { hasUserId } from '../../../domain/account/session.ts'
import { ButtonLink } from '../../kit/button.tsx'
import { Icon } from '../../kit/icon.tsx'
import { ScreenTitle } from '../../kit/screen-title.tsx'
import { useHead } from '../../lib/head.ts'
import { Name } from '../../kit/name.tsx'
import { paths } from '../../lib/paths.ts'
import { useSession, useSessionState } from '../../lib/services.ts'
import { useLoginFlow } from './use-login-flow.ts'
import './account.css'

interface Props {
  title: string
  description: string
  lead: ReactNode
  /** Advantages of an account; hidden on small screens, where the form comes first. */
  points?: readonly string[]
  children: ReactNode
}

export const AccountFrame = ({ title, description, lead, points = [], children }: Props) => {
  useHead({ title, description })
  return (
    <div className="container account-screen">
      <div className="stack">
        <ScreenTitle>{title}</ScreenTitle>
        <p className="account-lead">{lead}</p>
        {points.length > 0 && (
          <ul className="account-points stack-3">
            {points.map((point) => (
              <li key={point}>
                <Icon name="check" size={20} />
                {point}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="account-card">{children}</div>
    </div>
  )
}

export const GuestsOnly = ({ children }: { children: ReactNode }) => {
  const session = useSession()
  const isAsked = useSessionState(({ context }) => context.ended === 'by-server', false)
  const { succeeded } = useLoginFlow()
  // The form stays during the two seconds before the reload, because it has the focus.
  if (!hasUserId(session) || succeeded || isAsked) return children
  return (
    <div className="stack">
      <h2 dir="auto">
        Ya ingresaste, <Name text={session.name} />
      </h2>
      <p dir="auto">Estás usando el sitio como {session.mail}.</p>
      <div className="account-links row">
        <ButtonLink href={paths.products()}>Ver productos</ButtonLink>
        <ButtonLink href={paths.profile()} tone="quiet">
          Ir a mi cuenta
        </ButtonLink>
      </div>
    </div>
  )
}
