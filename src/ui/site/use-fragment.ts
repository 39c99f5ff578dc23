import { useEffect } from 'react'

/** Scrolls to the part that the fragment (`#unete`) names, and focuses it, or its form's first field. */
export const useFragment = () => {
  useEffect(() => {
    // The link's dialog closes first: nothing below an open one can have the focus.
    const go = () =>
      requestAnimationFrame(() => {
        const part = document.getElementById(window.location.hash.slice(1))
        if (part === null || part.closest('main') === null) return
        part.scrollIntoView()
        ;(part.querySelector<HTMLElement>('form input') ?? part).focus({ preventScroll: true })
      })
    go()
    // wouter dispatches `pushState` on every navigation, even to the present address.
    for (const event of ['pushState', 'hashchange']) window.addEventListener(event, go)
    return () => {
      for (const event of ['pushState', 'hashchange']) window.removeEventListener(event, go)
    }
  }, [])
}
