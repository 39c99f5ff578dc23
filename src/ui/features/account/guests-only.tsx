import type { ReactNode } from 'react'
import { hasUserId } from '../../../domain/account/session.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../kit/button.tsx'
import { Name } from '../../lib/name.tsx'
import { useSession } from '../../lib/session.tsx'
import { useLoginFlow } from './use-login-flow.ts'

/** A form of the account; a logged-in user sees who is logged in instead. */
export const GuestsOnly = ({ children }: { children: ReactNode }) => {
  const session = useSession()
  const { succeeded } = useLoginFlow()
  // The form stays during the two seconds before the reload, because it has the focus.
  if (!hasUserId(session) || succeeded) return children
  return (
    <div className="stack">
      <h2 dir="auto">Ya ingresaste, <Name text={session.name} /></h2>
      <p dir="auto">Estás usando el sitio como {session.mail}.</p>
      <div className="account-links">
        <ButtonLink href={paths.products()}>Ver productos</ButtonLink>
        <ButtonLink href={paths.profile()} tone="quiet">Ir a mi cuenta</ButtonLink>
      </div>
    </div>
  )
}
