// @vitest-environment node
import { describe, expect, it, vi } from 'vitest'
import { createPage } from '../../../src/adapters/browser/page.ts'
import { createLocks } from '../../../src/adapters/browser/locks.ts'

const LINK = { title: 'Blusa', url: 'https://puntada.mx/vistaproducto/1' }

describe('La página del navegador', () => {
  const pageWith = (navigator: object, own: object = {}) =>
    createPage({
      navigator,
      crypto: globalThis.crypto,
      location: { reload: () => undefined },
      history: { state: null },
      ...own,
    } as unknown as Window)

  it('R4.03 mientras una ventana que se cerró vuelve sobre su entrada, espera a que vuelva, o un momento', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const reload = vi.fn()
    const own = { location: { reload }, history: { state: { below: '/articulos' } } }
    const events = new EventTarget()
    const page = pageWith({}, { ...own, addEventListener: events.addEventListener.bind(events) })
    page.reload()
    expect(reload).not.toHaveBeenCalled()
    events.dispatchEvent(new Event('popstate'))
    vi.advanceTimersByTime(1000)
    expect(reload).toHaveBeenCalledTimes(1)
    page.reload()
    vi.advanceTimersByTime(300)
    expect(reload).toHaveBeenCalledTimes(2)
    vi.useRealTimers()
  })

  it('R11.56 se vuelve a cargar, si así se pide, solo cuando el sitio responde, sin el código guardado', async () => {
    const reload = vi.fn()
    const fetch = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(new Response())
    const page = pageWith(
      {},
      {
        location: { reload, pathname: '/articulos', origin: 'https://puntada.mx' },
        performance: {
          getEntriesByType: () => [{ name: 'https://puntada.mx/assets/a.js' }, { name: '/images/a.jpg' }],
        },
        fetch,
      },
    )
    await page.reloadIfReachable()
    expect(reload).not.toHaveBeenCalled()
    await page.reloadIfReachable()
    expect(reload).toHaveBeenCalledExactlyOnceWith()
    expect(fetch).toHaveBeenNthCalledWith(2, '/articulos', { method: 'HEAD', cache: 'no-store' })
    const renewed = { cache: 'reload', signal: expect.any(AbortSignal) as AbortSignal }
    expect(fetch.mock.calls.slice(2)).toEqual([['https://puntada.mx/assets/a.js', renewed]])
  })

  it.each([
    ['204', 204, true],
    ['que no lo conoce', 405, true],
    ['la página de un portal', 200, false],
    ['un error', 502, false],
  ])('R13.16 R11.275 al salir pide a su servidor que borre las galletas: %s', async (_, status, isHeard) => {
    const fetch = vi.fn().mockResolvedValue(new Response(null, { status }))
    expect(await pageWith({}, { fetch }).clearCookies()).toBe(isHeard)
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/salir', { method: 'POST', keepalive: true })
  })

  it('R13.16 R11.275 sin red o sin respuesta no espera más de dos segundos', async () => {
    expect(await pageWith({}, { fetch: () => Promise.reject(new TypeError('Failed to fetch')) }).clearCookies()).toBe(
      false,
    )
    vi.useFakeTimers()
    const asked = pageWith({}, { fetch: () => new Promise(() => undefined) }).clearCookies()
    await vi.advanceTimersByTimeAsync(2000)
    expect(await asked).toBe(false)
  })

  it('da claves que nadie más tiene, también donde no hay conexión segura', () => {
    const crypto = { getRandomValues: (into: Uint32Array) => (into.set([1, 35, 36, 4_294_967_295]), into) }
    expect(pageWith({}, { crypto }).newId()).toBe('1-z-10-1z141z3')
  })

  const fails = (name: string) => () => Promise.reject(new DOMException('x', name))
  const works = () => Promise.resolve()
  it.each<[what: string, device: (() => Promise<void>) | undefined, copy: () => Promise<void>, outcome: string]>([
    ['lo hace el aparato', works, works, 'shared'],
    ['cancelar no es una falla', fails('AbortError'), works, 'shared'],
    ['el aparato no deja', fails('NotAllowedError'), works, 'failed'],
    ['sin él se copia la dirección', undefined, works, 'copied'],
    ['no deja copiar', undefined, fails('NotAllowedError'), 'failed'],
  ])('al compartir, %s', async (_, device, copy, outcome) => {
    const [share, writeText] = [device && vi.fn(device), vi.fn(copy)]
    expect(await pageWith({ share, clipboard: { writeText } }).share(LINK)).toBe(outcome)
    expect([...(share?.mock.calls ?? []), ...writeText.mock.calls]).toEqual([[share ? LINK : LINK.url]])
  })
})

describe('Los turnos entre pestañas', () => {
  it('lo que una tiene no lo toma otra, ni ella misma dos veces; al soltarlo, sí', async () => {
    const [a, b] = [createLocks(navigator.locks), createLocks(navigator.locks)]
    const { promise, resolve } = Promise.withResolvers<string>()
    const started = Promise.withResolvers<undefined>()
    const first = a.tryHold('x', () => {
      started.resolve(undefined)
      return promise
    })
    await started.promise
    const refusedWork = vi.fn(() => Promise.resolve())
    expect([await b.tryHold('x', refusedWork), await a.tryHold('x', refusedWork)]).toEqual([null, null])
    expect(await b.tryHold('y', () => Promise.resolve(7))).toBe(7)
    const waiting = b.exclusively('x', () => 'después')
    resolve('listo')
    expect([await first, await waiting]).toEqual(['listo', 'después'])
    expect(await b.tryHold('x', () => Promise.resolve(7))).toBe(7)
    expect(refusedWork).not.toHaveBeenCalled()
  })
})

describe.each([
  ['niega los bloqueos', { request: () => Promise.reject(new DOMException('x', 'SecurityError')) }],
  ['no tiene bloqueos', undefined],
])('Un navegador que %s', (_, manager) => {
  it('trabaja como si no hubiera otra pestaña, una sola vez', async () => {
    const locks = createLocks(manager as unknown as LockManager | undefined)
    const work = vi.fn(() => Promise.resolve(8))
    expect(await locks.exclusively('x', () => 7)).toBe(7)
    expect(await locks.tryHold('x', work)).toBe(8)
    expect(work).toHaveBeenCalledTimes(1)
    await expect(locks.tryHold('x', () => Promise.reject(new Error('ay')))).rejects.toThrow('ay')
  })
})
