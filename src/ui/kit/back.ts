import { useEffectEvent, useLayoutEffect } from 'react'

/**
 * Back closes what is open before it leaves the page. No browser asks a page before it goes back, so while something is
 * open the history has one entry more, at the page's own address. Closing it otherwise goes back over that entry, and a
 * link gives it to the next screen. A reload and Forward find it with nothing open, and it is left at once.
 */
interface ExtraEntry {
  /** The address of the entry below it. */
  readonly below: string
  /** The same address as filters in a sheet have changed it. */
  address: string
}

const opened: (() => void)[] = []
let extra: ExtraEntry | null = null
let isListening = false
let isGoingBack = false
let waiting: (() => void)[] = []

const readExtra = (): ExtraEntry | null => {
  const { below } = (window.history.state ?? {}) as { below?: string }
  return below === undefined ? null : { below, address: window.location.href }
}

const settle = () => {
  // Another script may have made an entry.
  extra &&= readExtra()
  if (!isListening || isGoingBack || opened.length > 0 === (extra !== null)) return
  if (extra === null) {
    const below = window.location.href
    extra = { below, address: below }
    // The router's own function would tell everybody that depends on the address.
    History.prototype.pushState.call(window.history, { ...(window.history.state as object | null), below }, '')
  } else {
    isGoingBack = true
    window.history.back()
  }
}
/** Settles once a press has done all that it does: one dialog may close and another open, or a screen follow. */
const settleSoon = () => void setTimeout(settle)

const arrive = () => {
  const left = extra
  extra = readExtra()
  if (left?.below === window.location.href) {
    if (left.address !== left.below) window.history.replaceState(window.history.state, '', left.address)
    if (!isGoingBack) opened.at(-1)?.()
  }
  isGoingBack = false
  for (const go of waiting.splice(0)) go()
  settleSoon()
}

/** Call it before the router listens, which then sees the address as the sheet left it. Returns how to stop. */
export const listenToBack = () => {
  isListening = true
  extra = readExtra()
  window.addEventListener('popstate', arrive)
  settleSoon()
  return () => {
    isListening = false
    isGoingBack = false
    waiting = []
    window.removeEventListener('popstate', arrive)
  }
}

/** `close` may be called while it closes already. */
export const useBack = (isOpen: boolean, close: () => void) => {
  const onBack = useEffectEvent(close)
  useLayoutEffect(() => {
    if (!isOpen) return undefined
    const layer = () => onBack()
    opened.push(layer)
    settleSoon()
    return () => {
      opened.splice(opened.indexOf(layer), 1)
      settleSoon()
    }
  }, [isOpen])
}

/** Every change of the address: the router's own `navigate` would leave the extra entry between two screens. */
export const navigate = (to: string, { replace = false } = {}) => {
  const { history } = window
  if (isGoingBack) waiting.push(() => navigate(to, { replace }))
  else if (extra === null) history[replace ? 'replaceState' : 'pushState'](null, '', to)
  else if (replace) {
    history.replaceState(history.state, '', to)
    extra.address = window.location.href
  } else {
    extra = null
    History.prototype.replaceState.call(history, null, '', to)
    // All who listen take it for an entry of its own.
    window.dispatchEvent(new Event('pushState'))
    settleSoon()
  }
}
