// @vitest-environment node
import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createHttpClient, isRelativeUrl, type ClientConfig, type HttpClient } from '../src/adapters/http/client.ts'
import { readSettings } from '../src/composition/settings.ts'

interface Sent {
  readonly url: string
  readonly init: RequestInit
}

const json = (value: unknown, status = 200): Response => new Response(JSON.stringify(value), { status })

const open = (
  answers: readonly (() => Response | Promise<Response>)[] = [],
  change: Partial<ClientConfig> = {},
): { http: HttpClient; sent: Sent[] } => {
  const sent: Sent[] = []
  const http = createHttpClient({
    base: '/api',
    fetch: async (url, init) => {
      const answer = answers[sent.length] ?? (() => json([]))
      sent.push({ url, init })
      return answer()
    },
    cookies: () => 'a=1; XSRF-TOKEN=ficha%20uno; b=2',
    csrfCookie: 'XSRF-TOKEN',
    csrfHeader: 'X-XSRF-TOKEN',
    readTimeoutMs: 10_000,
    writeTimeoutMs: 20_000,
    retryDelaysMs: [400, 1200],
    isOnline: () => true,
    ...change,
  })
  return { http, sent }
}

const headersOf = (sent: Sent | undefined): Record<string, string> => Object.fromEntries(new Headers(sent?.init.headers))
const status = (code: number, text = '') => () => new Response(text, { status: code })
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'))
const never = () => new Promise<Response>(() => undefined)

describe('R7.01 El cliente', () => {
  it('pide todo a una sola base y como JSON', async () => {
    const { http, sent } = open([], { base: 'https://api.ejemplo.mx/v1' })

    await http.get('/list-products.php', { limit: 12 })
    await http.get('/get_results_search.php', { busqueda: 'pantalón & saco' })
    await http.post('/login-user.php', { email: 'ana@ejemplo.mx', password: ' x ' })

    expect(sent.map(({ url, init }) => `${init.method ?? ''} ${url}`)).toEqual([
      'GET https://api.ejemplo.mx/v1/list-products.php?limit=12',
      'GET https://api.ejemplo.mx/v1/get_results_search.php?busqueda=pantal%C3%B3n+%26+saco',
      'POST https://api.ejemplo.mx/v1/login-user.php',
    ])
    expect(sent.map((each) => headersOf(each)['content-type'])).toEqual(Array(3).fill('application/json'))
    expect(sent[2]?.init.body).toBe('{"email":"ana@ejemplo.mx","password":" x "}')
    expect(sent[0]?.init.body).toBeUndefined()
  })
})

describe('R7.01 y R7.03 Las bases', () => {
  it('son dos y se ponen en un solo lugar, sin diagonal al final', () => {
    const { apiBase, imagesBase } = readSettings({ VITE_API_BASE: 'https://ropa.ejemplo.mx/api//', VITE_IMAGES_BASE: 'https://ropa.ejemplo.mx/img/' })

    expect({ apiBase, imagesBase }).toEqual({ apiBase: 'https://ropa.ejemplo.mx/api', imagesBase: 'https://ropa.ejemplo.mx/img' })
    expect(readSettings({})).toMatchObject({ apiBase: '/api', imagesBase: '/images', csrfCookie: 'XSRF-TOKEN', csrfHeader: 'X-XSRF-TOKEN' })
  })
})

describe('R7.02 La ficha contra peticiones ajenas', () => {
  it('va en las escrituras a direcciones relativas, leída en el momento de enviar', async () => {
    let cookies = 'XSRF-TOKEN=primera'
    const { http, sent } = open([], { cookies: () => cookies })

    await http.post('/usuario-fav.php', {})
    cookies = 'otra=1; XSRF-TOKEN=segunda%2B'
    await http.post('/usuario-fav.php', {})
    http.record('/view_page.php', {})

    expect(sent.map((each) => headersOf(each)['x-xsrf-token'])).toEqual(['primera', 'segunda+', 'segunda+'])
  })

  it('no va en las lecturas', async () => {
    const { http, sent } = open()

    await http.get('/list-products.php', {})

    expect(headersOf(sent[0])['x-xsrf-token']).toBeUndefined()
  })

  it.each(['https://api.ejemplo.mx', 'HTTP://api.ejemplo.mx', '//api.ejemplo.mx', '\\\\api.ejemplo.mx', ' //api.ejemplo.mx'])(
    'no va a direcciones absolutas: %s',
    async (base) => {
      const { http, sent } = open([], { base })

      await http.post('/usuario-fav.php', {})
      http.record('/view_page.php', {})

      expect(sent).toHaveLength(2)
      expect(sent.map((each) => headersOf(each)['x-xsrf-token'])).toEqual([undefined, undefined])
    },
  )

  it.each([
    ['', undefined],
    ['XXSRF-TOKEN=no', undefined],
    ['XSRF-TOKEN=%E0%A4%A', '%E0%A4%A'],
    ['XSRF-TOKEN=a=b', 'a=b'],
  ])('con la galleta «%s» manda %s', async (cookies, token) => {
    const { http, sent } = open([], { cookies: () => cookies })

    await http.post('/usuario-fav.php', {})

    expect(headersOf(sent[0])['x-xsrf-token']).toBe(token)
  })

  it.each(['/api/x.php', 'api/x.php', './x.php', '?a=https://b.mx', '/a//b', ''])('«%s» es relativa', (url) => {
    expect(isRelativeUrl(url)).toBe(true)
  })

  it.each(['//host/x', '/\\host/x', '\\/host', '/\t/host/x', '\n//host', '\u0001https://host', 'https://host', 'HTTPS:host', 'data:x', 'blob:x'])(
    '«%s» no es relativa',
    (url) => {
      expect(isRelativeUrl(url)).toBe(false)
    },
  )

  it('nunca toma por relativa una dirección que el navegador llevaría a otro sitio', () => {
    const part = fc.constantFrom('/', '\\', ':', '.', '..', '?', '#', '@', '\t', '\n', ' ', '\u0000', 'https', 'HTTP', 'javascript', 'host.mx', '%2f', 'á')
    const address = fc.oneof(fc.array(part, { maxLength: 8 }).map((parts) => parts.join('')), fc.webUrl(), fc.string())
    fc.assert(
      fc.property(address, (url) => {
        if (!isRelativeUrl(url) || !URL.canParse(url, 'https://puntada.mx/a/b')) return
        expect(new URL(url, 'https://puntada.mx/a/b').origin).toBe('https://puntada.mx')
      }),
      { numRuns: 300 },
    )
  })
})

describe('La espera', () => {
  beforeEach(() => void vi.useFakeTimers())

  it.each([
    ['una respuesta que no llega', never],
    ['un cuerpo que no termina', () => new Response(new ReadableStream({ start: (to) => to.enqueue(new TextEncoder().encode('[')) }))],
  ])('termina aunque sea de %s', async (_, answer) => {
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

  it('de una escritura es más larga y no se repite', async () => {
    const { http, sent } = open([never])
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
  it('la petición se corta', async () => {
    const { http, sent } = open([never])
    const leaving = new AbortController()
    const asked = http.get('/list-products.php', {}, leaving.signal)

    leaving.abort()

    expect(await asked).toEqual({ ok: false, failure: { kind: 'aborted' } })
    expect(sent[0]?.init.signal?.aborted).toBe(true)
  })

  it('ya no se pide nada', async () => {
    const { http, sent } = open()

    expect(await http.get('/list-products.php', {}, AbortSignal.abort())).toEqual({ ok: false, failure: { kind: 'aborted' } })
    expect(sent).toEqual([])
  })

  it('tampoco se vuelve a intentar', async () => {
    vi.useFakeTimers()
    const { http, sent } = open([status(503)])
    const leaving = new AbortController()
    const asked = http.get('/list-products.php', {}, leaving.signal)

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
  ])('%s se intenta dos veces más, cada vez con más calma', async (_, answer, failure) => {
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

  it('nunca se intenta más de dos veces más, pida lo que pida la configuración', async () => {
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

  it.each([400, 401, 403, 404, 410])('con %i no se repite', async (code) => {
    const { http, sent } = open([status(code, 'no')])

    expect(await http.get('/list-products.php', {})).toEqual({ ok: false, failure: { kind: 'server', status: code } })
    expect(sent).toHaveLength(1)
  })

  it('sin conexión no se repite', async () => {
    const { http, sent } = open([unreachable], { isOnline: () => false })

    expect(await http.get('/list-products.php', {})).toEqual({ ok: false, failure: { kind: 'offline' } })
    expect(sent).toHaveLength(1)
  })
})

describe('Una escritura que falla', () => {
  it.each([
    ['sin red', unreachable, { kind: 'offline' }],
    ['con 500', status(500, 'Se cayó'), { kind: 'server', status: 500 }],
    ['con 429', status(429, 'Espera'), { kind: 'server', status: 429 }],
    ['con 404 y una página', status(404, '<!DOCTYPE html><h1>No</h1>'), { kind: 'server', status: 404 }],
    ['con 400 y nada', status(400), { kind: 'server', status: 400 }],
    ['con 400 y un volcado', status(400, 'x'.repeat(301)), { kind: 'server', status: 400 }],
    ['con 400 y HTML en JSON', () => json([{ response: '<b>no</b>' }], 400), { kind: 'server', status: 400 }],
    ['con 400 y un descuido', status(400, 'undefined'), { kind: 'server', status: 400 }],
    ['con 403 y un texto', status(403, 'La página caducó.'), { kind: 'refused', text: 'La página caducó.' }],
    ['con 401 y filas', () => json([{ response: ' Ingresa de nuevo. ' }], 401), { kind: 'refused', text: 'Ingresa de nuevo.' }],
    ['con 422 y una palabra', () => json('Ese correo ya existe.', 422), { kind: 'refused', text: 'Ese correo ya existe.' }],
  ])('%s se envía una sola vez', async (_, answer, failure) => {
    vi.useFakeTimers()
    const { http, sent } = open([answer, answer, answer])
    const asked = http.post('/create_pedido.php', {})
    await vi.advanceTimersByTimeAsync(60_000)

    expect(await asked).toEqual({ ok: false, failure })
    expect(sent).toHaveLength(1)
  })
})

describe('Un cuerpo', () => {
  it.each([
    ['con JSON', '[{"id":1}]', { json: [{ id: 1 }] }],
    ['con marca de orden de bytes', '\uFEFF[]', { json: [] }],
    ['con dos marcas', '\uFEFF\uFEFF {"a":1}\n', { json: { a: 1 } }],
    ['con una palabra entre comillas', '"registered"', { json: 'registered' }],
    ['con una palabra sola', ' registered\n', { text: 'registered' }],
    ['con un aviso de PHP delante', '<br />\n<b>Warning</b>: x\n[{"id":1}]', { text: '<br />\n<b>Warning</b>: x\n[{"id":1}]' }],
    ['vacío', '', { text: '' }],
    ['truncado', '[{"id":1},{"i', { text: '[{"id":1},{"i' }],
  ])('%s se entrega como vino, diga lo que diga su tipo', async (_, body, value) => {
    const page = () => new Response(body, { headers: { 'Content-Type': 'text/html; charset=UTF-8' } })
    const { http } = open([page, page])

    expect(await http.get('/list-products.php', {})).toEqual({ ok: true, value })
    expect(await http.post('/suscribir-newspaper.php', {})).toEqual({ ok: true, value })
  })
})

describe('Un registro de vista', () => {
  it('sobrevive a que se deje la página', () => {
    const { http, sent } = open()

    http.record('/view_page.php', { pagina: '/' })

    expect(sent[0]?.url).toBe('/api/view_page.php')
    expect(sent[0]?.init).toMatchObject({ method: 'POST', keepalive: true, body: '{"pagina":"/"}' })
    expect(headersOf(sent[0])['content-type']).toBe('application/json')
  })

  it.each([
    ['la red falla', unreachable],
    ['el servidor falla', status(500)],
    ['nada llega', never],
    ['el cuerpo se corta', () => new Response(new ReadableStream({ start: (to) => to.error(new Error('corte')) }))],
    ['pedir revienta', () => { throw new Error('no se puede') }],
  ])('no molesta a nadie cuando %s', async (_, answer) => {
    vi.useFakeTimers()
    const { http, sent } = open([answer])

    expect(() => http.record('/view_page.php', {})).not.toThrow()
    await vi.advanceTimersByTimeAsync(60_000)

    expect(sent).toHaveLength(1)
  })

  it('R7.02 en la primera visita espera a la respuesta que trae la ficha, y la lleva', async () => {
    let cookies = ''
    let answer: (response: Response) => void = () => undefined
    const first = () => new Promise<Response>((resolve) => (answer = resolve))
    const { http, sent } = open([first], { cookies: () => cookies })

    const read = http.get('/list-segmentos.php', {})
    http.record('/view_page.php', { pagina: '/' })
    expect(sent.map(({ url }) => url)).toEqual(['/api/list-segmentos.php'])

    cookies = 'XSRF-TOKEN=primera'
    answer(json([]))
    await read
    await vi.waitFor(() => expect(sent).toHaveLength(2))
    expect(headersOf(sent[1])['x-xsrf-token']).toBe('primera')
  })

  it('que nadie contesta suelta su conexión a los 20 s', async () => {
    vi.useFakeTimers()
    const { http, sent } = open([never])

    http.record('/view_page.php', {})
    await vi.advanceTimersByTimeAsync(19_999)
    expect(sent[0]?.init.signal?.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)

    expect(sent[0]?.init.signal?.aborted).toBe(true)
  })

  it('si nada responde, a lo más dos esperan respuesta; los demás van saliendo después, cada uno una vez', async () => {
    vi.useFakeTimers()
    const { http, sent } = open([never, never])

    for (const pagina of ['/', '/a', '/b', '/c']) http.record('/view_page.php', { pagina })
    expect(sent).toHaveLength(2)

    await vi.advanceTimersByTimeAsync(20_000)
    expect(sent.map(({ init }) => init.body)).toEqual(['{"pagina":"/"}', '{"pagina":"/a"}', '{"pagina":"/b"}', '{"pagina":"/c"}'])
  })

  it('no revienta aunque el navegador se niegue de inmediato', () => {
    const { http } = open([], { fetch: () => { throw new TypeError('keepalive') } })

    expect(() => http.record('/view_page.php', {})).not.toThrow()
  })
})
