import { useCallback } from 'react'
import type { Intent } from '../../domain/account/intent.ts'
import { hasUserId } from '../../domain/account/session.ts'
import { useDialogs } from './dialogs.tsx'
import { useServices } from './services.ts'

export const here = (): string => `${window.location.pathname}${window.location.search}`

/** False after it opened the login and stored the intent, which is completed afterwards (section 1). */
export const useRequireLogin = (): ((intent: Intent) => boolean) => {
  const { currentSession, loginIntent } = useServices()
  const { show } = useDialogs()
  return useCallback(
    (intent) => {
      // Read on demand, so that the hearts of a list need no subscription to the session.
      const { session, ended } = currentSession.actor.getSnapshot().context
      if (hasUserId(session) && ended === null) return true
      loginIntent.begin(intent, { path: here(), user: session?.mail ?? '' })
      show('login')
      return false
    },
    [currentSession, loginIntent, show],
  )
}
