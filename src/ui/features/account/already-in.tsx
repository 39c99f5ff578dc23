import { Link } from 'wouter'
import type { Session } from '../../../domain/account/session.ts'
import { paths } from '../../lib/paths.ts'
import { buttonClass } from '../../kit/button.tsx'
import { Name } from '../../lib/name.tsx'

/** Shown instead of a form of the account when there is a session. */
export const AlreadyIn = ({ session }: { session: Session }) => (
  <div className="account-form">
    <h2 dir="auto">Ya ingresaste, <Name text={session.name} /></h2>
    <p dir="auto">Estás usando el sitio como {session.mail}.</p>
    <div className="account-links">
      <Link href={paths.products()} className={buttonClass()}>
        Ver productos
      </Link>
      <Link href={paths.profile()} className={buttonClass('quiet')}>
        Ir a mi cuenta
      </Link>
    </div>
  </div>
)
