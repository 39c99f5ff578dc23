/** Answered by the site's own host: see `hosting/serving`. */
export const LEAVE_PATH = '/salir'

/**
 * Has the host's cookies cleared, the API's among them, which no script can read. Never rejects: on a host that does
 * not know it, nothing changes.
 */
export const clearCookies = async (): Promise<void> => {
  await fetch(LEAVE_PATH, { method: 'POST', signal: AbortSignal.timeout(2000) }).catch(() => undefined)
}
