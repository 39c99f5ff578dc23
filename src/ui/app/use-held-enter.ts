import { useEffect } from 'react'

const onKeyDown = (event: KeyboardEvent): void => {
  if (event.key === 'Enter' && event.repeat && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault()
}

/** Enter held down presses once (R11.01); in a text of several lines it goes on making lines. */
export const useHeldEnter = (): void => {
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
