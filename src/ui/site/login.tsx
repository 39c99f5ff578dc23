import { useCallback, type ReactNode } from 'react'
import type { Intent } from '../../domain/account/intent.ts'
import { hasUserId, type Session } from '../../domain/account/session.ts'
import { Button, ButtonLink } from '../kit/button.tsx'
import { EmptyState } from '../kit/section.tsx'
import type { IconName } from '../kit/icon.tsx'
import { showDialog } from './dialogs.ts'
import { paths } from './paths.ts'
import { useServices, useSession, useSessionKnown } from '../data/services.ts'

export const here = () => `${window.location.pathname}${window.location.search}`

/** True with a session; else opens the login and stores the intent, which is completed afterwards (section 1). */
export const useRequireLogin = () => {
  const { currentSession, loginIntent } = useServices()
  return useCallback(
    (intent: Intent) => {
      // Read on demand, so that the hearts of a list need no subscription to the session.
      const { session, ended } = currentSession.state.read()
      if (hasUserId(session) && ended === null) return true
      loginIntent.begin(intent, { path: here(), user: session?.mail ?? '' })
      showDialog('login')
      return false
    },
    [currentSession, loginIntent],
  )
}

interface Props {
  icon: IconName
  title: string
  text: string
  skeleton: ReactNode
  children: (session: Session) => ReactNode
}

/** A login that completes `intent`, or comes back to this screen. */
export const LoginButton = ({ intent }: { intent?: Intent }) => {
  const requireLogin = useRequireLogin()
  return <Button onClick={() => requireLogin(intent ?? { kind: 'go', path: here() })}>Ingresar</Button>
}

export const LoginGate = ({ icon, title, text, skeleton, children }: Props) => {
  const session = useSession()
  const isKnown = useSessionKnown()
  if (hasUserId(session)) return <>{children(session)}</>
  if (!isKnown) return <>{skeleton}</>
  return (
    <EmptyState
      icon={icon}
      title={title}
      text={session === null ? text : 'Este navegador ya no recuerda tu correo. Ingresa otra vez para seguir.'}
      action={
        <>
          <LoginButton />
          <ButtonLink href={paths.signUp} tone="quiet">
            Crea tu cuenta
          </ButtonLink>
        </>
      }
    />
  )
}
