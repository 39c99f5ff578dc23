import { useEffect } from 'react'
import { startSession } from '../../../application/session-start.ts'
import { showDialog } from '../../site/dialogs.ts'
import { here } from '../../site/login.tsx'
import { useServices, useSessionState, useStored } from '../../data/services.ts'
import { notices, notify } from '../../notices/toasts.ts'

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
  const endedSession = useSessionState(({ ended, session }) => (ended === 'by-server' ? session : null), null)
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

/** What only a visitor with a session needs: its machine, and the login that the server asks for again. */
export default function OwnSession() {
  const { currentSession } = useServices()
  useEffect(() => currentSession.begin(startSession), [currentSession])
  useAskAgain()
  return null
}
