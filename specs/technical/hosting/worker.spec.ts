import { beforeEach, expect, it, vi } from 'vitest'
import { getOrCreatePrecacheController } from 'workbox-precaching/utils/getOrCreatePrecacheController.js'
import { getOrCreateDefaultRouter } from 'workbox-routing/utils/getOrCreateDefaultRouter.js'
import { CALLS, READS } from '../../../src/adapters/http/calls/all.ts'
import { cacheableReads, precacheEntries } from '../../../src/hosting/pages/scripts.ts'

interface Plugin {
  readonly _config?: { readonly maxEntries: number; readonly maxAgeSeconds: number }
  cacheWillUpdate?(used: object): Promise<Response | null>
  cachedResponseWillBeUsed?(used: object): Promise<Response | undefined>
}
interface Strategy {
  readonly cacheName?: string
  readonly _networkTimeoutSeconds?: number
  readonly plugins: readonly Plugin[]
  handle(asked: object): Promise<Response>
}

const router = getOrCreateDefaultRouter()
const stored = vi.fn<() => Promise<Response | undefined>>()
const skipWaiting = vi.fn()
beforeEach(async () => {
  for (const mock of [stored, skipWaiting]) mock.mockReset()
  for (const [name, value] of Object.entries({
    PRECACHE: [
      { url: '/200.html', revision: '1' },
      { url: '/assets/base-1.js', revision: null },
    ],
    API_BASE: '/api',
    CACHEABLE_READS: cacheableReads(),
    IMAGES_BASE: '/images',
    SHELL: '/200.html',
    __WB_DISABLE_DEV_LOGS: true,
    skipWaiting,
    caches: {
      open: async () => ({ match: stored }),
      match: async (_: unknown, { cacheName }: { readonly cacheName: string }) =>
        cacheName === 'puntada-catalogo' ? stored() : undefined,
    },
  }))
    vi.stubGlobal(name, value)
  await import('../../../src/service-worker/worker.ts')
})

const PRODUCTS = `/api${CALLS.catalogue.products.path}?limit=9`
const at = (address: string, mode = 'cors') => {
  const url = new URL(address, location.origin)
  return { url, request: { mode, url: url.href, method: 'GET' }, sameOrigin: url.origin === location.origin }
}
/** What takes a request: one of the worker's ways, or nothing. */
const wayOf = (address: string, mode?: string) =>
  router.findMatchingRoute(at(address, mode) as never).route?.handler as Strategy | undefined
const isKept = (address: string) => wayOf(address)?.cacheName
const pluginsOf = (address: string) => {
  const way = wayOf(address) ?? (getOrCreatePrecacheController().strategy as unknown as Strategy)
  return way.plugins
}

it('R11.38 R7.03 guarda las lecturas sin usuario ni lo que se busca y las imágenes propias, y nada más', () => {
  for (const { path, asks } of READS) {
    const names = asks.columns.map(({ column }) => column)
    const isPersonal = names.includes('user') || names.includes('busqueda')
    const address = `${path}?${names.map((name) => `${name}=1`).join('&')}`
    expect(isKept(`/api${address}`), path).toBe(isPersonal ? undefined : 'puntada-catalogo')
    for (const other of [`/api${address}&otra=1`, `/otra${address}`, `https://otro.mx/api${address}`])
      expect(isKept(other), other).toBeUndefined()
  }
  expect(isKept('/images/p/7.webp')).toBe('puntada-imagenes')
  const others = ['/images/7.webp?user=ana', '/imagesx/7.webp', `/api${CALLS.session.login.path}`, '/api/__proto__']
  expect(others.filter(isKept)).toEqual([])
})

it('R7.01 de otra dirección guarda las lecturas, y no las imágenes', () => {
  const [api, images] = ['https://api.puntada.mx/v1', 'https://fotos.mx']
  vi.stubGlobal('API_BASE', api)
  vi.stubGlobal('IMAGES_BASE', images)
  const { path } = CALLS.blog.articles
  expect([`${api}${path}`, `/v1${path}`, `${images}/7.webp`].filter(isKept)).toEqual([`${api}${path}`])
})

const ROW = '{"id":"1","nombre":"Blusa"}'
const PICTURE = '/images/p/7.jpg'
const SHELL = '/200.html?__WB_REVISION__=1'
it('R11.272 de lo que llega guarda lo que su dirección promete, y nada de lo que otros contestan en su lugar', async () => {
  for (const [address, body, type, keeps, status = 200] of [
    [PRODUCTS, `Warning: x in /a.php on line 3\n[${ROW},{"id":"2"}]`, '', true],
    [PRODUCTS, '[]', '', true],
    [PRODUCTS, '[{"id":"1","error":"mysql"}]', '', false],
    [PRODUCTS, '<!doctype html>', '', false],
    [PRODUCTS, `[${ROW}]`, '', false, 500],
    [PRODUCTS, `[${ROW},"${'a'.repeat(1_000_000)}"]`, '', false],
    [PICTURE, '', 'image/jpeg', true],
    [PICTURE, '', '', false],
    ['/assets/base-1.js', '', 'text/javascript; charset=utf-8', true],
    ['/assets/base-1.js', '', 'text/plain', false],
    ['/assets/base-1.css', '', 'text/html', false],
    ['/assets/letra-1.woff2', '', '', true],
    ['/assets/letra-1.woff2', '', 'application/octet-stream', true],
    ['/assets/letra-1.woff2', '', 'text/html', false],
    ['/icon.svg', '', 'image/svg+xml', true],
    [SHELL, '<script src="/assets/base-1.js">', 'text/html; charset=utf-8', true],
    [SHELL, '<h1>Acepta las condiciones', 'text/html', false],
  ] as const) {
    let response: Response | null = new Response(body, { status, headers: { 'Content-Type': type } })
    for (const plugin of pluginsOf(address))
      if (response && plugin.cacheWillUpdate) response = await plugin.cacheWillUpdate({ ...at(address), response })
    expect(response !== null, `${address} ${type} ${body.slice(0, 40)}`).toBe(keeps)
  }
})

it('R8.01 una lista vacía no quita la guardada, que sale con su fecha; lo guardado que no es lo suyo no sale', async () => {
  const Date = 'Fri, 20 Nov 2026 18:00:00 GMT'
  const plugins = pluginsOf(PRODUCTS).filter(({ _config }) => _config === undefined)
  stored.mockResolvedValueOnce(new Response(`[${ROW}]`))
  const empty = { ...at(PRODUCTS), response: new Response('[]') }
  expect(await plugins[1]?.cacheWillUpdate?.(empty)).toBeNull()
  const used = async (body: string, type: string) => {
    let cachedResponse: Response | undefined = new Response(body, { headers: { Date } })
    for (const plugin of plugins)
      if (plugin.cachedResponseWillBeUsed)
        cachedResponse = await plugin.cachedResponseWillBeUsed({ ...at(PRODUCTS), event: { type }, cachedResponse })
    return cachedResponse && [cachedResponse.headers.get('X-Puntada-Stale'), await cachedResponse.text()]
  }
  expect(await used(`[${ROW}]`, 'fetch')).toEqual([Date, `[${ROW}]`])
  expect(await used('<html>', 'fetch')).toBeUndefined()
  expect(skipWaiting).not.toHaveBeenCalled()
  await used('<html>', 'install')
  expect(skipWaiting).toHaveBeenCalledTimes(1)
})

it('R13.07 la versión que espera toma el lugar cuando se le pide', () => {
  for (const [calls, data] of ['otra cosa', 'puntada-toma-el-lugar'].entries()) {
    dispatchEvent(new MessageEvent('message', { data }))
    expect(skipWaiting, data).toHaveBeenCalledTimes(calls)
  }
})

it('R8.01 de una lectura se espera al servidor seis segundos; se guardan 120 por catorce días, y 150 imágenes por treinta', () => {
  const kept = [PRODUCTS, PICTURE].map((address) => {
    const { _networkTimeoutSeconds, plugins } = wayOf(address)!
    const { maxEntries, maxAgeSeconds } = plugins.flatMap(({ _config }) => _config ?? [])[0]!
    return [_networkTimeoutSeconds, maxEntries, maxAgeSeconds / (24 * 60 * 60)]
  })
  expect(kept).toEqual([
    [6, 120, 14],
    [undefined, 150, 30],
  ])
})

it('R8.01 por una página se espera cuatro segundos; entonces, o si falla, abre la guardada, y solo en lugar de una página', async () => {
  const shell = new Response('guardada')
  stored.mockResolvedValue(shell)
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  vi.useFakeTimers()
  const opened = vi.fn()
  void wayOf('/articulos', 'navigate')!.handle(at('/articulos', 'navigate')).then(opened)
  await vi.advanceTimersByTimeAsync(3999)
  expect(opened).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(opened).toHaveBeenCalledWith(shell)
  expect([wayOf('/api/x', 'navigate'), wayOf('/articulos')]).toEqual([undefined, undefined])
  const failing = Reflect.get(router, '_catchHandler') as Strategy
  const answers = ['navigate', 'cors'].map((mode) => failing.handle(at('/articulos', mode)))
  expect((await Promise.all(answers)).map((answer) => answer === shell)).toEqual([true, false])
})

it('lleva la página de carga, el ícono y todas las pantallas, pero no lo que solo sirve para ingresar', () => {
  const files = ['index.html', 'assets/login-screen-2.js', 'assets/base-1.css', 'assets/sdk-3.js', '_nginx.conf']
  const entries = precacheEntries(files, ['assets/sdk-3.js'], (name) => name)
  expect(entries.map(({ url, revision }) => `${url} ${revision?.length}`)).toEqual([
    '/200.html 16',
    '/icon.svg 16',
    '/assets/base-1.css undefined',
    '/assets/login-screen-2.js undefined',
  ])
})
