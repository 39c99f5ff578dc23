import { useCallback, useSyncExternalStore } from 'react'

interface Actor<Snapshot> {
  getSnapshot(): Snapshot
  subscribe(changed: () => void): { unsubscribe(): void }
}

/**
 * A part of a machine's state: a string, a boolean or the same object until it changes. `before` is its value while
 * prerendering, which hydration must find again; the present one if left out.
 */
export const useActorState = <Snapshot, T>(actor: Actor<Snapshot>, select: (snapshot: Snapshot) => T, before?: () => T): T => {
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
