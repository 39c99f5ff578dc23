// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { isRelativeUrl } from '../../../src/adapters/http/client/client.ts'
import { accountsCalls, sessionCalls } from '../../../src/adapters/http/calls/account.ts'
import { favouritesCalls } from '../../../src/adapters/http/calls/favourites.ts'
import { portOver } from '../../../src/adapters/http/port.ts'
import { headersOf, open, status } from '../../support/http.ts'

describe('Lo que se dice de cada petición', () => {
  it('R7.01 R11.38 va a una sola base, como JSON, sin lo que guardó el navegador', async () => {
    const { http, post, sent } = open([], { base: 'https://api.ejemplo.mx/v1' })

    await http.get('/llamada-1.php', {})
    await http.get('/llamada-2.php', { busqueda: 'pantalón & saco', limit: '0', id: '' })
    await post('/llamada-3.php', { email: 'ana@ejemplo.mx', password: ' x ' })

    expect(sent.map(({ url, init }) => `${init.method ?? ''} ${url}`)).toEqual([
      'GET https://api.ejemplo.mx/v1/llamada-1.php',
      'GET https://api.ejemplo.mx/v1/llamada-2.php?busqueda=pantal%C3%B3n+%26+saco&limit=0&id=',
      'POST https://api.ejemplo.mx/v1/llamada-3.php',
    ])
    const headers = { accept: 'application/json', 'content-type': 'application/json' }
    expect(sent.map(headersOf)).toEqual([headers, headers, headers])
    expect(sent.map(({ init }) => [init.cache, init.body])).toEqual([
      ['no-cache', undefined],
      ['no-cache', undefined],
      [undefined, '{"email":"ana@ejemplo.mx","password":" x "}'],
    ])
  })

  it('R11.220 la prueba de la red social va al ingreso y al registro con ella, y a ningún otro envío', async () => {
    const { http, sent } = open()
    const account = { email: 'ana@ejemplo.mx', provider: 'Google', token: 'a.b.c' } as const
    await portOver(http, sessionCalls).loginSocial(account)
    await portOver(http, accountsCalls).registerSocial({ ...account, name: 'Ana', phone: '' })
    await portOver(http, sessionCalls).login({ email: 'ana@ejemplo.mx', password: 'x' })
    expect(sent.map((one) => headersOf(one)['authorization'])).toEqual(['Bearer a.b.c', 'Bearer a.b.c', undefined])
  })

  it('R7.02 el nombre de la cookie y el del encabezado son los de la configuración', async () => {
    const cookies = () => 'XSRF-TOKEN=no; ficha=abc'
    const { post, sent } = open([], { cookies, csrfCookie: 'ficha', csrfHeader: 'X-Ficha' })
    await post('/llamada-5.php', {})
    expect(headersOf(sent[0])).toMatchObject({ 'x-ficha': 'abc' })
    expect(headersOf(sent[0])['x-xsrf-token']).toBeUndefined()
  })
})

describe('Lo que se pide a nombre de alguien', () => {
  it('R11.67 y R6.04 solo un 401 a nombre de alguien dice que su sesión terminó', async () => {
    const told: string[] = []
    const favourites = (code: number) =>
      portOver(open([status(code), status(code)], { onUnauthorised: (who) => told.push(who) }).http, favouritesCalls)
    const [refused, gone] = [favourites(403), favourites(401)]
    const failed = (failure: object) => ({ ok: false, failure })
    expect(await refused.count({ user: 'ana@ejemplo.mx' })).toEqual(failed({ kind: 'server', status: 403 }))
    expect(await favourites(401).count({ user: '' })).toEqual(failed({ kind: 'server', status: 401 }))
    expect(told).toEqual([])
    expect(await gone.count({ user: 'ana@ejemplo.mx' })).toEqual(failed({ kind: 'unauthorised' }))
    expect(await gone.add({ user: 'eva@ejemplo.mx', productId: '1' })).toEqual(failed({ kind: 'unauthorised' }))
    expect(told).toEqual(['ana@ejemplo.mx', 'eva@ejemplo.mx'])
  })
})

describe('R7.02 El token CSRF', () => {
  it('va en lo que se escribe a direcciones relativas, leído en el momento de enviar; leer, nunca', async () => {
    let cookies = 'XSRF-TOKEN=primera'
    const { http, post, sent } = open([], { cookies: () => cookies })

    await http.get('/llamada-1.php', {})
    await post('/llamada-5.php', {})
    cookies = 'otra=1; XSRF-TOKEN=segunda%2B'
    await post('/llamada-5.php', {})
    http.record('/llamada-8.php', {})
    const tokens = (all: typeof sent) => all.map((each) => headersOf(each)['x-xsrf-token'])
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
  ])('R7.02 con la cookie «%s» la escritura sale', async (cookies, token) => {
    const { post, sent } = open([], { cookies: () => cookies })
    await post('/llamada-5.php', {})
    expect(headersOf(sent[0])['x-xsrf-token']).toBe(token)
  })

  it('es relativa la dirección que el navegador no llevaría a otro sitio', () => {
    const own = ['/api/x.php', '?a=https://b.mx', '', ' /x', '1a:b', 'a/b:c', ':x']
    const others = ['/\\host/x', '/\t/host/x', '\u0001https://host', 'h\tttps://host', '\r//host', 'data:x', 'a1+.-:x']
    expect([...own, ...others].filter(isRelativeUrl)).toEqual(own)
  })
})
