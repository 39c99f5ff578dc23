import { useSyncExternalStore } from 'react'
import type { Store } from '../../domain/device.ts'

/** `before`: what stands in the prerendered page, if not the stored value. */
export const useStored = <T>({ read, subscribe }: Pick<Store<T>, 'read' | 'subscribe'>, before?: T): T =>
  useSyncExternalStore(subscribe, read, () => before ?? read())
