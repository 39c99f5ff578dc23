/** Milliseconds in which further clicks and a held Enter belong to the same request. */
const SAME_REQUEST_MS = 800

/**
 * Tells, by what is asked for, whether asking now is a new request or the second half of a double click: a quick
 * answer between the two must not make it a second request (R11.01). `now` is in milliseconds.
 */
export const createRequestGate = (now: () => number): ((what: string) => boolean) => {
  const asked = new Map<string, number>()
  return (what) => {
    const at = now()
    const former = asked.get(what)
    // Clocks may be set back: only nearness counts.
    if (former !== undefined && Math.abs(at - former) < SAME_REQUEST_MS) return false
    asked.set(what, at)
    return true
  }
}
