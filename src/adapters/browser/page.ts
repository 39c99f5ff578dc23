import type { Page } from '../../domain/device.ts'

/** The path that removes cookies: the site's own host answers it (`hosting/serving`). */
export const LEAVE_PATH = '/salir'

/** Statuses of a host that removed them or does not know the path; something in between may give others. */
const HOST_STATUSES: ReadonlySet<number> = new Set([204, 404, 405])
const LEAVE_PATIENCE_MS = 2000

const IN_APP = new RegExp(
  '\\bFBA[NV]/|FB_IAB|Instagram|Messenger|Threads|BytedanceWebview|musical_ly|Snapchat|Pinterest/|LinkedInApp|' +
    'Twitter for|Line/|; wv\\)',
)

const PATIENCE_MS = 8000

const GOING_BACK_MS = 300

/**
 * A dialog that closes goes back over the entry that it made in the history (`ui/kit/back.ts`), and Chromium forgets a
 * reload that is asked for meanwhile. A dialog that stays open goes nowhere: its entry is left after the reload.
 */
const reload = (window: Window) => {
  const load = () => window.location.reload()
  if ((window.history.state as { below?: string } | null)?.below === undefined) return load()
  const late = setTimeout(load, GOING_BACK_MS)
  window.addEventListener('popstate', () => (clearTimeout(late), load()), { once: true })
}

export const createPage = (window: Window): Page => ({
  reload: () => reload(window),
  clearCookies: () =>
    Promise.race([
      // `keepalive`, because the page may be closed at once.
      window.fetch(LEAVE_PATH, { method: 'POST', keepalive: true }).then(
        ({ status }) => HOST_STATUSES.has(status),
        () => false,
      ),
      new Promise<false>((late) => setTimeout(() => late(false), LEAVE_PATIENCE_MS)),
    ]),
  reloadIfReachable: async () => {
    const files = window.performance.getEntriesByType('resource').map(({ name }) => name)
    try {
      await window.fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' })
      // A file that the browser keeps for a year may be the broken one, as in `head/watch.ts`.
      const code = files.filter((file) => file.startsWith(`${window.location.origin}/assets/`))
      const signal = AbortSignal.timeout(PATIENCE_MS)
      await Promise.allSettled(code.map((file) => window.fetch(file, { cache: 'reload', signal })))
      reload(window)
    } catch {
      // Without the site, the open page is all there is.
    }
  },
  now: () => Date.now(),
  // randomUUID is missing on plain-HTTP origins, getRandomValues is not.
  newId: () => [...window.crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-'),
  isInApp: IN_APP.test(window.navigator.userAgent),
  copy: async (text) => {
    try {
      await window.navigator.clipboard.writeText(text)
      return true
    } catch {
      return false
    }
  },
  async share({ title, url }) {
    const { navigator } = window
    try {
      if (typeof navigator.share === 'function') {
        await navigator.share({ title, url })
        return 'shared'
      }
      await navigator.clipboard.writeText(url)
      return 'copied'
    } catch (error) {
      return error instanceof DOMException && error.name === 'AbortError' ? 'shared' : 'failed'
    }
  },
})
