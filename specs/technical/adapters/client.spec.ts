// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { isRelativeUrl } from '../../../src/adapters/http/client/client.ts'
import { readSettings } from '../../../src/composition/settings.ts'
import { createFavourites } from '../../../src/adapters/http/endpoints/account.ts'
import { json, headersOf, open, status } from '../../support/http.ts'

describe('R7.01 El cliente', () => {
  it('pide todo a una sola base y como JSON', async () => {
    const { http, post, sent } = open([], { base: 'https://api.ejemplo.mx/v1' })

    await http.get('/list-products.php', { limit: 12 })
    await http.get('/get_results_search.php', { busqueda: 'pantalón & saco' })
    await post('/login-user.php', { email: 'ana@ejemplo.mx', password: ' x ' })

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

describe('Lo que se dice de cada petición', () => {
  it('R11.38 a cada lectura responde el servidor, y no lo que el navegador guardó de la vez anterior', async () => {
    const { http, sent } = open()

    await http.get('/list-categories.php', {})
    await http.get('/list-user-inbox.php', { user: 'ana@ejemplo.mx' })
    expect(sent.map(({ init }) => init.cache)).toEqual(['no-cache', 'no-cache'])
  })

  it('R7.01 se acepta JSON y se dice que lo es', async () => {
    const { http, post, sent } = open()

    await http.get('/list-products.php', {})
    await post('/usuario-fav.php', { user: 'ana' })

    expect(headersOf(sent[0])).toEqual({ accept: 'application/json', 'content-type': 'application/json' })
    expect(headersOf(sent[1])).toEqual({
      accept: 'application/json',
      'content-type': 'application/json',
      'x-xsrf-token': 'ficha uno',
    })
    expect(sent.map(({ init }) => init.method)).toEqual(['GET', 'POST'])
  })

  it('R7.01 sin parámetros la dirección queda limpia; los números van como texto', async () => {
    const { http, sent } = open()

    await http.get('/list-categories.php', {})
    await http.get('/x.php', { limit: 0, id: '' })

    expect(sent.map(({ url }) => url)).toEqual(['/api/list-categories.php', '/api/x.php?limit=0&id='])
  })

  it('R7.02 el nombre de la cookie y el del encabezado son los de la configuración', async () => {
    const { post, sent } = open([], {
      cookies: () => 'XSRF-TOKEN=no; ficha=abc',
      csrfCookie: 'ficha',
      csrfHeader: 'X-Ficha',
    })

    await post('/usuario-fav.php', {})

    expect(headersOf(sent[0])['x-ficha']).toBe('abc')
    expect(headersOf(sent[0])['x-xsrf-token']).toBeUndefined()
  })
})

describe('Una lectura que contesta el trabajador de servicio porque la petición falló', () => {
  const kept = () => new Response('[]', { headers: { 'X-Puntada-Stale': '1' } })

  it('R8.01 se lee como cualquiera y se sabe cuál fue, hasta que el servidor la contesta', async () => {
    const { http } = open([kept, () => json([]), () => json([])])
    const segments = () => http.get('/list-segmentos.php', {})
    expect(http.isStale('/list-segmentos.php')).toBe(false)

    expect(await segments()).toEqual({ ok: true, value: { json: [] } })
    expect(http.isStale('/list-segmentos.php')).toBe(true)
    expect(http.isStale('/list-categories.php')).toBe(false)

    await http.get('/list-categories.php', {})
    expect(http.isStale('/list-segmentos.php')).toBe(true)
    await segments()
    expect(http.isStale('/list-segmentos.php')).toBe(false)
  })
})

describe('R7.01 y R7.03 Las bases', () => {
  it('son dos y se ponen en un solo lugar, sin diagonal al final', () => {
    const { apiBase, imagesBase } = readSettings({
      VITE_API_BASE: 'https://ropa.ejemplo.mx/api//',
      VITE_IMAGES_BASE: 'https://ropa.ejemplo.mx/img/',
    })

    expect({ apiBase, imagesBase }).toEqual({
      apiBase: 'https://ropa.ejemplo.mx/api',
      imagesBase: 'https://ropa.ejemplo.mx/img',
    })
    expect(readSettings({})).toMatchObject({
      apiBase: '/api',
      imagesBase: '/images',
      csrfCookie: 'XSRF-TOKEN',
      csrfHeader: 'X-XSRF-TOKEN',
    })
  })
})

describe('Un token CSRF que no cabe en un encabezado', () => {
  it.each([
    ['un salto de línea', 'a%0D%0Ab', 'a%0D%0Ab'],
    ['un nulo', 'a%00b', 'a%00b'],
    ['letras de otro alfabeto', '%E6%97%A5', '%E6%97%A5'],
    ['letras de otro alfabeto sin codificar', 'x日', undefined],
    ['eñes', '%C3%B1', 'ñ'],
  ])('R11.65 con %s la escritura sale', async (_what, value, header) => {
    const { post, sent } = open([], { cookies: () => `XSRF-TOKEN=${value}` })
    await post('/usuario-fav.php', {})
    expect(headersOf(sent[0])['x-xsrf-token']).toBe(header)
  })
})

describe('Una sesión que el servidor ya no conoce', () => {
  it.each([401, 403])(
    'R11.67 solo un 401 a lo que se pide a nombre de alguien dice que la sesión terminó (%i)',
    async (code) => {
      const answers = () => [status(code, 'Ingresa de nuevo.'), status(code, 'Ingresa de nuevo.')]
      const said = code === 401 ? { kind: 'unauthorised' } : null
      const reads = open(answers()).http
      expect(await reads.get('/list-user-inbox.php', { user: 'ana@ejemplo.mx' })).toEqual({
        ok: false,
        failure: said ?? { kind: 'server', status: code },
      })
      expect(await reads.get('/list-categories.php', {})).toEqual({
        ok: false,
        failure: { kind: 'server', status: code },
      })
      const writes = open(answers())
      const refused = { kind: 'refused', text: 'Ingresa de nuevo.' }
      expect(await writes.post('/usuario-fav.php', { user: 'ana@ejemplo.mx' })).toEqual({
        ok: false,
        failure: said ?? refused,
      })
      expect(await writes.post('/login-user.php', {})).toEqual({ ok: false, failure: refused })
    },
  )

  it('R11.88 un envío que el servidor manda a otra dirección no va a ella, y no se sabe qué pasó', async () => {
    const elsewhere = () => Object.defineProperty(new Response(null), 'type', { value: 'opaqueredirect' })
    const { post, sent } = open([elsewhere])
    expect(await post('/message-user.php', { user: 'ana@ejemplo.mx' })).toEqual({
      ok: false,
      failure: { kind: 'malformed', where: '/message-user.php: manda a otra dirección' },
    })
    expect(sent.map(({ init }) => init.redirect)).toEqual(['manual'])
  })

  it('R11.67 y R6.04 lo que lleva el correo de alguien se pide a su nombre; lo que lo lleva vacío, no', async () => {
    const answers = [status(401), status(401), status(401)]
    const favourites = createFavourites(open(answers).http)
    expect(await favourites.count('ana@ejemplo.mx')).toEqual({ ok: false, failure: { kind: 'unauthorised' } })
    expect(await favourites.add({ user: 'ana@ejemplo.mx', productId: '1' })).toEqual({
      ok: false,
      failure: { kind: 'unauthorised' },
    })
    expect(await favourites.count('')).toEqual({ ok: false, failure: { kind: 'server', status: 401 } })
  })
})

describe('R7.02 El token CSRF', () => {
  it('va en las escrituras a direcciones relativas, leída en el momento de enviar', async () => {
    let cookies = 'XSRF-TOKEN=primera'
    const { http, post, sent } = open([], { cookies: () => cookies })

    await post('/usuario-fav.php', {})
    cookies = 'otra=1; XSRF-TOKEN=segunda%2B'
    await post('/usuario-fav.php', {})
    http.record('/view_page.php', {})

    expect(sent.map((each) => headersOf(each)['x-xsrf-token'])).toEqual(['primera', 'segunda+', 'segunda+'])
  })

  it('no va en las lecturas', async () => {
    const { http, sent } = open()

    await http.get('/list-products.php', {})

    expect(headersOf(sent[0])['x-xsrf-token']).toBeUndefined()
  })

  it.each([
    'https://api.ejemplo.mx',
    'HTTP://api.ejemplo.mx',
    '//api.ejemplo.mx',
    '\\\\api.ejemplo.mx',
    ' //api.ejemplo.mx',
  ])('no va a direcciones absolutas: %s', async (base) => {
    const { http, post, sent } = open([], { base })

    await post('/usuario-fav.php', {})
    http.record('/view_page.php', {})

    expect(sent).toHaveLength(2)
    expect(sent.map((each) => headersOf(each)['x-xsrf-token'])).toEqual([undefined, undefined])
  })

  it.each([
    ['', undefined],
    ['XXSRF-TOKEN=no', undefined],
    ['XSRF-TOKEN=%E0%A4%A', '%E0%A4%A'],
    ['XSRF-TOKEN=a=b', 'a=b'],
    ['XSRF-TOKEN=', ''],
    ['XSRF-TOKEN', undefined],
    ['b=2;XSRF-TOKEN=c', 'c'],
    ['b=2;   XSRF-TOKEN=c', 'c'],
    ['x=XSRF-TOKEN=c', undefined],
    ['XSRF-TOKEN=uno; XSRF-TOKEN=dos', 'uno'],
  ])('con la cookie «%s» manda %s', async (cookies, token) => {
    const { post, sent } = open([], { cookies: () => cookies })

    await post('/usuario-fav.php', {})

    expect(headersOf(sent[0])['x-xsrf-token']).toBe(token)
  })

  it.each([
    '/api/x.php',
    'api/x.php',
    './x.php',
    '?a=https://b.mx',
    '/a//b',
    '',
    ' /x',
    '/',
    '1a:b',
    'a/b:c',
    '/a/\\\\b',
    ':x',
    'h ttps://host',
    'a //b',
  ])('«%s» es relativa', (url) => {
    expect(isRelativeUrl(url)).toBe(true)
  })

  it.each([
    '//host/x',
    '/\\host/x',
    '\\/host',
    '/\t/host/x',
    '\n//host',
    '\u0001https://host',
    'https://host',
    'HTTPS:host',
    'data:x',
    'blob:x',
    ' https://host',
    '\u0000\u0001//host',
    'h\tttps://host',
    'https\n:host',
    '\r//host',
    'a1+.-:x',
    '\u0020//host',
  ])('«%s» no es relativa', (url) => {
    expect(isRelativeUrl(url)).toBe(false)
  })
})

describe('El cuerpo de una respuesta', () => {
  it.each([
    ['con JSON', '[{"id":1}]', { json: [{ id: 1 }] }],
    ['con marca de orden de bytes', '\uFEFF[]', { json: [] }],
    ['con dos marcas', '\uFEFF\uFEFF {"a":1}\n', { json: { a: 1 } }],
    ['con una marca dentro de un texto', '["a\uFEFFb"]', { json: ['a\uFEFFb'] }],
    ['con una palabra entre comillas', '"registered"', { json: 'registered' }],
    ['con una palabra sola', ' registered\n', { text: 'registered' }],
    [
      'con un aviso de PHP delante',
      '<br />\n<b>Warning</b>: x in <b>/x.php</b> on line <b>3</b><br />\n[{"id":1}]',
      { json: [{ id: 1 }], hasNotices: true },
    ],
    ['vacío', '', { text: '' }],
    ['truncado', '[{"id":1},{"i', { text: '[{"id":1},{"i' }],
  ])('R11.28 %s se entrega como vino, diga lo que diga su tipo', async (_, body, value) => {
    const page = () => new Response(body, { headers: { 'Content-Type': 'text/html; charset=UTF-8' } })
    const { http } = open([page])
    expect(await http.get('/list-products.php', {})).toEqual({ ok: true, value })
  })
})
