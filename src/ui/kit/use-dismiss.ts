import { useEffect, useRef, type RefObject } from 'react'

/** Calls back on Escape, on a press outside of the panel, and when the focus leaves it. */
export const useDismiss = (
  panel: RefObject<HTMLElement | null>,
  open: boolean,
  dismiss: (how: 'escape' | 'outside') => void,
): void => {
  const latest = useRef(dismiss)
  useEffect(() => {
    latest.current = dismiss
  })
  useEffect(() => {
    if (!open) return undefined
    const away = ({ target }: Event) => {
      if (target instanceof Node && !panel.current?.contains(target)) latest.current('outside')
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') latest.current('escape')
    }
    document.addEventListener('pointerdown', away)
    document.addEventListener('focusin', away)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', away)
      document.removeEventListener('focusin', away)
      document.removeEventListener('keydown', escape)
    }
  }, [panel, open])
}
