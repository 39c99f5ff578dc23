import { STALE_HEADER } from './names.ts'

declare global {
  interface Window {
    /** When the oldest stored answer on this page was new; 0 where its server did not say. Unset: all are new. */
    puntadaStoredSince?: number
  }
}

const EVENT = 'puntada-stored'

/** Remembers that the worker gave a stored answer, for whoever tells the visitor. */
export const noteStored = (window: Window, { headers }: Response): void => {
  const said = headers.get(STALE_HEADER)
  if (said === null) return
  const since = Date.parse(said) || 0
  window.puntadaStoredSince = Math.min(window.puntadaStoredSince ?? since, since)
  window.dispatchEvent(new Event(EVENT))
}

/** Calls back with `puntadaStoredSince`, at once if there is one already. */
export const onStored = (window: Window, listener: (since: number) => void): void => {
  const tell = () => {
    if (window.puntadaStoredSince !== undefined) listener(window.puntadaStoredSince)
  }
  window.addEventListener(EVENT, tell)
  tell()
}
