import type { ReactNode } from 'react'
import { hasUserId, type Session } from '../../../domain/account/session.ts'
import { ButtonLink } from '../../kit/button.tsx'
import { Name } from '../../kit/text.tsx'
import { phoneText } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { Screen } from '../../lib/screen.tsx'
import { useSession, useSessionState } from '../../lib/services.ts'
import { useLoginFlow } from './use-login-flow.ts'
import './account.css'

interface Props {
  title: string
  description: string
  lead: string
  children: ReactNode
}

export const AccountFrame = ({ children, ...screen }: Props) => (
  <Screen className="account-screen" {...screen}>
    <div className="account-card">{children}</div>
  </Screen>
)

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
      <p dir="auto">{`Estás usando el sitio como ${session.mail}.`}</p>
      <div className="cluster">
        <ButtonLink href={paths.products()}>Ver productos</ButtonLink>
        <ButtonLink href={paths.profile} tone="quiet">
          Ir a mi cuenta
        </ButtonLink>
      </div>
    </div>
  )
}

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
