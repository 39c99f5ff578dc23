// @vitest-environment node
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { deferredPort, loadOnce } from '../../../src/composition/deferred-port.ts'
import { ok } from '../../../src/domain/result.ts'

const port = { greet: (name: string) => Promise.resolve(ok(`Hola, ${name}`)) }

describe('Un puerto diferido', () => {
  it('trae su código con la primera llamada y una sola vez', async () => {
    const load = vi.fn(() => Promise.resolve(port))
    const once = loadOnce(load)
    const deferred = deferredPort(once)
    expect(load).not.toHaveBeenCalled()

    expect(await Promise.all([deferred.greet('Ana'), deferred.greet('Beto')])).toEqual([
      { ok: true, value: 'Hola, Ana' },
      { ok: true, value: 'Hola, Beto' },
    ])
    expect(load).toHaveBeenCalledTimes(1)
  })

  it.each([
    [false, { kind: 'offline' }],
    [true, { kind: 'server', status: 404 }],
  ])(
    'R11.70 sin su código nada sale, se dice por qué y la siguiente llamada lo vuelve a pedir (con conexión: %s)',
    async (onLine, failure) => {
      vi.stubGlobal('navigator', { onLine })
      onTestFinished(() => void vi.unstubAllGlobals())
      const load = vi
        .fn(() => Promise.resolve(port))
        .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
      const deferred = deferredPort(loadOnce(load))

      expect(await deferred.greet('Ana')).toEqual({ ok: false, failure })
      expect(await deferred.greet('Ana')).toEqual({ ok: true, value: 'Hola, Ana' })
    },
  )

  it('deja pasar el error de su propio código', async () => {
    const broken = deferredPort(() => Promise.resolve({ greet: () => Promise.reject(new Error('así no')) }))

    await expect(broken.greet()).rejects.toThrow('así no')
  })

  it('no es una promesa', async () => {
    const load = vi.fn(() => Promise.resolve(port))
    const deferred = deferredPort(load)

    expect(await Promise.resolve(deferred)).toBe(deferred)
    expect(load).not.toHaveBeenCalled()
  })
})
