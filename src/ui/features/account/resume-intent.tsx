import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { hasUserId } from '../../../domain/account/session.ts'
import { showDialog } from '../../site/dialogs.ts'
import { matchPath, type PathName } from '../../site/paths.ts'
import { here } from '../../site/login.tsx'
import { useServices, useSessionState, useStored } from '../../data/services.ts'
import { notices, notify } from '../../notices/toasts.ts'

/** Completes what login interrupted (section 1), once for each start and login of this page: another tab's is none. */
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
    import('./intents.ts').then(
      ({ completeIntent }) => completeIntent({ services, queries, navigate }, session.mail, begun),
      // Its code could not be fetched: it waits for the next time the page starts.
      () => services.loginIntent.putBack(begun),
    )
  }, [session, goneOn, services, queries, navigate])
}

const FIELD = 'input:not([type=checkbox], [type=radio]), textarea, select'
/** Somebody writes, or has written half of something, or is in another window: a dialog would take the next letters. */
const isBusy = () =>
  document.activeElement?.matches(FIELD) === true ||
  document.querySelector('dialog[open]') !== null ||
  [...document.querySelectorAll('textarea')].some(({ value }) => value !== '')

const askLogin = () => showDialog('login')

/**
 * When the server no longer knows the user: says so, and opens the login dialog. Beside somebody who is busy it only
 * says so, and opens the dialog with what is sent next.
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

/** Notes where the visitor is, because a login on a screen of its own leads back there. */
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
