import type { Session } from '../../../domain/account/session.ts'
import { phoneText } from '../../lib/phone.ts'
import { Name } from '../../kit/name.tsx'
import './account.css'

export const AccountData = ({ session }: { session: Session }) => (
  <dl className="account-data note">
    <dt className="small muted">Nombre</dt>
    <dd className="strong">
      <Name text={session.name} />
    </dd>
    <dt className="small muted">Correo electrónico</dt>
    <dd className="strong" dir="auto">
      {session.mail}
    </dd>
    <dt className="small muted">Teléfono</dt>
    <dd className="strong" dir="auto">
      {phoneText(session.phone) || 'Sin teléfono'}
    </dd>
  </dl>
)
