/*
 * Goes in front of MSW's worker, in the same file, in the static demo only (see shell/plugin.ts). FILES is written
 * there.
 */
;(() => {
  /* global FILES */
  const CACHE = `puntada-demo:${FILES.version}`
  const DONE = new URL('./__completa__', self.registration.scope).href
  const scope = new URL(self.registration.scope)
  const known = new Set(FILES.paths.map((path) => new URL(path, scope).href))
  // Waits until the first visit has loaded, and runs once for all pages.
  const CALM_MS = 3000
  let filling = null

  /** A copy without the redirected flag: a redirected response may not answer a navigation. */
  const clean = (response) =>
    response.redirected ? new Response(response.body, { status: response.status, headers: response.headers }) : response

  const fill = async () => {
    const cache = await caches.open(CACHE)
    if (await cache.match(DONE)) return
    await new Promise((resolve) => setTimeout(resolve, CALM_MS))
    for (const url of known) {
      if (await cache.match(url)) continue
      const response = await fetch(url)
      if (response.ok) await cache.put(url, clean(response))
    }
    for (const name of await caches.keys()) {
      if (name.startsWith('puntada-demo:') && name !== CACHE) await caches.delete(name)
    }
    await cache.put(DONE, new Response('1'))
  }

  /** The cached page of an address, or the fallback page. */
  const page = async (url) => {
    const cache = await caches.open(CACHE)
    const { pathname } = new URL(url)
    const folder = pathname.replace(/\/?$/, '/')
    for (const path of [pathname, `${pathname}.html`, `${folder}index.html`]) {
      const own = await cache.match(new URL(path, scope).href, { ignoreSearch: true })
      if (own) return own
    }
    return (await cache.match(new URL('./200.html', scope).href)) ?? cache.match(scope.href)
  }

  /** Network first, so that a newer demo shows at once. */
  const navigate = async (request) => {
    try {
      const response = await fetch(request)
      if (response.status !== 404) return response
      // A host without a fallback page.
      return (await page(request.url)) ?? response
    } catch (error) {
      const cached = await page(request.url)
      if (cached) return cached
      throw error
    }
  }

  /** Cache first: file names change with their content, except the icon's. */
  const file = async (request) => (await (await caches.open(CACHE)).match(request.url)) ?? fetch(request)

  self.addEventListener('fetch', (event) => {
    const { request } = event
    const mine = request.mode === 'navigate' || (request.method === 'GET' && known.has(request.url))
    if (!mine || request.cache === 'only-if-cached') return
    event.stopImmediatePropagation()
    event.respondWith(request.mode === 'navigate' ? navigate(request) : file(request))
  })

  self.addEventListener('message', (event) => {
    // MSW would unregister itself with its last page, and a reload without network would find nobody.
    if (event.data === 'CLIENT_CLOSE') event.stopImmediatePropagation()
    if (event.data !== 'MOCK_ACTIVATE') return
    filling ??= fill().catch(() => {
      // Without network the next page tries again.
      filling = null
    })
    event.waitUntil(filling)
  })
})()
