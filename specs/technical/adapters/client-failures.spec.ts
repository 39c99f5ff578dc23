// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fail, ok, type Failure } from '../../../src/domain/result.ts'
import { json, noAnswer, open, status, unreachable } from '../../support/http.ts'

type Answer = () => Response | Promise<Response>
const [LIST, ORDER] = ['/llamada-1.php', '/llamada-2.php'] as const

const broken =
  (code = 200): Answer =>
  () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new TypeError('network error')) })
    return new Response(body, { status: code })
  }
const endless: Answer = () =>
  new Response(new ReadableStream({ start: (to) => to.enqueue(new TextEncoder().encode('[')) }))
const busy =
  (headers: Record<string, string>): Answer =>
  () =>
    new Response('', { status: 429, headers })
const elsewhere: Answer = () => Object.defineProperty(new Response(null), 'type', { value: 'opaqueredirect' })
const server = (code: number, more: object = {}): Failure => ({ kind: 'server', status: code, ...more })
const cut = (path: string): Failure => ({ kind: 'malformed', where: `/api${path}: el cuerpo no llegó entero` })
const HOUR = 'Fri, 20 Nov 2026 18:00:07 GMT'

describe('Una lectura que falla', () => {
  beforeEach(() => void vi.useFakeTimers())

  it.each<[what: string, times: number, answer: Answer, failure: Failure, isOnline?: boolean]>([
    ['sin red', 3, unreachable, { kind: 'offline' }],
    ['con 500', 3, status(500), server(500)],
    ['con 429', 3, status(429), server(429)],
    ['cortada', 3, broken(), cut(LIST)],
    ['de un servidor que pide esperar nada', 3, busy({ 'Retry-After': '0' }), server(429)],
    ['de uno que dice hasta qué hora, y no cuál es la suya', 3, busy({ 'Retry-After': HOUR }), server(429)],
    ['de un navegador sin conexión', 1, unreachable, { kind: 'offline' }, false],
    ['con 400', 1, status(400, 'no'), server(400)],
    ['cortada, con 404', 1, broken(404), server(404)],
    ['sin respuesta', 1, noAnswer, { kind: 'timeout' }],
    ['que no termina', 1, endless, { kind: 'timeout' }],
    ['de un servidor que pide 12 segundos', 1, busy({ 'Retry-After': '12' }), server(429, { waitSeconds: 12 })],
    [
      'de uno que dice hasta qué hora',
      1,
      busy({ 'Retry-After': HOUR, Date: 'Fri, 20 Nov 2026 18:00:00 GMT' }),
      server(429, { waitSeconds: 7 }),
    ],
    ['de uno que pide diez minutos', 1, busy({ 'Retry-After': '600' }), server(429, { waitSeconds: 30 })],
  ])(
    'R11.22 R11.24 R11.34 R11.40 la lectura %s se pide a lo más %i veces',
    async (_, times, answer, failure, isOnline = true) => {
      const { http, sent } = open(Array<Answer>(4).fill(answer), { isOnline: () => isOnline })
      const asked = http.get(LIST, { user: 'ana@correo.mx' })
      await vi.advanceTimersByTimeAsync(60_000)
      expect(await asked).toEqual(fail(failure))
      expect(sent).toHaveLength(times)
      expect(vi.getTimerCount()).toBe(0)
    },
  )

  it('R11.22 espera cada vez más, y se queda con la respuesta que sale', async () => {
    const { http, sent } = open([unreachable, status(500), () => json([{ id: '1' }])])
    const asked = http.get(LIST, {})
    for (const [ms, times] of [
      [399, 1],
      [1, 2],
      [1199, 2],
      [1, 3],
    ] as const) {
      await vi.advanceTimersByTimeAsync(ms)
      expect(sent).toHaveLength(times)
    }
    expect(await asked).toEqual(ok({ status: 200, json: [{ id: '1' }] }))
  })

  it.each<[when: string, answer: Answer]>([
    ['en camino', noAnswer],
    ['entre un intento y otro', status(500)],
  ])('R11.25 al salir de la pantalla se corta en el acto, %s', async (_, answer) => {
    const { http, sent } = open([answer])
    const leaving = new AbortController()
    const asked = http.get(LIST, {}, leaving.signal)
    await vi.advanceTimersByTimeAsync(10)
    leaving.abort()
    expect(await asked).toEqual(fail({ kind: 'aborted' }))
    expect(sent).toHaveLength(1)
  })

  it('R10.04 espera a un servidor que arranca sin que se le acabe el tiempo, y no pide de más', async () => {
    const start = Promise.withResolvers<undefined>()
    const { http, sent } = open([], { ready: start.promise })
    const leave = new AbortController()
    const [read, left] = [http.get(LIST, { limit: '12' }), http.get(ORDER, {}, leave.signal)]
    http.record('/llamada-3.php', { id: '3' })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toEqual([])
    leave.abort()
    start.resolve(undefined)
    expect([await read, await left]).toEqual([ok({ status: 200, json: [] }), fail({ kind: 'aborted' })])
    await vi.advanceTimersByTimeAsync(0)
    expect(sent.map(({ url }) => url)).toEqual(['/api/llamada-1.php?limit=12', '/api/llamada-3.php'])
  })
})

describe('Un envío que falla', () => {
  it.each<[what: string, answer: Answer, failure: Failure, isOnline?: boolean]>([
    ['sin conexión', unreachable, { kind: 'offline' }, false],
    ['cortado a medio camino', unreachable, { kind: 'offline', sent: true }],
    ['cuya respuesta se corta', broken(), cut(ORDER)],
    ['cuya respuesta se corta, sin conexión', broken(), { kind: 'offline', sent: true }, false],
    ['cuya respuesta se corta, con 502', broken(502), server(502)],
    ['con 500', status(500, 'Internal Server Error'), server(500)],
    ['sin respuesta', noAnswer, { kind: 'timeout' }],
    ['a un servidor que pide esperar', busy({ 'Retry-After': '5' }), server(429, { waitSeconds: 5 })],
    [
      'que el servidor manda a otra dirección',
      elsewhere,
      { kind: 'malformed', where: '/llamada-2.php: manda a otra dirección' },
    ],
  ])('R7.49 R11.01 R11.34 R11.87 uno %s sale una sola vez', async (_, answer, failure, isOnline = true) => {
    vi.useFakeTimers()
    const { post, sent } = open([answer, answer, answer], { isOnline: () => isOnline })
    const asked = post(ORDER, { user: 'ana@ejemplo.mx' })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await asked).toEqual(fail(failure))
    expect(sent.map(({ init }) => init.redirect)).toEqual(['manual'])
  })

  it('R7.49 lo que contesta a un navegador sin conexión vale, y lo que se corta después no se sabe', async () => {
    const { post } = open([() => json('registered'), unreachable], { isOnline: () => false })
    expect(await post(ORDER, {})).toEqual(ok(undefined))
    expect(await post(ORDER, {})).toEqual(fail({ kind: 'offline', sent: true }))
  })
})

it('R11.28 el cuerpo se lee como vino, diga lo que diga su tipo', async () => {
  const latin = Uint8Array.from('{"nombre":"Niño"}', (letter) => letter.charCodeAt(0))
  const headers = { 'Content-Type': 'text/html; charset=UTF-8' }
  const { http } = open([() => new Response(latin, { headers }), () => new Response(' registered\n', { headers })])
  expect(await http.get(LIST, {})).toEqual(ok({ status: 200, json: { nombre: 'Niño' } }))
  expect(await http.get(LIST, {})).toEqual(ok({ status: 200, text: 'registered' }))
})
