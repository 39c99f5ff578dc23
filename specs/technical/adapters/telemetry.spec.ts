import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { observe } from '../../../src/adapters/browser/observe.ts'
import { observeErrors } from '../../../src/adapters/browser/observe-errors.ts'
import { beaconTelemetry, consoleTelemetry } from '../../../src/adapters/browser/send-telemetry.ts'
import { afterLoad } from '../../../src/composition/after-load.ts'
import { startDeferred } from '../../../src/composition/deferred.ts'
import { withoutPersonalData, type ClientError, type TelemetryPort } from '../../../src/domain/telemetry.ts'

const ROUTE = '/vistaproducto/:id'

const listening = () => {
  const errors: (readonly [ClientError, string])[] = []
  const telemetry: TelemetryPort = { vital: () => undefined, error: (error, route) => errors.push([error, route]) }
  return { errors, telemetry }
}

describe('Las medidas y los errores de una visita', () => {
  it.each([
    ['No se pudo enviar a ana@ejemplo.mx', 'No se pudo enviar a …'],
    ['GET /api/list-user-inbox.php?user=ana falló', 'GET /api/list-user-inbox.php falló'],
    ['Teléfono 4771234567 inválido', 'Teléfono … inválido'],
    ['x is not a function (near "Ana Ruiz")', 'x is not a function (near "…")'],
  ])('R11.45 quita lo personal: %s', (message, expected) => {
    expect(withoutPersonalData(message)).toBe(expected)
  })

  it('R11.45 ningún mensaje deja pasar un correo ni se alarga sin fin', () => {
    fc.assert(
      fc.property(fc.string(), fc.emailAddress(), fc.string(), (before, mail, after) => {
        const told = withoutPersonalData(`${before} ${mail} ${after}`)
        expect(told).not.toContain(mail)
        expect(told.length).toBeLessThanOrEqual(200)
      }),
    )
  })

  it('por omisión lo dice en la consola, sin levantar la voz', () => {
    const debug = vi.fn()
    consoleTelemetry({ debug }).vital({ name: 'LCP', value: 812.3456, rating: 'good' }, ROUTE)
    consoleTelemetry({ debug }).error({ kind: 'error', message: 'x' }, ROUTE)
    expect(debug.mock.calls).toEqual([
      ['[puntada] LCP 812.346 (good) en /vistaproducto/:id'],
      ['[puntada] error en /vistaproducto/:id: x'],
    ])
  })

  it('con una dirección configurada, lo manda en JSON; si no se puede, no pasa nada', async () => {
    const sent: [string, Blob][] = []
    const sendBeacon = (url: string, body: Blob) => sent.push([url, body]) > 0
    beaconTelemetry('/medidas', { sendBeacon: sendBeacon as Navigator['sendBeacon'] }).error(
      { kind: 'error', message: 'x' },
      ROUTE,
    )
    expect(sent[0]?.[0]).toBe('/medidas')
    expect(sent[0]?.[1].type).toBe('application/json')
    expect(JSON.parse((await sent[0]?.[1].text()) ?? '')).toEqual({
      fact: 'error',
      kind: 'error',
      message: 'x',
      route: '/vistaproducto/:id',
    })
    const broken = beaconTelemetry('/medidas', {
      sendBeacon: () => {
        throw new Error('no')
      },
    })
    expect(() => broken.vital({ name: 'CLS', value: 0, rating: 'good' }, ROUTE)).not.toThrow()
  })

  it('cuenta los errores que nadie atendió, sin datos personales y a lo más diez', () => {
    const { errors, telemetry } = listening()
    const log = observeErrors(window, () => ROUTE)
    observe(telemetry, () => ROUTE, log)
    for (let time = 0; time < 12; time += 1) {
      window.dispatchEvent(new ErrorEvent('error', { error: new Error('falló con ana@ejemplo.mx'), message: 'falló' }))
    }
    log.stop()
    window.dispatchEvent(new ErrorEvent('error', { message: 'después' }))
    expect(errors).toHaveLength(10)
    expect(errors[0]).toEqual([{ kind: 'error', message: 'falló con …' }, '/vistaproducto/:id'])
  })

  it('oye desde el principio, con la pantalla en que pasó, aunque se cuente después', () => {
    const { errors, telemetry } = listening()
    let route = '/'
    const log = observeErrors(window, () => route)
    window.dispatchEvent(new Event('vite:preloadError'))
    log.report('error', new Error('una pantalla se rompió'))
    log.report('rejection', { correo: 'ana@ejemplo.mx' })
    route = '/mensajes'
    expect(errors).toEqual([])
    observe(telemetry, () => route, log)
    log.stop()
    expect(errors).toEqual([
      [{ kind: 'chunk', message: 'una parte del sitio no llegó' }, '/'],
      [{ kind: 'error', message: 'una pantalla se rompió' }, '/'],
      [{ kind: 'rejection', message: 'algo que no es un error' }, '/'],
    ])
  })
})

describe('El trabajo diferido hasta después de cargar', () => {
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  it('con una dirección configurada los errores salen hacia ella', () => {
    const sendBeacon = vi.fn(() => true)
    const page = { navigator: { sendBeacon } } as unknown as Window
    const log = observeErrors(window, () => ROUTE)
    log.report('error', new Error('se rompió'))
    startDeferred({ window: page, settings: { telemetryUrl: '/medidas' }, errors: log, routeOf: () => ROUTE })
    log.stop()
    expect(sendBeacon).toHaveBeenCalledWith('/medidas', expect.any(Blob))
  })

  it('llega cinco segundos después de cargar; sin red, enseguida', () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const run = vi.fn()
    const page = (onLine: boolean) =>
      ({
        document: { readyState: 'complete' },
        navigator: { onLine },
        setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
      }) as unknown as Window
    afterLoad(page(true), run)
    vi.advanceTimersByTime(4999)
    expect(run).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(run).toHaveBeenCalledTimes(1)
    afterLoad(page(false), run)
    vi.advanceTimersByTime(0)
    expect(run).toHaveBeenCalledTimes(2)
  })
})
