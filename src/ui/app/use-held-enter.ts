import { useEffect } from 'react'
import { isComposing } from '../lib/is-composing.ts'

const onKeyDown = (event: KeyboardEvent): void => {
  if (event.key !== 'Enter' || event.target instanceof HTMLTextAreaElement) return
  if (event.repeat || isComposing({ nativeEvent: event })) event.preventDefault()
}

/** Enter held down presses once, and that of an input method sends nothing; in a text of several lines it goes on making lines. */
export const useHeldEnter = (): void => {
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
