import type { Session } from '../../../domain/account/session.ts'
import { phoneText } from '../../lib/format.ts'
import { Name } from '../../kit/text.tsx'

export const AccountData = ({ session: { name, mail, phone } }: { session: Session }) => (
  <dl className="note">
    {Object.entries({ Nombre: name, 'Correo electrónico': mail, Teléfono: phoneText(phone) || 'Sin teléfono' }).map(
      ([label, text]) => (
        <div key={label} className="cluster">
          <dt className="small muted">{label}</dt>
          <dd className="strong" dir="auto">
            <Name text={text} />
          </dd>
        </div>
      ),
    )}
  </dl>
)
