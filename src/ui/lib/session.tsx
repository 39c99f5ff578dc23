import { useCallback, useEffect, useSyncExternalStore } from 'react'
import type { SessionActor } from '../../application/current-session.ts'
import { hasUserId, type Session } from '../../domain/account/session.ts'
import { useServices } from './services.ts'

/** Keeps the session true to what this browser stores, while the site is on screen. */
export const useSessionListening = (): void => {
  const { currentSession } = useServices()
  useEffect(() => currentSession.listen(), [currentSession])
}

export const useSessionActor = (): SessionActor => useServices().currentSession.actor

/**
 * A part of the session's state. `before` is what a page drawn ahead of time was drawn with: a screen that is taken
 * over after the browser was asked must still find that first.
 */
const useSessionState = <T,>(select: (snapshot: ReturnType<SessionActor['getSnapshot']>) => T, before: T): T => {
  const actor = useSessionActor()
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = actor.subscribe(changed)
      return () => subscription.unsubscribe()
    },
    [actor],
  )
  return useSyncExternalStore(
    subscribe,
    () => select(actor.getSnapshot()),
    () => before,
  )
}

/** Who is logged in; null for an anonymous visitor, and before the browser was asked. */
export const useSession = (): Session | null => useSessionState(({ context }) => context.session, null)

/** The user id of per-user calls (R6.04): the e-mail, empty for an anonymous visitor and for a name without one. */
export const useUser = (): string => useSessionState(({ context }) => (hasUserId(context.session) ? context.session.mail : ''), '')

/** False until the browser was asked who is here: what depends on it waits, so that nothing is asked twice. */
export const useSessionKnown = (): boolean => useSessionState((snapshot) => !snapshot.matches('unknown'), false)
