import type { Page } from '../../domain/device.ts'

export const createPage = (window: Window): Page => ({
  reload: () => window.location.reload(),
  reloadIfReachable: () =>
    window.fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
      () => window.location.reload(),
      () => undefined,
    ),
  now: () => Date.now(),
  // randomUUID is missing on plain-HTTP origins, getRandomValues is not.
  newId: () => [...window.crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-'),
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
