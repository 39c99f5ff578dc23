import { useCallback } from 'react'
import type { Intent } from '../../domain/account/intent.ts'
import { hasUserId } from '../../domain/account/session.ts'
import { useDialogs } from './dialogs.tsx'
import { useServices } from './services.ts'

export const here = (): string => `${window.location.pathname}${window.location.search}`

/**
 * True if there is a user; otherwise opens the login and stores the intent, which is completed afterwards (section 1).
 */
export const useRequireLogin = (): ((intent: Intent) => boolean) => {
  const { currentSession, loginIntent } = useServices()
  const { show } = useDialogs()
  return useCallback(
    (intent) => {
      // Read on demand, so that the hearts of a list need no subscription to the session.
      if (hasUserId(currentSession.actor.getSnapshot().context.session)) return true
      loginIntent.begin(intent, { path: here() })
      show('login')
      return false
    },
    [currentSession, loginIntent, show],
  )
}
