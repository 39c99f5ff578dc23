import { expect, it, vi } from 'vitest'
import { getOrCreateDefaultRouter } from 'workbox-routing/utils/getOrCreateDefaultRouter.js'

const DAY_S = 24 * 60 * 60

interface Kept {
  readonly cacheName?: string
  readonly _networkTimeoutSeconds?: number
  readonly plugins?: readonly { readonly _config?: { readonly maxEntries: number; readonly maxAgeSeconds: number } }[]
  handle(asked: { request: object }): Promise<Response>
}

const built = {
  PRECACHE: [{ url: '/200.html', revision: '1' }],
  API_BASE: '/api',
  CACHEABLE_READS: {},
  IMAGES_BASE: '/images',
  SHELL: '/200.html',
  __WB_DISABLE_DEV_LOGS: true,
}
const routes = async () => {
  for (const [name, value] of Object.entries(built)) vi.stubGlobal(name, value)
  await import('../../../src/service-worker/worker.ts')
  return [...getOrCreateDefaultRouter().routes.values()].flat()
}
const handlers = async () => (await routes()).map(({ handler }) => handler as Kept)

it('R8.01 de una lectura se espera al servidor seis segundos; entonces contesta lo guardado', async () => {
  expect((await handlers()).map((each) => each._networkTimeoutSeconds).filter(Boolean)).toEqual([6])
})

it('R8.01 por una página se espera al servidor cuatro segundos; entonces abre la guardada', async () => {
  const kept = new Response('guardada')
  vi.stubGlobal('caches', { open: async () => ({ match: async () => kept }) })
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const url = new URL('/articulos', location.origin)
  const request = { mode: 'navigate', url: url.href }
  const page = (await routes()).find(({ match }) => match({ request, url } as never))
  vi.useFakeTimers()
  const opened = vi.fn()
  void (page?.handler as Kept | undefined)?.handle({ request }).then(opened)
  await vi.advanceTimersByTimeAsync(3999)
  expect(opened).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(opened).toHaveBeenCalledWith(kept)
})

it('R8.01 se guarda lo último que se vio: 120 lecturas por catorce días, y 150 imágenes por treinta', async () => {
  const ages = (await handlers()).flatMap(({ cacheName, plugins = [] }) =>
    plugins.flatMap(({ _config }) =>
      _config === undefined ? [] : [[cacheName, _config.maxEntries, _config.maxAgeSeconds / DAY_S]],
    ),
  )
  expect(ages).toEqual([
    ['puntada-catalogo', 120, 14],
    ['puntada-imagenes', 150, 30],
  ])
})
