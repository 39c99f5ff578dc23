import type { Session } from '../../../domain/account/session.ts'
import { phoneText } from '../../lib/format.ts'
import { Name } from '../../lib/name.tsx'
import './account-data.css'

/** The three stored items of the session (R3.01). */
export const AccountData = ({ session }: { session: Session }) => (
  <dl className="account-data">
    <dt>Nombre</dt>
    <dd>
      <Name text={session.name} />
    </dd>
    <dt>Correo electrónico</dt>
    <dd dir="auto">{session.mail}</dd>
    <dt>Teléfono</dt>
    <dd dir="auto">{phoneText(session.phone) || 'Sin teléfono'}</dd>
  </dl>
)
