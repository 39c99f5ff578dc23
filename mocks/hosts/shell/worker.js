// This script stands in front of MSW's in the static demo's worker (see plugin.ts, which writes FILES).
;(() => {
  /* global FILES */
  const CACHE = `puntada-demo:${FILES.version}`
  const DONE = new URL('./__completa__', self.registration.scope).href
  const scope = new URL(self.registration.scope)
  const files = new Set(FILES.paths.map((path) => new URL(path, scope).href))
  // Filling the cache waits until the first visit has loaded, and runs once for all pages.
  const CALM_MS = 3000
  let filling = null

  /** A copy without the redirected flag: a redirected response may not answer a navigation. */
  const clean = (response) =>
    response.redirected ? new Response(response.body, { status: response.status, headers: response.headers }) : response

  const fill = async () => {
    const cache = await caches.open(CACHE)
    if (await cache.match(DONE)) return
    await new Promise((resolve) => setTimeout(resolve, CALM_MS))
    for (const url of files) {
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
      const cached = await cache.match(new URL(path, scope).href, { ignoreSearch: true })
      if (cached) return cached
    }
    return (await cache.match(new URL('./200.html', scope).href)) ?? cache.match(scope.href)
  }

  /** Pages come from the network first, so that a newer demo shows at once. */
  const navigate = async (request) => {
    try {
      const response = await fetch(request)
      if (response.status !== 404) return response
      // The host has no fallback page.
      return (await page(request.url)) ?? response
    } catch (error) {
      const cached = await page(request.url)
      if (cached) return cached
      throw error
    }
  }

  /** Files come from the cache first: their names change with their content, except the icon's. */
  const file = async (request) => (await (await caches.open(CACHE)).match(request.url)) ?? fetch(request)

  self.addEventListener('fetch', (event) => {
    const { request } = event
    const isOurs = request.mode === 'navigate' || (request.method === 'GET' && files.has(request.url))
    if (!isOurs || request.cache === 'only-if-cached') return
    event.stopImmediatePropagation()
    event.respondWith(request.mode === 'navigate' ? navigate(request) : file(request))
  })

  self.addEventListener('message', (event) => {
    // MSW would unregister itself with its last page, and a reload without network would find nobody.
    if (event.data === 'CLIENT_CLOSE') event.stopImmediatePropagation()
    if (event.data !== 'MOCK_ACTIVATE') return
    filling ??= fill().catch(() => {
      // The next page tries again.
      filling = null
    })
    event.waitUntil(filling)
  })
})()
