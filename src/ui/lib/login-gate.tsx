import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { hasUserId, type Session } from '../../domain/account/session.ts'
import { Button, buttonClass } from '../kit/button.tsx'
import { EmptyState } from '../kit/empty-state.tsx'
import type { IconName } from '../kit/icon.tsx'
import { here, useRequireLogin } from './require-login.ts'
import { paths } from './paths.ts'
import { useSession, useSessionKnown } from './session.tsx'

interface Props {
  icon: IconName
  /** What logging in is for: «Ingresa para ver tus mensajes». */
  title: string
  text: string
  /** Until it is known who is here. */
  skeleton: ReactNode
  /** For the user whose calls can be made (R6.04). */
  children: (session: Session) => ReactNode
}

/** What only users see, and the way to log in for everybody else: one for chat, inbox, favourites and profile. */
export const LoginGate = ({ icon, title, text, skeleton, children }: Props) => {
  const session = useSession()
  const known = useSessionKnown()
  const requireLogin = useRequireLogin()
  if (hasUserId(session)) return <>{children(session)}</>
  if (!known) return <>{skeleton}</>
  return (
    <EmptyState
      icon={icon}
      title={title}
      text={session === null ? text : 'Este navegador ya no recuerda tu correo. Ingresa otra vez para seguir.'}
      action={
        <>
          <Button onClick={() => requireLogin({ kind: 'go', path: here() })}>Ingresar</Button>
          <Link href={paths.signUp()} className={buttonClass('quiet')}>
            Crea tu cuenta
          </Link>
        </>
      }
    />
  )
}
