import { useEffect } from 'react'

/** Watches over the focus from the first time that something has it (R11.81). */
export const useKeptFocus = (): void => {
  useEffect(() => {
    let stop: (() => void) | null = () => document.removeEventListener('focusin', begin)
    const begin = ({ target }: FocusEvent) => {
      void import('./kept-focus.ts').then(
        ({ keepFocus }) => {
          if (stop !== null) stop = keepFocus(target)
        },
        // Without it the site still works; the browser decides where a lost focus goes.
        () => undefined,
      )
    }
    document.addEventListener('focusin', begin, { once: true })
    return () => {
      stop?.()
      stop = null
    }
  }, [])
}
