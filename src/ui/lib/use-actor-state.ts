import { useCallback, useSyncExternalStore } from 'react'

interface Actor<Snapshot> {
  getSnapshot(): Snapshot
  subscribe(changed: () => void): { unsubscribe(): void }
}

/**
 * A part of a machine's state, the same until it changes. `before`: its value while prerendering, if not the present
 * one.
 */
export const useActorState = <Snapshot, T>(
  actor: Actor<Snapshot>,
  select: (snapshot: Snapshot) => T,
  before?: () => T,
): T => {
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = actor.subscribe(changed)
      return () => subscription.unsubscribe()
    },
    [actor],
  )
  const present = () => select(actor.getSnapshot())
  return useSyncExternalStore(subscribe, present, before ?? present)
}
