/** Milliseconds in which further clicks, and Enter held down, count as the same request. */
const SAME_REQUEST_MS = 800

/**
 * Tells a new request from the second click of a double click, even if the first one's answer has come already (R11.01).
 * `what` identifies the request; `now` is in milliseconds.
 */
export const createRequestGate = (now: () => number): ((what: string) => boolean) => {
  const asked = new Map<string, number>()
  return (what) => {
    const at = now()
    const former = asked.get(what)
    // The absolute difference, because the clock may be set back.
    if (former !== undefined && Math.abs(at - former) < SAME_REQUEST_MS) return false
    asked.set(what, at)
    return true
  }
}
