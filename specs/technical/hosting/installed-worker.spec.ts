import { expect, it, vi } from 'vitest'
import { getOrCreateDefaultRouter } from 'workbox-routing/utils/getOrCreateDefaultRouter.js'

const DAY_S = 24 * 60 * 60

interface Kept {
  readonly cacheName?: string
  readonly plugins?: readonly { readonly _config?: { readonly maxEntries: number; readonly maxAgeSeconds: number } }[]
}

it('R8.01 lo visto se guarda por días: el catálogo catorce y las imágenes treinta', async () => {
  const built = { PRECACHE: [], API_BASE: '/api', CACHEABLE_READS: {}, IMAGES_BASE: '/images', SHELL: '/200.html' }
  for (const [name, value] of Object.entries(built)) vi.stubGlobal(name, value)
  await import('../../../src/service-worker/worker.ts')
  const handlers = [...getOrCreateDefaultRouter().routes.values()].flat().map(({ handler }) => handler as Kept)
  const ages = handlers.flatMap(({ cacheName, plugins = [] }) =>
    plugins.flatMap(({ _config }) => (_config === undefined ? [] : [[cacheName, _config.maxAgeSeconds / DAY_S]])),
  )
  expect(ages).toEqual([
    ['puntada-catalogo', 14],
    ['puntada-imagenes', 30],
  ])
})
