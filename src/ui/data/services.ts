import { createContext, useContext, useEffect, useRef, useSyncExternalStore } from 'react'
import type { Services } from '../../composition/tokens.ts'
import { hasUserId, type SessionState } from '../../domain/account/session.ts'
import type { Store } from '../../domain/device.ts'

export type { Services }

export const ServicesContext = createContext<Services | null>(null)

/** The container's services, each made when it is first taken out: `const { blog } = useServices()`. */
export const useServices = () => {
  const services = useContext(ServicesContext)
  if (services === null) throw new Error('No ServicesContext')
  return services
}

const neverChanges = () => () => undefined

/** A value of this moment; while React hydrates the part that shows it, the one that was prerendered. */
export const useHydrated = <T>(value: T, prerendered: T): T =>
  useSyncExternalStore(
    neverChanges,
    () => value,
    () => prerendered,
  )

/** A part of the session's state; `before` is the prerendered value. */
export const useSessionState = <T>(select: (state: SessionState) => T, before: T): T => {
  const { read, subscribe } = useServices().currentSession.state
  return useSyncExternalStore(
    subscribe,
    () => select(read()),
    () => before,
  )
}

/** The session is null for an anonymous visitor, and before the storage was read. */
export const useSession = () => useSessionState(({ session }) => session, null)

/** The user id of per-user calls: an e-mail, empty for an anonymous visitor and for a session without one. */
export const useUser = () => useSessionState(({ session }) => (hasUserId(session) ? session.mail : ''), '')

/** False until the storage was read: a user's reads wait for it, so that none is made twice. */
export const useSessionKnown = () => useSessionState(({ status }) => status !== 'unknown', false)

export const useStored = <T>({ read, subscribe }: Pick<Store<T>, 'read' | 'subscribe'>): T =>
  useSyncExternalStore(subscribe, read, read)

/** Records a view once per `key`, as soon as the session is known. An empty key records nothing. */
export const useVisit = (key: string, record: (visits: Services['visits'], user: string) => void) => {
  const { visits } = useServices()
  const isKnown = useSessionKnown()
  const user = useUser()
  const last = useRef('')
  useEffect(() => {
    if (!isKnown || key === '' || last.current === key) return
    last.current = key
    // The record must not delay the frame. An unmount does not cancel it, because the screen was seen.
    setTimeout(() => record(visits, user))
  })
}
