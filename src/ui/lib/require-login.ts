import { useCallback } from 'react'
import type { Intent } from '../../domain/account/intent.ts'
import { hasUserId } from '../../domain/account/session.ts'
import { useDialogs } from './dialogs.tsx'
import { useServices } from './services.ts'

/** Path and query of the screen that is shown. */
export const here = (): string => `${window.location.pathname}${window.location.search}`

/**
 * Asks to log in, on the spot, before what only users may do (section 1). Gives true when there is a user whose calls
 * can be made; otherwise opens the login dialog and keeps what was begun, to be completed after the login.
 */
export const useRequireLogin = (): ((intent: Intent) => boolean) => {
  const { currentSession, loginIntent } = useServices()
  const { show } = useDialogs()
  return useCallback(
    (intent) => {
      // Asked when it matters: a list has a heart on every card, and none of them needs to hear of the session.
      if (hasUserId(currentSession.actor.getSnapshot().context.session)) return true
      loginIntent.begin(intent, { path: here() })
      show('login')
      return false
    },
    [currentSession, loginIntent, show],
  )
}
