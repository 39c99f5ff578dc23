// @vitest-environment node
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createSimulation } from '../../../mocks/db.ts'
import { awaitPorts } from '../../../src/composition/await-ports.ts'
import { loadOnce } from '../../../src/composition/load-once.ts'
import { ok } from '../../../src/domain/result.ts'

describe('Los puertos cuyo código llega después', () => {
  const { ports } = createSimulation({ products: 10 })
  const subscribed = ok(undefined)

  it('lo traen con la primera llamada y una sola vez', async () => {
    const load = vi.fn(() => Promise.resolve(ports))
    const { newsletter, blog } = awaitPorts(loadOnce(load))
    expect(load).not.toHaveBeenCalled()
    expect(await Promise.all([newsletter.subscribe('ana@ejemplo.mx'), blog.articles()])).toMatchObject([
      { ok: true },
      { ok: true },
    ])
    await newsletter.subscribe('beto@ejemplo.mx')
    expect(load).toHaveBeenCalledTimes(1)
  })

  it.each([
    [false, { kind: 'offline' }],
    [true, { kind: 'server', status: 404 }],
  ])(
    'R11.70 sin su código nada sale, se dice por qué y la siguiente llamada lo pide otra vez (con conexión: %s)',
    async (onLine, failure) => {
      vi.stubGlobal('navigator', { onLine })
      onTestFinished(() => void vi.unstubAllGlobals())
      const load = vi
        .fn(() => Promise.resolve(ports))
        .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
      const { newsletter } = awaitPorts(loadOnce(load))

      expect(await newsletter.subscribe(`eva-${onLine}@ejemplo.mx`)).toEqual({ ok: false, failure })
      expect(await newsletter.subscribe(`eva-${onLine}@ejemplo.mx`)).toEqual(subscribed)
    },
  )

  it('cada llamada llega a su puerto con lo que se le dio, y deja pasar su error', async () => {
    const calls: string[] = []
    const noting = <Port extends object>(name: string): Port =>
      new Proxy<Port>({} as Port, {
        get: (_, method) =>
          function (...args: unknown[]) {
            calls.push(`${name}.${String(method)} ${args.join(' ')}`)
            return Promise.reject(new Error('así no'))
          },
      })
    const late = awaitPorts(() =>
      Promise.resolve({
        blog: noting('blog'),
        favourites: noting('favourites'),
        messaging: noting('messaging'),
        newsletter: noting('newsletter'),
        orders: noting('orders'),
        session: noting('session'),
      }),
    )
    for (const [name, port] of Object.entries(late))
      for (const [method, call] of Object.entries<(...args: unknown[]) => Promise<unknown>>(port)) {
        await expect(call('a', 'b')).rejects.toThrow('así no')
        expect(calls.at(-1)).toMatch(new RegExp(`^${name}\\.${method} a`))
      }
    expect(calls).toHaveLength(18)
  })
})
