import { expect, it, onTestFinished, vi } from 'vitest'
import { createBackendInMemory } from '../../../mocks/hosts/memory.ts'
import { compose, createDevice } from '../../../src/composition/container.ts'
import { readSettings } from '../../../src/hosting/settings.ts'

it('R10.06 npm start -- --memory: la tienda, sus fotos y el ingreso social, sin una sola petición', async () => {
  const fetching = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('nada sale'))
  onTestFinished(() => fetching.mockRestore())
  const { adapters, identity, imageUrl } = createBackendInMemory({ products: 20 })
  const { services, stop } = compose(
    { settings: readSettings({}), imageUrl, identity, ...createDevice(window) },
    adapters,
  )
  onTestFinished(stop)
  const products = await services.catalogue.products({ limit: 3 })
  expect(products).toMatchObject({ ok: true, value: [{ id: '20' }, { id: '19' }, { id: '18' }] })
  const address = services.imageUrl('productos/20-1.svg')
  expect(decodeURIComponent(address)).toMatch(/^data:image\/svg\+xml,<svg [^]*<\/svg>$/)
  expect(services.picturesReady()).toBeNull()
  expect(services.identity.available).toBe(true)
  expect(fetching).not.toHaveBeenCalled()
})
