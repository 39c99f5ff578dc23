import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { hasUserId } from '../../../domain/account/session.ts'
import { showDialog } from '../../site/dialogs.ts'
import { matchPath, type PathName } from '../../site/paths.ts'
import { here } from '../../site/login.tsx'
import { useServices, useSessionState, useStored } from '../../data/services.ts'
import { notices, notify } from '../../notices/toasts.ts'

/** An interrupted action is completed once for each start and login of this page, not for a login of another tab. */
const useResume = () => {
  const services = useServices()
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  const session = useSessionState(
    (snapshot) => (snapshot.matches('unknown') ? undefined : snapshot.context.session),
    undefined,
  )
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

const FIELD = 'input:not([type=checkbox], [type=radio]), textarea, select'
/** A dialog would take the next letters of somebody who writes, has half a text or has another dialog open. */
const isBusy = () =>
  document.activeElement?.matches(FIELD) === true ||
  document.querySelector('dialog[open]') !== null ||
  [...document.querySelectorAll('textarea')].some(({ value }) => value !== '')

const askLogin = () => showDialog('login')

/**
 * A notice tells that the server no longer knows the user, and the login dialog opens. Somebody busy gets the dialog only
 * with their next sending.
 */
const useAskAgain = () => {
  const { loginIntent, currentSession } = useServices()
  const endedSession = useSessionState(({ context }) => (context.ended === 'by-server' ? context.session : null), null)
  const refusedSendings = useStored(currentSession.refusedSendings)
  useEffect(() => {
    if (endedSession === null) return
    loginIntent.comeBackTo(here(), endedSession.mail)
    const isWaiting = isBusy()
    notify(notices.sessionEnded(isWaiting ? askLogin : undefined))
    if (!isWaiting) askLogin()
  }, [endedSession, loginIntent])
  useEffect(() => {
    if (refusedSendings > 0) askLogin()
  }, [refusedSendings])
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
  useAskAgain()
  return null
}
