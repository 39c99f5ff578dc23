// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { json, noAnswer, open, status, unreachable } from '../../support/http.ts'

describe('La espera', () => {
  beforeEach(() => void vi.useFakeTimers())

  it.each([
    ['una respuesta que no llega', noAnswer],
    ['un cuerpo que no termina', () => new Response(new ReadableStream({ start: (to) => to.enqueue(new TextEncoder().encode('[')) }))],
  ])('R11.23 una lectura se da por perdida a los 10 s: %s', async (_, answer) => {
    const { http, sent } = open([answer])
    const asked = http.get('/list-products.php', {})

    await vi.advanceTimersByTimeAsync(9999)
    expect(sent[0]?.init.signal?.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)

    expect(await asked).toEqual({ ok: false, failure: { kind: 'timeout' } })
    expect(sent).toHaveLength(1)
    expect(sent[0]?.init.signal?.aborted).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('R11.23 una escritura se da por perdida a los 20 s, y no se repite', async () => {
    const { http, sent } = open([noAnswer])
    const asked = http.post('/create_pedido.php', {})

    await vi.advanceTimersByTimeAsync(19_999)
    await vi.advanceTimersByTimeAsync(1)

    expect(await asked).toEqual({ ok: false, failure: { kind: 'timeout' } })
    expect(sent).toHaveLength(1)
  })

  it('no deja relojes cuando la respuesta llega', async () => {
    const { http } = open()

    expect(await http.get('/list-products.php', {})).toEqual({ ok: true, value: { json: [] } })
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('Al salir de la pantalla', () => {
  it('R11.25 la petición se corta', async () => {
    const { http, sent } = open([noAnswer])
    const leaving = new AbortController()
    const asked = http.get('/list-products.php', {}, { signal: leaving.signal })

    leaving.abort()

    expect(await asked).toEqual({ ok: false, failure: { kind: 'aborted' } })
    expect(sent[0]?.init.signal?.aborted).toBe(true)
  })

  it('ya no se pide nada', async () => {
    const { http, sent } = open()

    expect(await http.get('/list-products.php', {}, { signal: AbortSignal.abort() })).toEqual({ ok: false, failure: { kind: 'aborted' } })
    expect(sent).toEqual([])
  })

  it('tampoco se vuelve a intentar', async () => {
    vi.useFakeTimers()
    const { http, sent } = open([status(503)])
    const leaving = new AbortController()
    const asked = http.get('/list-products.php', {}, { signal: leaving.signal })

    await vi.advanceTimersByTimeAsync(399)
    leaving.abort()

    expect(await asked).toEqual({ ok: false, failure: { kind: 'aborted' } })
    expect(sent).toHaveLength(1)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('Una lectura que falla', () => {
  beforeEach(() => void vi.useFakeTimers())

  it.each([
    ['sin red', unreachable, { kind: 'offline' }],
    ['con 500', status(500), { kind: 'server', status: 500 }],
    ['con 503', status(503), { kind: 'server', status: 503 }],
    ['con 429', status(429), { kind: 'server', status: 429 }],
  ])('R11.22 %s se intenta dos veces más, cada vez con más calma', async (_, answer, failure) => {
    const { http, sent } = open([answer, answer, answer, answer])
    const asked = http.get('/list-products.php', {})

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

  it('R11.22 nunca se intenta más de dos veces más, pida lo que pida la configuración', async () => {
    const { http, sent } = open(Array(9).fill(status(500)), { retryDelaysMs: [1, 1, 1, 1, 1] })
    const asked = http.get('/list-products.php', {})
    await vi.advanceTimersByTimeAsync(10)

    expect(await asked).toEqual({ ok: false, failure: { kind: 'server', status: 500 } })
    expect(sent).toHaveLength(3)
  })

  it('se da por buena en cuanto una vez sale', async () => {
    const { http, sent } = open([unreachable, () => json([{ id: '1' }])])
    const asked = http.get('/list-products.php', {})
    await vi.advanceTimersByTimeAsync(400)

    expect(await asked).toEqual({ ok: true, value: { json: [{ id: '1' }] } })
    expect(sent).toHaveLength(2)
  })

  it.each([400, 401, 403, 404, 410])('R11.22 con %i no se repite', async (code) => {
    const { http, sent } = open([status(code, 'no')])

    expect(await http.get('/list-products.php', {})).toEqual({ ok: false, failure: { kind: 'server', status: code } })
    expect(sent).toHaveLength(1)
  })

  it('R11.24 sin conexión no se repite', async () => {
    const { http, sent } = open([unreachable], { isOnline: () => false })

    expect(await http.get('/list-products.php', {})).toEqual({ ok: false, failure: { kind: 'offline' } })
    expect(sent).toHaveLength(1)
  })
})

describe('Un servidor que pide esperar', () => {
  const busy = (headers: Record<string, string>, code = 429) => () => new Response('', { status: code, headers })

  it.each([
    ['en segundos', { 'Retry-After': '12' }, 12],
    ['hasta una hora, según la hora del servidor', { 'Retry-After': 'Fri, 20 Nov 2026 18:00:07 GMT', Date: 'Fri, 20 Nov 2026 18:00:00 GMT' }, 7],
    ['más de medio minuto', { 'Retry-After': '600' }, 30],
  ])('R11.34 %s: se dice cuánto, y no se le pregunta antes', async (_, headers, waitSeconds) => {
    vi.useFakeTimers()
    const { http, sent } = open([busy(headers), busy(headers)])
    const asked = http.get('/list-products.php', {})
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await asked).toEqual({ ok: false, failure: { kind: 'server', status: 429, waitSeconds } })
    expect(sent).toHaveLength(1)
  })

  it.each([{ 'Retry-After': 'pronto' }, { 'Retry-After': '0' }, { 'Retry-After': 'Fri, 20 Nov 2026 18:00:07 GMT' }])('con %j no pide nada que se entienda', async (headers) => {
    const { http } = open([busy(headers as Record<string, string>, 503)], { retryDelaysMs: [] })
    expect(await http.get('/list-products.php', {})).toEqual({ ok: false, failure: { kind: 'server', status: 503 } })
  })

  it('R11.34 también al enviar', async () => {
    const { http } = open([busy({ 'Retry-After': '5' })])
    expect(await http.post('/create_pedido.php', {})).toEqual({ ok: false, failure: { kind: 'server', status: 429, waitSeconds: 5 } })
  })
})

describe('Una escritura que falla', () => {
  it.each([
    ['con un corte a medio camino', unreachable, { kind: 'offline', sent: true }],
    ['con 500', status(500, 'Internal Server Error'), { kind: 'server', status: 500 }],
    ['con 500 y palabras en JSON', () => json({ error: 'Falta la talla' }, 500), { kind: 'refused', text: 'Falta la talla' }],
    ['con 504 y palabras en JSON', () => json({ error: 'Tardó' }, 504), { kind: 'server', status: 504 }],
    ['con 408 y un texto', status(408, 'Tardaste'), { kind: 'server', status: 408 }],
    ['con 422 y un error', () => json({ errors: { talla: ['Falta la talla'] } }, 422), { kind: 'refused', text: 'Falta la talla' }],
    ['con 429', status(429, 'Espera'), { kind: 'server', status: 429 }],
    ['con 404 y una página', status(404, '<!DOCTYPE html><h1>No</h1>'), { kind: 'server', status: 404 }],
    ['con 400 y nada', status(400), { kind: 'server', status: 400 }],
    ['con 400 y un volcado', status(400, 'x'.repeat(301)), { kind: 'server', status: 400 }],
    ['con 400 y HTML en JSON', () => json([{ response: '<b>no</b>' }], 400), { kind: 'server', status: 400 }],
    ['con 400 y un descuido', status(400, 'undefined'), { kind: 'server', status: 400 }],
    ['con 403 y un texto', status(403, 'La página caducó.'), { kind: 'refused', text: 'La página caducó.' }],
    ['con 401 y filas', () => json([{ response: ' Ingresa de nuevo. ' }], 401), { kind: 'refused', text: 'Ingresa de nuevo.' }],
    ['con 422 y una palabra', () => json('Ese correo ya existe.', 422), { kind: 'refused', text: 'Ese correo ya existe.' }],
  ])('R11.02 %s se envía una sola vez', async (_, answer, failure) => {
    vi.useFakeTimers()
    const { http, sent } = open([answer, answer, answer])
    const asked = http.post('/create_pedido.php', {})
    await vi.advanceTimersByTimeAsync(60_000)

    expect(await asked).toEqual({ ok: false, failure })
    expect(sent).toHaveLength(1)
  })

  it('R7.49 si el navegador ya estaba sin conexión, nada salió', async () => {
    const { http } = open([unreachable], { isOnline: () => false })

    expect(await http.post('/create_pedido.php', {})).toEqual({ ok: false, failure: { kind: 'offline' } })
  })

  it('con el navegador sin conexión, un servidor que sí contesta vale', async () => {
    const { http } = open([() => json('registered')], { isOnline: () => false })

    expect(await http.post('/create_pedido.php', {})).toEqual({ ok: true, value: { json: 'registered' } })
  })
})

describe('Una lectura que se cancela mientras espera', () => {
  beforeEach(() => void vi.useFakeTimers())

  it('cuando la respuesta llega, deja de escuchar si la cancelan', async () => {
    const leaving = new AbortController()
    const removed = vi.spyOn(leaving.signal, 'removeEventListener')
    const added = vi.spyOn(leaving.signal, 'addEventListener')
    const { http } = open()

    await http.get('/list-products.php', {}, { signal: leaving.signal })

    expect(added).toHaveBeenCalledTimes(1)
    expect(removed.mock.calls.map(([name, listener]) => [name, listener])).toEqual(added.mock.calls.map(([name, listener]) => [name, listener]))
  })

  it('tras la pausa entre dos intentos, deja de escuchar si la cancelan', async () => {
    const leaving = new AbortController()
    const removed = vi.spyOn(leaving.signal, 'removeEventListener')
    const added = vi.spyOn(leaving.signal, 'addEventListener')
    const { http } = open([status(500)])

    const asked = http.get('/list-products.php', {}, { signal: leaving.signal })
    await vi.advanceTimersByTimeAsync(400)

    expect(await asked).toEqual({ ok: true, value: { json: [] } })
    expect(added).toHaveBeenCalledTimes(3)
    expect(removed.mock.calls.map(([name, listener]) => [name, listener])).toEqual(added.mock.calls.map(([name, listener]) => [name, listener]))
  })

  it('se cancela en el acto, sin esperar a que termine la pausa entre intentos', async () => {
    const leaving = new AbortController()
    const { http, sent } = open([status(500)])
    const asked = http.get('/list-products.php', {}, { signal: leaving.signal })
    const answered = vi.fn()
    void asked.then(answered)

    await vi.advanceTimersByTimeAsync(10)
    leaving.abort()
    await vi.advanceTimersByTimeAsync(0)

    expect(answered).toHaveBeenCalledExactlyOnceWith({ ok: false, failure: { kind: 'aborted' } })
    expect(sent).toHaveLength(1)
  })

  it('si ya venció el plazo es falta de respuesta, aunque también se haya cancelado', async () => {
    const leaving = new AbortController()
    const { http } = open([noAnswer], { retryDelaysMs: [] })
    const asked = http.get('/list-products.php', {}, { signal: leaving.signal })

    await vi.advanceTimersByTimeAsync(10_000)
    leaving.abort()

    expect(await asked).toEqual({ ok: false, failure: { kind: 'timeout' } })
  })

  it('sin reintentos configurados se pide una vez', async () => {
    const { http, sent } = open([status(500)], { retryDelaysMs: [] })

    expect(await http.get('/list-products.php', {})).toEqual({ ok: false, failure: { kind: 'server', status: 500 } })
    expect(sent).toHaveLength(1)
  })
})

describe('La negativa de una escritura', () => {
  it.each([
    ['300 letras', status(400, 'x'.repeat(300)), { kind: 'refused', text: 'x'.repeat(300) }],
    ['un 499', status(499, 'No'), { kind: 'refused', text: 'No' }],
    ['un objeto con response', () => json({ response: 'No hay' }, 400), { kind: 'refused', text: 'No hay' }],
    ['un response que no es texto', () => json({ response: 5 }, 400), { kind: 'server', status: 400 }],
    ['un response vacío', () => json({ response: '  ' }, 400), { kind: 'server', status: 400 }],
    ['un número', () => json(5, 400), { kind: 'server', status: 400 }],
    ['una lista vacía', () => json([], 400), { kind: 'server', status: 400 }],
    ['una lista de palabras', () => json(['No', 'x'], 400), { kind: 'refused', text: 'No' }],
    ['null', () => json(null, 400), { kind: 'server', status: 400 }],
    ['un signo de menor', status(400, 'a < b'), { kind: 'server', status: 400 }],
  ])('con %s', async (_, answer, failure) => {
    const { http } = open([answer])

    expect(await http.post('/x.php', {})).toEqual({ ok: false, failure })
  })
})

describe('El cliente ante un servidor que apenas arranca', () => {
  it('espera a que arranque sin que se le acabe el tiempo, y no pide lo que ya no hace falta', async () => {
    vi.useFakeTimers()
    const start = Promise.withResolvers<undefined>()
    const { http, sent } = open([], { ready: start.promise })
    const leave = new AbortController()
    const read = http.get('/list-products.php', { limit: 12 })
    const left = http.get('/list-segments.php', {}, { signal: leave.signal })
    http.record('/view-product.php', { id: '3' })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toEqual([])
    leave.abort()
    start.resolve(undefined)
    expect(await read).toEqual({ ok: true, value: { json: [] } })
    expect(await left).toEqual({ ok: false, failure: { kind: 'aborted' } })
    await vi.advanceTimersByTimeAsync(0)
    expect(sent.map(({ url }) => url)).toEqual(['/api/list-products.php?limit=12', '/api/view-product.php'])
    vi.useRealTimers()
  })
})
