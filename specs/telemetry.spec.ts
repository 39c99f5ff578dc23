import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { observe } from '../src/adapters/browser/observe.ts'
import { beaconTelemetry, consoleTelemetry } from '../src/adapters/browser/telemetry.ts'
import { withoutPersonalData, type ClientError, type TelemetryPort } from '../src/domain/telemetry.ts'

const ROUTE = '/vistaproducto/:id'

describe('Lo que el sitio cuenta de sí mismo', () => {
  it.each([
    ['No se pudo enviar a ana@ejemplo.mx', 'No se pudo enviar a …'],
    ['GET /api/list-user-inbox.php?user=ana falló', 'GET /api/list-user-inbox.php falló'],
    ['Teléfono 4771234567 inválido', 'Teléfono … inválido'],
    ['x is not a function (near "Ana Ruiz")', 'x is not a function (near "…")'],
  ])('quita lo personal: %s', (message, expected) => {
    expect(withoutPersonalData(message)).toBe(expected)
  })

  it('ningún mensaje deja pasar un correo ni se alarga sin fin', () => {
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
    beaconTelemetry('/medidas', { sendBeacon: sendBeacon as Navigator['sendBeacon'] }).error({ kind: 'error', message: 'x' }, ROUTE)
    expect(sent[0]?.[0]).toBe('/medidas')
    expect(sent[0]?.[1].type).toBe('application/json')
    expect(JSON.parse((await sent[0]?.[1].text()) ?? '')).toEqual({ fact: 'error', kind: 'error', message: 'x', route: '/vistaproducto/:id' })
    const broken = beaconTelemetry('/medidas', { sendBeacon: () => { throw new Error('no') } })
    expect(() => broken.vital({ name: 'CLS', value: 0, rating: 'good' }, ROUTE)).not.toThrow()
  })

  it('cuenta los errores que nadie atendió, sin datos personales y a lo más diez', () => {
    const errors: ClientError[] = []
    const telemetry: TelemetryPort = { vital: () => undefined, error: (error) => errors.push(error) }
    const stop = observe(window, telemetry, () => ROUTE)
    for (let time = 0; time < 12; time += 1) {
      window.dispatchEvent(new ErrorEvent('error', { error: new Error('falló con ana@ejemplo.mx'), message: 'falló' }))
    }
    stop()
    window.dispatchEvent(new ErrorEvent('error', { message: 'después' }))
    expect(errors).toHaveLength(10)
    expect(errors[0]).toEqual({ kind: 'error', message: 'falló con …' })
  })
})
