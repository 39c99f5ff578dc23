import type { CurrentSession } from '../../application/current-session.ts'
import { hasUserId, type Session } from '../../domain/account/session.ts'
import { useServices } from './services.ts'
import { useActorState } from './use-actor-state.ts'

export const useSessionActor = (): CurrentSession['actor'] => useServices().currentSession.actor

/** Hydration must find `before`, the prerendered value. */
export const useSessionState = <T>(
  select: (snapshot: ReturnType<CurrentSession['actor']['getSnapshot']>) => T,
  before: T,
): T => useActorState(useSessionActor(), select, () => before)

/** Null also before the storage was read. */
export const useSession = (): Session | null => useSessionState(({ context }) => context.session, null)

/** R6.04: the e-mail, empty for an anonymous visitor. */
export const useUser = (): string =>
  useSessionState(({ context }) => (hasUserId(context.session) ? context.session.mail : ''), '')

/** Reads that depend on the user wait for it. */
export const useSessionKnown = (): boolean => useSessionState((snapshot) => !snapshot.matches('unknown'), false)
