// @vitest-environment node
import { setImmediate as flushPromises } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { headersOf, json, noAnswer, open, unreachable } from '../../support/http.ts'

describe('Un registro de vista', () => {
  it('R11.10 sobrevive a que se deje la página', () => {
    const { http, sent } = open()

    http.record('/view_page.php', { pagina: '/' })

    expect(sent[0]?.url).toBe('/api/view_page.php')
    expect(sent[0]?.init).toMatchObject({ method: 'POST', keepalive: true, body: '{"pagina":"/"}' })
    expect(headersOf(sent[0])['content-type']).toBe('application/json')
  })

  it.each([
    ['la red falla', unreachable],
    ['el cuerpo se corta', () => new Response(new ReadableStream({ start: (to) => to.error(new Error('corte')) }))],
    [
      'pedir revienta',
      () => {
        throw new Error('no se puede')
      },
    ],
  ])('R11.10 no molesta a nadie cuando %s', async (_, answer) => {
    vi.useFakeTimers()
    const { http, sent } = open([answer])

    expect(() => http.record('/view_page.php', {})).not.toThrow()
    await vi.advanceTimersByTimeAsync(60_000)

    expect(sent).toHaveLength(1)
  })

  it('R7.02 en la primera visita espera a la respuesta que trae el token, y lo lleva', async () => {
    let cookies = ''
    const first = Promise.withResolvers<Response>()
    const { http, sent } = open([() => first.promise], { cookies: () => cookies })

    const read = http.get('/list-segmentos.php', {})
    http.record('/view_page.php', { pagina: '/' })
    await flushPromises()
    expect(sent.map(({ url }) => url)).toEqual(['/api/list-segmentos.php'])

    cookies = 'XSRF-TOKEN=primera'
    first.resolve(json([]))
    await read
    await flushPromises()
    expect(sent).toHaveLength(2)
    expect(headersOf(sent[1])['x-xsrf-token']).toBe('primera')
  })

  it('R7.02 sin token ni lecturas que lo traigan, sale enseguida y sin él', async () => {
    const { http, sent } = open([], { cookies: () => '' })

    await http.get('/list-segmentos.php', {})
    http.record('/view_page.php', {})

    expect(sent.map(({ url }) => url)).toEqual(['/api/list-segmentos.php', '/api/view_page.php'])
    expect(headersOf(sent[1])['x-xsrf-token']).toBeUndefined()
  })

  it.each([
    ['con el token ya puesto', {}],
    ['a otro sitio, que no lleva token,', { cookies: () => '', base: 'https://api.ejemplo.mx' }],
  ])('R7.02 %s no espera a ninguna lectura', (_, settings) => {
    const { http, sent } = open([noAnswer], settings)

    void http.get('/list-segmentos.php', {})
    http.record('/view_page.php', {})

    expect(sent).toHaveLength(2)
  })

  const PAGES = ['/', '/a', '/b', '/c']
  const BODIES = PAGES.map((pagina) => `{"pagina":"${pagina}"}`)

  it('a lo más dos esperan respuesta; cuando llega una, sale el siguiente, en su orden', async () => {
    const [first, second] = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()]
    const { http, sent } = open([() => first.promise, () => second.promise, noAnswer, noAnswer])

    for (const pagina of PAGES) http.record('/view_page.php', { pagina })
    await flushPromises()
    expect(sent.map(({ init }) => init.body)).toEqual(BODIES.slice(0, 2))

    second.resolve(json('registered'))
    await flushPromises()
    expect(sent.map(({ init }) => init.body)).toEqual(BODIES.slice(0, 3))

    first.resolve(new Response('', { status: 500 }))
    await flushPromises()
    expect(sent.map(({ init }) => init.body)).toEqual(BODIES)
  })

  it('R11.10 lo que espera su turno sale al dejar la página, cada uno una vez', async () => {
    let leave = () => {}
    const { http, sent } = open([noAnswer, noAnswer, noAnswer, noAnswer], { onLeave: (listener) => (leave = listener) })
    for (const pagina of PAGES) http.record('/view_page.php', { pagina })
    expect(sent).toHaveLength(2)

    leave()
    expect(sent.map(({ init }) => init.body)).toEqual(BODIES)
    leave()
    await flushPromises()
    expect(sent).toHaveLength(4)
  })

  it('R11.10 lo que espera el token sale al dejar la página, aunque no haya llegado', async () => {
    let leave = () => {}
    const { http, sent } = open([noAnswer], { cookies: () => '', onLeave: (listener) => (leave = listener) })
    void http.get('/list-segmentos.php', {})
    http.record('/view_page.php', { pagina: '/' })
    await flushPromises()
    expect(sent).toHaveLength(1)

    leave()
    await flushPromises()
    expect(sent.map(({ url }) => url)).toEqual(['/api/list-segmentos.php', '/api/view_page.php'])
  })

  it('si nada responde, los demás van saliendo cuando los primeros se dan por perdidos, cada uno una vez', async () => {
    vi.useFakeTimers()
    const { http, sent } = open([noAnswer, noAnswer, noAnswer, noAnswer])

    for (const pagina of PAGES) http.record('/view_page.php', { pagina })
    expect(sent).toHaveLength(2)

    await vi.advanceTimersByTimeAsync(19_999)
    expect(sent).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(sent.map(({ init }) => init.body)).toEqual(BODIES)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toHaveLength(4)
    expect(vi.getTimerCount()).toBe(0)
  })
})
