import { expect, it, vi } from 'vitest'
import { observe } from '../../../src/adapters/browser/observe.ts'
import { observeErrors } from '../../../src/adapters/browser/observe-errors.ts'
import { beaconTelemetry } from '../../../src/adapters/browser/send-telemetry.ts'
import { afterLoad } from '../../../src/adapters/browser/after-load.ts'
import type { ClientError, TelemetryPort, Vital } from '../../../src/domain/telemetry.ts'

const ROUTE = '/vistaproducto/:id'

const aPage = () => new EventTarget() as unknown as Window

const listening = () => {
  const errors: (readonly [ClientError, string])[] = []
  const vital = vi.fn()
  const telemetry: TelemetryPort = { vital, error: (error, route) => errors.push([error, route]) }
  return { errors, vital, telemetry }
}

it('lo que se mide va a la dirección configurada, en JSON; si no se puede, no pasa nada', async () => {
  const sent: [string, Blob][] = []
  const sendBeacon = (url: string, body: Blob) => sent.push([url, body]) > 0
  const beacon = beaconTelemetry('/medidas', { sendBeacon: sendBeacon as Navigator['sendBeacon'] })
  beacon.error({ kind: 'error', message: 'x' }, ROUTE)
  beacon.vital({ name: 'CLS', value: 0.01, rating: 'good' }, '/')
  expect(sent.map(([url, { type }]) => `${url} ${type}`)).toEqual(Array(2).fill('/medidas application/json'))
  expect(await Promise.all(sent.map(async ([, body]) => JSON.parse(await body.text()) as unknown))).toEqual([
    { fact: 'error', kind: 'error', message: 'x', route: '/vistaproducto/:id' },
    { fact: 'vital', name: 'CLS', value: 0.01, rating: 'good', route: '/' },
  ])
  const broken = beaconTelemetry('/medidas', {
    sendBeacon: () => {
      throw new Error('no')
    },
  })
  expect(() => broken.vital({ name: 'CLS', value: 0, rating: 'good' }, ROUTE)).not.toThrow()
})

it('los errores se oyen desde el principio, con la pantalla en que pasó, y se cuentan una vez, sin lo que les sobra', () => {
  const { errors, vital, telemetry } = listening()
  const measured = { name: 'LCP', value: 812, rating: 'good' } as const
  let route = '/'
  const page = aPage()
  const log = observeErrors(page, () => route)
  page.dispatchEvent(new ErrorEvent('error', { message: 'sin objeto' }))
  page.dispatchEvent(new ErrorEvent('error', { error: new Error('falló con ana@ejemplo.mx'), message: 'falló' }))
  page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: { correo: 'ana@ejemplo.mx' } }))
  route = '/mensajes'
  page.dispatchEvent(new Event('vite:preloadError'))
  log.report('rejection', 'una razón')
  expect(errors).toEqual([])
  observe(telemetry, () => route, log, [(tell) => tell({ ...measured, entries: [] } as Vital)])
  expect(vital).toHaveBeenCalledExactlyOnceWith(measured, '/mensajes')
  log.listen((trouble) => errors.push([trouble as never, 'otra vez']))
  expect(errors).toEqual([
    [{ kind: 'error', message: 'sin objeto' }, '/'],
    [{ kind: 'error', message: 'falló con …' }, '/'],
    [{ kind: 'rejection', message: 'algo que no es un error' }, '/'],
    [{ kind: 'chunk', message: 'una parte del sitio no llegó' }, '/mensajes'],
    [{ kind: 'rejection', message: 'una razón' }, '/mensajes'],
  ])
})

it('se cuentan a lo más diez errores, antes de que alguien oiga y después', () => {
  const { errors, telemetry } = listening()
  for (const isHeard of [true, false]) {
    const log = observeErrors(aPage(), () => ROUTE)
    if (isHeard) observe(telemetry, () => ROUTE, log)
    for (let at = 1; at <= 12; at += 1) log.report('error', `e${at}`)
    if (!isHeard) observe(telemetry, () => ROUTE, log)
    expect(errors.splice(0).map(([{ message }]) => message)).toEqual(
      Array.from({ length: 10 }, (_, at) => `e${at + 1}`),
    )
  }
})

it.each([
  [true, 5000],
  [false, 0],
])('lo que puede esperar llega cinco segundos después de cargar; sin red, enseguida (%s)', (onLine, ms) => {
  const wait = vi.fn<(later: () => void, ms: number) => void>()
  const page = { document: { readyState: 'complete' }, navigator: { onLine }, setTimeout: wait }
  const run = vi.fn()
  afterLoad(page as unknown as Window, run)
  expect([run.mock.calls.length, wait.mock.calls[0]?.[1]]).toEqual([0, ms])
  wait.mock.calls[0]?.[0]()
  expect(run).toHaveBeenCalledTimes(1)
})
