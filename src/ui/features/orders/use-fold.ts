import { useState, useSyncExternalStore } from 'react'

const PHONE = '(width < 43.75rem)'

const usePhone = () =>
  useSyncExternalStore(
    (listener) => {
      // Not there in a specification.
      const query = window.matchMedia?.(PHONE)
      query?.addEventListener('change', listener)
      return () => query?.removeEventListener('change', listener)
    },
    () => window.matchMedia?.(PHONE)?.matches ?? false,
    () => false,
  )

/** More fields than this are not drawn before somebody wants them: each key would wait for all of them. */
const MOST_FIELDS = 150

export interface Fold {
  readonly folds: boolean
  readonly isOpen: (name: string) => boolean
  readonly set: (name: string, isOpen: boolean) => void
}

/**
 * Which colours are unfolded: those that the visitor opened or typed in, and those that `isFirst` names. `always`: a
 * table in a narrow place folds on a large screen, too.
 */
export const useFold = (fields: number, always: boolean, isFirst: (name: string) => boolean): Fold => {
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({})
  const isPhone = usePhone()
  const folds = always || isPhone || fields > MOST_FIELDS
  return {
    folds,
    // In a narrow place a folded colour says nothing of its pieces: they come back by an undo or from another tab.
    isOpen: (name) => (always && isFirst(name)) || (chosen[name] ?? (!folds || isFirst(name))),
    set: (name, isOpen) => setChosen((now) => (now[name] === isOpen ? now : { ...now, [name]: isOpen })),
  }
}
