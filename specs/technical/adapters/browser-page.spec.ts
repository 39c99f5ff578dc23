import { describe, expect, it, vi } from 'vitest'
import { noIdentity } from '../../../src/adapters/browser/no-identity.ts'
import { observeErrors } from '../../../src/adapters/browser/observe-errors.ts'
import { observe } from '../../../src/adapters/browser/observe.ts'
import { createPage } from '../../../src/adapters/browser/page.ts'
import { beaconTelemetry, consoleTelemetry } from '../../../src/adapters/browser/send-telemetry.ts'
import type { TelemetryPort, Vital } from '../../../src/domain/telemetry.ts'

const LINK = { title: 'Blusa', url: 'https://puntada.mx/vistaproducto/1' }

describe('La página del navegador', () => {
  const pageWith = (navigator: object, own: object = {}) =>
    createPage({
      navigator,
      crypto: globalThis.crypto,
      location: { reload: () => undefined },
      ...own,
    } as unknown as Window)

  it('R4.02 se vuelve a cargar cuando se pide', () => {
    const reload = vi.fn()
    pageWith({}, { location: { reload } }).reload()
    expect(reload).toHaveBeenCalledExactlyOnceWith()
  })

  it('R11.56 se vuelve a cargar, si así se pide, solo cuando el sitio responde', async () => {
    const reload = vi.fn()
    const fetch = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(new Response())
    const page = pageWith({}, { location: { reload, pathname: '/articulos' }, fetch })
    await page.reloadIfReachable()
    expect(reload).not.toHaveBeenCalled()
    await page.reloadIfReachable()
    expect(reload).toHaveBeenCalledExactlyOnceWith()
    expect(fetch).toHaveBeenLastCalledWith('/articulos', { method: 'HEAD', cache: 'no-store' })
  })

  it('da la hora en milisegundos', () => {
    vi.useFakeTimers({ now: 1_763_000_000_123 })
    expect(pageWith({}).now()).toBe(1_763_000_000_123)
  })

  it('da claves que nadie más tiene, también donde no hay conexión segura', () => {
    const crypto = { getRandomValues: (into: Uint32Array) => (into.set([1, 35, 36, 4_294_967_295]), into) }
    expect(pageWith({}, { crypto }).newId()).toBe('1-z-10-1z141z3')
    const ids = Array.from({ length: 50 }, () => pageWith({}).newId())
    expect(new Set(ids).size).toBe(50)
  })

  it('comparte con el aparato donde se puede', async () => {
    const share = vi.fn(() => Promise.resolve())
    const writeText = vi.fn()
    expect(await pageWith({ share, clipboard: { writeText } }).share(LINK)).toBe('shared')
    expect(share).toHaveBeenCalledExactlyOnceWith(LINK)
    expect(writeText).not.toHaveBeenCalled()
  })

  it('donde no, copia la dirección', async () => {
    const writeText = vi.fn(() => Promise.resolve())
    expect(await pageWith({ clipboard: { writeText } }).share(LINK)).toBe('copied')
    expect(writeText).toHaveBeenCalledExactlyOnceWith(LINK.url)
  })

  it('cancelar al compartir no es una falla', async () => {
    expect(await pageWith({ share: () => Promise.reject(new DOMException('x', 'AbortError')) }).share(LINK)).toBe(
      'shared',
    )
  })

  it.each([
    ['el aparato no deja', { share: () => Promise.reject(new DOMException('x', 'NotAllowedError')) }],
    ['algo revienta', { share: () => Promise.reject(Object.assign(new Error('x'), { name: 'AbortError' })) }],
    ['no deja copiar', { clipboard: { writeText: () => Promise.reject(new Error('x')) } }],
    ['no hay dónde copiar', {}],
  ])('si %s, falló', async (_, navigator) => {
    expect(await pageWith(navigator).share(LINK)).toBe('failed')
  })
})

describe('Sin ingreso con redes sociales', () => {
  it('R8.29 no se ofrece, y pedirlo de todos modos dice por qué no', async () => {
    expect(noIdentity.available).toBe(false)
    expect(noIdentity.prepare()).toBeUndefined()
    expect(await noIdentity.signIn('Google')).toEqual({ ok: false, error: 'invalid-api-key' })
  })
})

describe('Lo que se mide de una visita', () => {
  const listening = (route = '/') => {
    const told: unknown[] = []
    const measures: ((vital: Vital) => void)[] = []
    const watch = (tell: (vital: Vital) => void): void => void measures.push(tell)
    const telemetry: TelemetryPort = {
      vital: (...fact) => told.push(['vital', ...fact]),
      error: (...fact) => told.push(['error', ...fact]),
    }
    const errors = observeErrors(window, () => route)
    observe(telemetry, () => route, errors, [watch, watch])
    return { told, errors, measures }
  }

  it('cada medida sale sin lo que le sobra y con la pantalla en que se midió', () => {
    const { told, errors, measures } = listening('/mensajes')
    measures[0]?.({ name: 'LCP', value: 812, rating: 'good', id: 'v1', entries: [] } as Vital)
    measures[1]?.({ name: 'CLS', value: 0, rating: 'good' })
    expect(told).toEqual([
      ['vital', { name: 'LCP', value: 812, rating: 'good' }, '/mensajes'],
      ['vital', { name: 'CLS', value: 0, rating: 'good' }, '/mensajes'],
    ])
    errors.stop()
  })

  it('oye los errores, las promesas que nadie atendió y las partes que no llegaron', () => {
    const { told, errors } = listening()
    window.dispatchEvent(new ErrorEvent('error', { message: 'sin objeto' }))
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'una razón' }))
    window.dispatchEvent(new Event('vite:preloadError'))
    errors.stop()
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'tarde' }))
    window.dispatchEvent(new Event('vite:preloadError'))
    expect(told).toEqual([
      ['error', { kind: 'error', message: 'sin objeto' }, '/'],
      ['error', { kind: 'rejection', message: 'una razón' }, '/'],
      ['error', { kind: 'chunk', message: 'una parte del sitio no llegó' }, '/'],
    ])
  })

  it('antes de que alguien oiga se guardan los primeros diez, y se entregan una vez', () => {
    const errors = observeErrors(window, () => '/')
    for (let at = 1; at <= 12; at += 1) errors.report('error', `e${at}`)
    const [first, second] = [vi.fn(), vi.fn()]
    errors.listen(first)
    errors.listen(second)
    errors.stop()
    expect(first.mock.calls.map(([trouble]) => trouble as unknown)).toEqual(
      Array.from({ length: 10 }, (_, at) => ({ kind: 'error', reason: `e${at + 1}`, route: '/' })),
    )
    expect(second).not.toHaveBeenCalled()
  })
})

describe('El destino de las medidas', () => {
  it('cada hecho sale con su nombre, en JSON', async () => {
    const sent: [string, Blob][] = []
    const telemetry = beaconTelemetry('/medidas', {
      sendBeacon: ((url: string, body: Blob) => sent.push([url, body]) > 0) as Navigator['sendBeacon'],
    })
    telemetry.vital({ name: 'CLS', value: 0.01, rating: 'good' }, '/')
    expect(sent.map(([url, { type }]) => [url, type])).toEqual([['/medidas', 'application/json']])
    expect(JSON.parse((await sent[0]?.[1].text()) ?? '')).toEqual({
      fact: 'vital',
      name: 'CLS',
      value: 0.01,
      rating: 'good',
      route: '/',
    })
  })

  it('en la consola los números van con tres decimales cuando mucho', () => {
    const debug = vi.fn()
    consoleTelemetry({ debug }).vital({ name: 'CLS', value: 0.12345, rating: 'poor' }, '/')
    expect(debug).toHaveBeenCalledExactlyOnceWith('[puntada] CLS 0.123 (poor) en /')
  })
})
