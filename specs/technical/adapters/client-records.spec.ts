// @vitest-environment node
import { describe, expect, it, vi } from 'vitest'
import type { ClientConfig } from '../../../src/adapters/http/client/client.ts'
import { headersOf, json, noAnswer, open, unreachable } from '../../support/http.ts'

const PAGES = ['/', '/a', '/b', '/c']
const VIEWS = PAGES.map((pagina) => `/api/llamada-1.php {"pagina":"${pagina}"}`)
const READ = '/api/llamada-2.php '

/** `left`: the page is being left; `asked`: what went out, in order. */
const start = (answers: Parameters<typeof open>[0], change: Partial<ClientConfig> = {}) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let left = () => {}
  const { http, sent } = open(answers, { onLeave: (listener) => (left = listener), ...change })
  return {
    sent,
    left: () => left(),
    asked: async () => {
      await vi.advanceTimersByTimeAsync(0)
      return sent.map(({ url, init }) => `${url} ${typeof init.body === 'string' ? init.body : ''}`)
    },
    read: () => http.get('/llamada-2.php', {}),
    view: (...pages: readonly string[]) => {
      for (const pagina of pages) http.record('/llamada-1.php', { pagina })
    },
  }
}

describe('Un registro de vista', () => {
  const throws = () => {
    throw new Error('no se puede')
  }
  it.each([
    ['todo va bien', () => json('registered')],
    ['la red falla', unreachable],
    ['el cuerpo se corta', () => new Response(new ReadableStream({ start: (to) => to.error(new Error('corte')) }))],
    ['pedir revienta', throws],
  ])('R11.10 sobrevive a que se deje la página, y no molesta a nadie cuando %s', async (_, answer) => {
    const { view, asked, sent } = start([answer])
    expect(() => view('/')).not.toThrow()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await asked()).toEqual(VIEWS.slice(0, 1))
    expect(sent[0]?.init).toMatchObject({ method: 'POST', keepalive: true })
    expect(headersOf(sent[0])['content-type']).toBe('application/json')
  })

  it('R7.02 en la primera visita espera a la respuesta que trae el token, y lo lleva', async () => {
    let cookies = ''
    const first = Promise.withResolvers<Response>()
    const { read, view, asked, sent } = start([() => first.promise], { cookies: () => cookies })
    const reading = read()
    view('/')
    expect(await asked()).toEqual([READ])

    cookies = 'XSRF-TOKEN=primera'
    first.resolve(json([]))
    await reading
    expect(await asked()).toEqual([READ, VIEWS[0]])
    expect(headersOf(sent[1])['x-xsrf-token']).toBe('primera')
  })

  it('a lo más dos esperan respuesta; cuando llega una, sale el siguiente, en su orden', async () => {
    const [first, second] = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()]
    const { view, asked } = start([() => first.promise, () => second.promise, noAnswer, noAnswer])
    view(...PAGES)
    expect(await asked()).toEqual(VIEWS.slice(0, 2))
    second.resolve(json('registered'))
    expect(await asked()).toEqual(VIEWS.slice(0, 3))
    first.resolve(new Response('', { status: 500 }))
    expect(await asked()).toEqual(VIEWS)
  })

  it('R11.10 lo que espera su turno, o el token, sale al dejar la página, cada uno una vez', async () => {
    const { view, left, asked } = start(Array(4).fill(noAnswer))
    view(...PAGES)
    left()
    left()
    expect(await asked()).toEqual(VIEWS)
    const first = start([noAnswer], { cookies: () => '' })
    void first.read()
    first.view('/')
    first.left()
    expect(await first.asked()).toEqual([READ, VIEWS[0]])
  })

  it('si nada responde, los demás salen cuando los primeros se dan por perdidos, cada uno una vez', async () => {
    const { view, asked } = start(Array(4).fill(noAnswer))
    view(...PAGES)
    await vi.advanceTimersByTimeAsync(19_999)
    expect(await asked()).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(await asked()).toEqual(VIEWS)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await asked()).toHaveLength(4)
    expect(vi.getTimerCount()).toBe(0)
  })
})
