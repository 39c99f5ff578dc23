import { useActorRef } from '@xstate/react'
import { createContext, useCallback, useContext, useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Session } from '../../domain/account/session.ts'
import { sessionMachine } from '../../machines/session.ts'
import { useServices } from './services.ts'
import { notices, notify } from './toasts.ts'

type SessionActor = ActorRefFrom<typeof sessionMachine>

const SessionContext = createContext<SessionActor | null>(null)

/** Runs the session machine for the whole tree and keeps it true to what this browser stores. */
export const SessionProvider = ({ children }: { children: ReactNode }) => {
  const { sessionStore, page } = useServices()
  const machine = useMemo(
    () =>
      sessionMachine.provide({
        actions: {
          keep: ({ context }) => {
            if (context.session !== null && !sessionStore.write(context.session)) notify(notices.sessionNotKept())
          },
          forget: () => sessionStore.clear(),
          reload: () => page.reload(),
        },
      }),
    [sessionStore, page],
  )
  const actor = useActorRef(machine)
  useEffect(() => {
    const read = () => actor.send({ type: 'storage.read', session: sessionStore.read() })
    read()
    return sessionStore.onChange(read)
  }, [actor, sessionStore])
  return <SessionContext value={actor}>{children}</SessionContext>
}

export const useSessionActor = (): SessionActor => {
  const actor = useContext(SessionContext)
  if (actor === null) throw new Error('useSessionActor needs a SessionProvider above it')
  return actor
}

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

/** The user id of per-user calls (R6.04): the e-mail, empty for an anonymous visitor. */
export const useUser = (): string => useSession()?.mail ?? ''

/** False until the browser was asked who is here: what depends on it waits, so that nothing is asked twice. */
export const useSessionKnown = (): boolean => useSessionState((snapshot) => !snapshot.matches('unknown'), false)
