import { describe, expect, it, onTestFinished } from 'vitest'
import { noIdentity } from '../../../src/adapters/browser/no-identity.ts'
import { compose, createDevice } from '../../../src/composition/container.ts'
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
  it('hace todo lo que nombra, cada cosa una vez', () => {
    const { services } = composed()

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
})
