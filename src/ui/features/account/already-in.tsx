import type { Session } from '../../../domain/account/session.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../kit/button.tsx'
import { Name } from '../../lib/name.tsx'

/** Shown instead of a form of the account when there is a session. */
export const AlreadyIn = ({ session }: { session: Session }) => (
  <div className="stack">
    <h2 dir="auto">Ya ingresaste, <Name text={session.name} /></h2>
    <p dir="auto">Estás usando el sitio como {session.mail}.</p>
    <div className="account-links">
      <ButtonLink href={paths.products()}>Ver productos</ButtonLink>
      <ButtonLink href={paths.profile()} tone="quiet">Ir a mi cuenta</ButtonLink>
    </div>
  </div>
)
