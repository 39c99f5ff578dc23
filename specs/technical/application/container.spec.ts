import { describe, expect, it, onTestFinished } from 'vitest'
import { noIdentity } from '../../../src/adapters/browser/no-identity.ts'
import { compose } from '../../../src/composition/container.ts'
import { createDevice } from '../../../src/composition/device.ts'
import { httpAdapters } from '../../../src/composition/http.module.ts'
import { readSettings } from '../../../src/hosting/settings.ts'

const composed = () => {
  const settings = readSettings({})
  const site = compose(
    { settings, ...createDevice(window), identity: noIdentity },
    httpAdapters({ window, settings, fetch: () => Promise.reject(new TypeError('Failed to fetch')) }),
  )
  onTestFinished(site.stop)
  return site
}

describe('El contenedor', () => {
  it('hace todo lo que nombra, cada cosa una vez', async () => {
    const { services, fetchRest } = composed()
    await fetchRest()

    const made = Object.getOwnPropertyNames(services).map((name): unknown[] => [
      Reflect.get(services, name),
      Reflect.get(services, name),
    ])

    expect(made.length).toBeGreaterThan(25)
    for (const [one, again] of made) {
      expect(one).toBeTypeOf(typeof one === 'function' ? 'function' : 'object')
      expect(again).toBe(one)
    }
  })

  it('trae después lo que el inicio no necesita, y pedirlo otra vez no lo hace de nuevo', async () => {
    const { services, fetchRest } = composed()
    expect(() => services.orderSending).toThrow('orderSending')

    await Promise.all([fetchRest(), fetchRest()])
    const { orderSending } = services
    await fetchRest()

    expect(services.orderSending).toBe(orderSending)
  })
})
