// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fail, ok } from '../../../src/domain/result.ts'
import { json, open, status, unreachable } from '../../support/http.ts'

const [LIST, ORDER] = ['/llamada-1.php', '/llamada-2.php'] as const

describe('Una lectura que falla', () => {
  beforeEach(() => void vi.useFakeTimers())

  it.each([
    ['sin red', unreachable, { kind: 'offline' }],
    ['con 500', status(500), { kind: 'server', status: 500 }],
    ['con 429', status(429), { kind: 'server', status: 429 }],
  ])('R11.22 %s se intenta dos veces más, cada vez con más calma', async (_, answer, failure) => {
    const { http, sent } = open([answer, answer, answer, answer])
    const asked = http.get(LIST, {})

    await vi.advanceTimersByTimeAsync(399)
    expect(sent).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(sent).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1199)
    expect(sent).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1)

    expect(await asked).toEqual({ ok: false, failure })
    expect(sent).toHaveLength(3)
  })

  it('se da por buena en cuanto una vez sale', async () => {
    const { http, sent } = open([unreachable, () => json([{ id: '1' }])])
    const asked = http.get(LIST, {})
    await vi.advanceTimersByTimeAsync(400)

    expect(await asked).toEqual(ok({ status: 200, json: [{ id: '1' }] }))
    expect(sent).toHaveLength(2)
  })

  it.each([400, 404])('R11.22 con %i no se repite', async (code) => {
    const { http, sent } = open([status(code, 'no')])

    expect(await http.get(LIST, {})).toEqual(fail({ kind: 'server', status: code }))
    expect(sent).toHaveLength(1)
  })

  it('R11.24 sin conexión no se repite', async () => {
    const { http, sent } = open([unreachable], { isOnline: () => false })

    expect(await http.get(LIST, {})).toEqual(fail({ kind: 'offline' }))
    expect(sent).toHaveLength(1)
  })
})

describe('R11.37 Una respuesta cuyo cuerpo se corta o no se puede descomprimir', () => {
  const broken =
    (code = 200) =>
    () => {
      const body = new ReadableStream({ pull: (controller) => controller.error(new TypeError('network error')) })
      return new Response(body, { status: code })
    }
  const unreadable = (path: string) => ({
    ok: false,
    failure: { kind: 'malformed', where: `/api${path}: el cuerpo no llegó entero` },
  })

  it('se lee dos veces más, y entonces se dice que no se pudo leer', async () => {
    const { http, sent } = open([broken(), broken(), broken(), broken()], { retryDelaysMs: [1, 1] })
    const path = '/llamada-3.php'
    expect(await http.get(path, { user: 'ana@correo.mx' })).toEqual(unreadable(path))
    expect(sent).toHaveLength(3)
  })

  it('de una escritura, que se envía una sola vez, no dice si quedó hecha', async () => {
    const { post, sent } = open([broken()])
    expect(await post('/llamada-4.php', {})).toEqual(unreadable('/llamada-4.php'))
    expect(sent).toHaveLength(1)
  })

  it('con un estado de error, el estado es lo que se sabe', async () => {
    const { http, post } = open([broken(404), broken(502)])

    expect(await http.get('/x.php', {})).toEqual(fail({ kind: 'server', status: 404 }))
    expect(await post('/llamada-4.php', {})).toEqual(fail({ kind: 'server', status: 502 }))
  })
})

it('R11.28 el cuerpo se lee como vino, diga lo que diga su tipo', async () => {
  const latin = Uint8Array.from('{"nombre":"Niño"}', (letter) => letter.charCodeAt(0))
  const headers = { 'Content-Type': 'text/html; charset=UTF-8' }
  const { http } = open([() => new Response(latin, { headers }), () => new Response(' registered\n', { headers })])
  expect(await http.get(LIST, {})).toEqual(ok({ status: 200, json: { nombre: 'Niño' } }))
  expect(await http.get(LIST, {})).toEqual(ok({ status: 200, text: 'registered' }))
})

describe('Una escritura que falla', () => {
  it.each([
    ['con un corte a medio camino', unreachable],
    ['con 500', status(500, 'Internal Server Error')],
  ])('R11.02 %s se envía una sola vez', async (_, answer) => {
    vi.useFakeTimers()
    const { post, sent } = open([answer, answer, answer])
    const asked = post(ORDER, {})
    await vi.advanceTimersByTimeAsync(60_000)
    expect((await asked).ok).toBe(false)
    expect(sent).toHaveLength(1)
  })

  it('con el navegador sin conexión, un servidor que sí contesta vale', async () => {
    const { post } = open([() => json('registered')], { isOnline: () => false })
    expect(await post(ORDER, {})).toEqual(ok(undefined))
  })
})
