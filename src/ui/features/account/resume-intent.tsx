import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { hasUserId } from '../../../domain/account/session.ts'
import { matchPath, type PathName } from '../../site/paths.ts'
import { here } from '../../site/login.tsx'
import { useServices, useSessionState, useStored } from '../../data/services.ts'

/** An interrupted action is completed once for each start and login of this page, not for a login of another tab. */
const useResume = () => {
  const services = useServices()
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  const session = useSessionState((state) => (state.status === 'unknown' ? undefined : state.session), undefined)
  const goneOn = useStored(services.loginIntent.goneOn)
  const decided = useRef(-1)
  useEffect(() => {
    if (session === undefined || decided.current === goneOn) return
    decided.current = goneOn
    const begun = services.loginIntent.takeFor(session?.mail ?? '')
    if (begun === null || !hasUserId(session)) return
    import('./intents.ts')
      .then(({ completeIntent }) => completeIntent({ services, queries, navigate }, session.mail, begun))
      // Without its code the intent waits for the next start of the page.
      .catch(() => services.loginIntent.putBack(begun))
  }, [session, goneOn, services, queries, navigate])
}

const LOGGING_IN: readonly PathName[] = ['login', 'signUp', 'recovery', 'verification']

/** The login screen leads back to the visitor's place. */
const useWhereabouts = () => {
  const { loginIntent } = useServices()
  const [location] = useLocation()
  useEffect(() => {
    const screen = matchPath(location)
    loginIntent.visited(here(), screen !== null && LOGGING_IN.includes(screen.name))
  }, [location, loginIntent])
}

export const ResumeIntent = () => {
  useWhereabouts()
  useResume()
  return null
}
