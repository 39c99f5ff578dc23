import { useEffect } from 'react'

/** Shows the part that the address's fragment names (`#unete`), also from this screen; in a form its first field. */
export const useFragment = () => {
  useEffect(() => {
    // After the dialog that the link stands in is closed: what is below it cannot have the focus.
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
