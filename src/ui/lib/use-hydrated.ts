import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** A value of now, but what was prerendered for it while React takes over the prerendered part that shows it. */
export const useHydrated = <T>(value: T, prerendered: T): T =>
  useSyncExternalStore(
    neverChanges,
    () => value,
    () => prerendered,
  )
