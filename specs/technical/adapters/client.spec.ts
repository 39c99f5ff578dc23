// @vitest-environment node
import { describe, expect, it, beforeEach, vi } from 'vitest'
import { isRelativeUrl } from '../../../src/adapters/http/client/client.ts'
import { favouritesCalls } from '../../../src/adapters/http/calls/favourites.ts'
import { portOver } from '../../../src/adapters/http/port.ts'
import { headersOf, open, status, type Sent, json, noAnswer, unreachable } from '../../support/http.ts'
import { fail, ok, type Failure } from '../../../src/domain/result.ts'

describe('Lo que se dice de cada petición', () => {
  it('R7.01 R11.38 va a una sola base, como JSON, sin lo que guardó el navegador', async () => {
    const { http, post, sent } = open([], { base: 'https://api.ejemplo.mx/v1' })
    await http.get('/llamada-1.php', {})
    await http.get('/llamada-2.php', { busqueda: 'pantalón & saco', limit: '0', id: '' })
    await post('/llamada-3.php', { email: 'ana@ejemplo.mx', password: ' x ' })

    const base = 'https://api.ejemplo.mx/v1'
    expect(sent.map(({ url, init: { method, cache, body } }) => [method, url, cache, body])).toEqual([
      ['GET', `${base}/llamada-1.php`, 'no-cache', undefined],
      ['GET', `${base}/llamada-2.php?busqueda=pantal%C3%B3n+%26+saco&limit=0&id=`, 'no-cache', undefined],
      ['POST', `${base}/llamada-3.php`, undefined, '{"email":"ana@ejemplo.mx","password":" x "}'],
    ])
    const headers = { accept: 'application/json', 'content-type': 'application/json' }
    expect(sent.map(headersOf)).toEqual([headers, headers, headers])
  })

  it('R11.275 lo que se pregunta a nombre de alguien no queda en el navegador', async () => {
    const { http, sent } = open([])
    await http.get('/llamada-1.php', { user: 'ana@ejemplo.mx' })
    await http.get('/llamada-1.php', { id: '7', user: '' })
    expect(sent.map(({ init }) => init.cache)).toEqual(['no-store', 'no-cache'])
  })

  it('R11.67 y R6.04 solo un 401 a nombre de alguien dice que su sesión terminó', async () => {
    const ended: string[] = []
    const favourites = (code: number) =>
      portOver(open([status(code), status(code)], { onUnauthorised: (who) => ended.push(who) }).http, favouritesCalls)
    const gone = favourites(401)
    const results = [
      await favourites(403).count({ user: 'ana@ejemplo.mx' }),
      await favourites(401).count({ user: '' }),
      await gone.count({ user: 'ana@ejemplo.mx' }),
      await gone.add({ user: 'eva@ejemplo.mx', productId: '1' }),
    ]
    const unauthorised = { kind: 'unauthorised' }
    expect(results.map((result) => result.ok || result.failure)).toEqual([
      { kind: 'server', status: 403 },
      { kind: 'server', status: 401 },
      unauthorised,
      unauthorised,
    ])
    expect(ended).toEqual(['ana@ejemplo.mx', 'eva@ejemplo.mx'])
  })
})

describe('R7.02 El token CSRF', () => {
  const tokens = (sent: readonly Sent[]) => sent.map((each) => headersOf(each)['x-xsrf-token'])

  it('va en lo que se escribe a direcciones relativas, leído en el momento de enviar; leer, nunca', async () => {
    let cookies = 'XSRF-TOKEN=primera'
    const { http, post, sent } = open([], { cookies: () => cookies })
    await http.get('/llamada-1.php', {})
    await post('/llamada-5.php', {})
    cookies = 'otra=1; XSRF-TOKEN=segunda%2B'
    await post('/llamada-5.php', {})
    http.record('/llamada-8.php', {})
    expect(tokens(sent)).toEqual([undefined, 'primera', 'segunda+', 'segunda+'])

    const far = open([], { base: 'HTTP://api.ejemplo.mx' })
    await far.post('/llamada-5.php', {})
    far.http.record('/llamada-8.php', {})
    expect(tokens(far.sent)).toEqual([undefined, undefined])
  })

  it.each([
    ['', undefined],
    ['XXSRF-TOKEN=no', undefined],
    ['XSRF-TOKEN=%E0%A4%A', '%E0%A4%A'],
    ['b=2;   XSRF-TOKEN=a=b; XSRF-TOKEN=dos', 'a=b'],
    ['XSRF-TOKEN=a%0D%0Ab', 'a%0D%0Ab'],
    ['XSRF-TOKEN=x日', undefined],
    ['XSRF-TOKEN=%C3%B1', 'ñ'],
  ])('con la cookie «%s» la escritura sale', async (cookies, token) => {
    const { post, sent } = open([], { cookies: () => cookies })
    await post('/llamada-5.php', {})
    expect(tokens(sent)).toEqual([token])
  })

  it('el sello va solo al propio sitio, cuyas direcciones empiezan con una diagonal', () => {
    const others = ['//host/x', '/\\host/x', 'https://host/api', 'data:x', '']
    expect(['/api/x.php', ...others].filter(isRelativeUrl)).toEqual(['/api/x.php'])
  })
})

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
const server = (code: number, waitSeconds?: number): Failure =>
  waitSeconds === undefined ? { kind: 'server', status: code } : { kind: 'server', status: code, waitSeconds }
const cut = (path: string): Failure => ({ kind: 'malformed', where: `/api${path}: el cuerpo no llegó entero` })
const HOUR = 'Fri, 20 Nov 2026 18:00:07 GMT'
const SEVEN_BEFORE = 'Fri, 20 Nov 2026 18:00:00 GMT'

describe('Una lectura que falla', () => {
  beforeEach(() => void vi.useFakeTimers())

  it.each<[what: string, times: number, answer: Answer, failure: Failure, isOnline?: boolean]>([
    ['sin red', 3, unreachable, { kind: 'offline' }],
    ['con 500', 3, status(500), server(500)],
    ['cortada', 3, broken(), cut(LIST)],
    ['de un servidor que pide esperar nada', 3, busy({ 'Retry-After': '0' }), server(429)],
    ['de uno que dice hasta qué hora, y no cuál es la suya', 3, busy({ 'Retry-After': HOUR }), server(429)],
    ['de un navegador sin conexión', 1, unreachable, { kind: 'offline' }, false],
    ['cortada, con 404', 1, broken(404), server(404)],
    ['sin respuesta', 1, noAnswer, { kind: 'timeout' }],
    ['que no termina', 1, endless, { kind: 'timeout' }],
    ['de un servidor que pide 12 segundos', 1, busy({ 'Retry-After': '12' }), server(429, 12)],
    ['de uno que dice hasta qué hora', 1, busy({ 'Retry-After': HOUR, Date: SEVEN_BEFORE }), server(429, 7)],
    ['de uno que pide diez minutos', 1, busy({ 'Retry-After': '600' }), server(429, 30)],
  ])(
    'R11.22 R11.35 R11.34 R11.40 la lectura %s se pide a lo más %i veces',
    async (_, times, answer, failure, isOnline = true) => {
      const { http, sent } = open(Array<Answer>(4).fill(answer), { isOnline: () => isOnline })
      const asked = http.get(LIST, { user: 'ana@correo.mx' })
      await vi.advanceTimersByTimeAsync(60_000)
      expect(await asked).toEqual(fail(failure))
      expect(sent).toHaveLength(times)
      expect(vi.getTimerCount()).toBe(0)
    },
  )

  /** Its body comes in pieces at these seconds, and ends with the last. */
  const slow =
    (...seconds: readonly number[]): Answer =>
    () => {
      const start = (to: ReadableStreamDefaultController<Uint8Array>) =>
        seconds.forEach((second, index) =>
          setTimeout(() => {
            const isLast = index === seconds.length - 1
            to.enqueue(new TextEncoder().encode(isLast ? ']' : index === 0 ? '[' : ' '))
            if (isLast) to.close()
          }, second * 1000),
        )
      return new Response(new ReadableStream({ start }))
    }
  const dripping = Array.from({ length: 90 }, (_, second) => second)

  it.each<[what: string, answer: Answer, second: number, isRead: boolean]>([
    ['que sigue llegando', slow(1, 10, 19, 28, 37, 46, 55), 55, true],
    ['que calla diez segundos', slow(1, 2, 13), 12, false],
    ['que gotea sin fin', slow(...dripping), 60, false],
    ['cuyo primer byte no llega', noAnswer, 10, false],
  ])('R11.276 de una lectura %s se espera lo que se mueve', async (_, answer, second, isRead) => {
    const told = vi.fn()
    void open([answer]).http.get(LIST, {}).then(told)
    await vi.advanceTimersByTimeAsync(second * 1000 - 1)
    expect(told).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(2)
    expect(told).toHaveBeenCalledWith(isRead ? ok({ status: 200, json: [] }) : fail({ kind: 'timeout' }))
  })

  it('R11.22 espera cada vez más, y se queda con la respuesta que sale', async () => {
    const { http, sent } = open([unreachable, status(500), () => json([{ id: '1' }])])
    const asked = http.get(LIST, {})
    const times: number[] = []
    for (const ms of [399, 1, 1199, 1]) {
      await vi.advanceTimersByTimeAsync(ms)
      times.push(sent.length)
    }
    expect(times).toEqual([1, 2, 2, 3])
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
    ['a un servidor que pide esperar', busy({ 'Retry-After': '5' }), server(429, 5)],
    ['que el servidor manda a otra dirección', elsewhere, { kind: 'page', status: 200 }],
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

  it('R11.34 lo guardado no dice que haya red: lo que después no sale, no se envió', async () => {
    const stored = () => new Response('[]', { headers: { 'X-Puntada-Stale': '' } })
    const { http, post } = open([stored, unreachable], { isOnline: () => false })
    await http.get(LIST, {})
    expect(await post(ORDER, {})).toEqual(fail({ kind: 'offline' }))
  })
})

describe('Un registro de vista', () => {
  const settled = () => new Promise((later) => setTimeout(later))

  it.each<[what: string, answer: Answer]>([
    ['todo va bien', () => json('registered')],
    ['la red falla', unreachable],
    ['el cuerpo se corta', broken()],
  ])('R11.10 sobrevive a que se deje la página, cinco segundos, y no molesta a nadie cuando %s', async (_, answer) => {
    const limits = vi.spyOn(AbortSignal, 'timeout')
    const { http, sent } = open([answer])
    http.record(LIST, { pagina: '/' })
    await settled()
    const signal = limits.mock.results[0]?.value as unknown
    const init = { method: 'POST', keepalive: true, body: '{"pagina":"/"}', signal }
    expect(sent).toMatchObject([{ url: '/api/llamada-1.php', init }])
    expect(limits).toHaveBeenCalledExactlyOnceWith(5000)
    expect(headersOf(sent[0])['content-type']).toBe('application/json')
  })

  it('R7.02 en la primera visita espera a la respuesta que trae el token, y lo lleva', async () => {
    let cookies = ''
    const first = Promise.withResolvers<Response>()
    const { http, sent } = open([() => first.promise], { cookies: () => cookies })
    void http.get(ORDER, {})
    http.record(LIST, {})
    await settled()
    expect(sent).toHaveLength(1)
    cookies = 'XSRF-TOKEN=primera'
    first.resolve(json([]))
    await settled()
    expect(headersOf(sent[1])['x-xsrf-token']).toBe('primera')
  })
})

it('R11.27 el cuerpo se lee como vino, diga lo que diga su tipo', async () => {
  const latin = Uint8Array.from('{"nombre":"Niño"}', (letter) => letter.charCodeAt(0))
  const headers = { 'Content-Type': 'text/html; charset=UTF-8' }
  const { http } = open([() => new Response(latin, { headers }), () => new Response(' registered\n', { headers })])
  expect(await http.get(LIST, {})).toEqual(ok({ status: 200, json: { nombre: 'Niño' } }))
  expect(await http.get(LIST, {})).toEqual(ok({ status: 200, text: 'registered' }))
})
