// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fail, ok } from '../../../src/domain/result.ts'
import { noAnswer, open, status } from '../../support/http.ts'

const [LIST, ORDER] = ['/llamada-1.php', '/llamada-2.php'] as const

describe('La espera', () => {
  beforeEach(() => void vi.useFakeTimers())

  it.each([
    ['una respuesta que no llega', noAnswer],
    [
      'un cuerpo que no termina',
      () => new Response(new ReadableStream({ start: (to) => to.enqueue(new TextEncoder().encode('[')) })),
    ],
  ])('R11.23 una lectura se da por perdida a los 10 s: %s', async (_, answer) => {
    const { http, sent } = open([answer])
    const asked = http.get(LIST, {})

    await vi.advanceTimersByTimeAsync(9999)
    expect(sent[0]?.init.signal?.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)

    expect(await asked).toEqual(fail({ kind: 'timeout' }))
    expect(sent).toHaveLength(1)
    expect(sent[0]?.init.signal?.aborted).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('R11.23 una escritura se da por perdida a los 20 s, y no se repite', async () => {
    const { post, sent } = open([noAnswer])
    const asked = post(ORDER, {})

    await vi.advanceTimersByTimeAsync(19_999)
    expect(sent[0]?.init.signal?.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)

    expect(await asked).toEqual(fail({ kind: 'timeout' }))
    expect(sent).toHaveLength(1)
  })
})

describe('Al salir de la pantalla', () => {
  it('R11.25 la petición se corta', async () => {
    const { http, sent } = open([noAnswer])
    const leaving = new AbortController()
    const asked = http.get(LIST, {}, leaving.signal)

    leaving.abort()

    expect(await asked).toEqual(fail({ kind: 'aborted' }))
    expect(sent[0]?.init.signal?.aborted).toBe(true)
  })
})

describe('Un servidor que pide esperar', () => {
  const busy =
    (headers: Record<string, string>, code = 429) =>
    () =>
      new Response('', { status: code, headers })

  it.each([
    ['en segundos', { 'Retry-After': '12' }, 12],
    [
      'hasta una hora, según la hora del servidor',
      { 'Retry-After': 'Fri, 20 Nov 2026 18:00:07 GMT', Date: 'Fri, 20 Nov 2026 18:00:00 GMT' },
      7,
    ],
    ['más de medio minuto', { 'Retry-After': '600' }, 30],
  ])('R11.34 %s: se dice cuánto, y no se le pregunta antes', async (_, headers, waitSeconds) => {
    vi.useFakeTimers()
    const { http, sent } = open([busy(headers), busy(headers)])
    const asked = http.get(LIST, {})
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await asked).toEqual(fail({ kind: 'server', status: 429, waitSeconds }))
    expect(sent).toHaveLength(1)
  })

  it.each([{ 'Retry-After': '0' }, { 'Retry-After': 'Fri, 20 Nov 2026 18:00:07 GMT' }])(
    'con %j no pide nada que se entienda',
    async (headers) => {
      const { http } = open([busy(headers as Record<string, string>, 503)], { retryDelaysMs: [] })
      expect(await http.get(LIST, {})).toEqual(fail({ kind: 'server', status: 503 }))
    },
  )

  it('R11.34 también al enviar', async () => {
    const { post } = open([busy({ 'Retry-After': '5' })])
    expect(await post(ORDER, {})).toEqual(fail({ kind: 'server', status: 429, waitSeconds: 5 }))
  })
})

describe('Una lectura que se cancela mientras espera', () => {
  beforeEach(() => void vi.useFakeTimers())

  it('se cancela en el acto, sin esperar a que termine la pausa entre intentos', async () => {
    const leaving = new AbortController()
    const { http, sent } = open([status(500)])
    const asked = http.get(LIST, {}, leaving.signal)
    await vi.advanceTimersByTimeAsync(10)
    leaving.abort()
    expect(await asked).toEqual(fail({ kind: 'aborted' }))
    expect(sent).toHaveLength(1)
  })
})

describe('El cliente ante un servidor que apenas arranca', () => {
  it('espera a que arranque sin que se le acabe el tiempo, y no pide lo que ya no hace falta', async () => {
    vi.useFakeTimers()
    const start = Promise.withResolvers<undefined>()
    const { http, sent } = open([], { ready: start.promise })
    const leave = new AbortController()
    const read = http.get(LIST, { limit: '12' })
    const left = http.get('/list-segments.php', {}, leave.signal)
    http.record('/view-product.php', { id: '3' })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toEqual([])
    leave.abort()
    start.resolve(undefined)
    expect(await read).toEqual(ok({ status: 200, json: [] }))
    expect(await left).toEqual(fail({ kind: 'aborted' }))
    await vi.advanceTimersByTimeAsync(0)
    expect(sent.map(({ url }) => url)).toEqual(['/api/llamada-1.php?limit=12', '/api/view-product.php'])
  })
})
