// @vitest-environment node
import { describe, expect, it, vi } from 'vitest'
import { headersOf, json, noAnswer, open, unreachable } from '../../support/http.ts'

const READ = '/api/llamada-2.php '
const VIEW = '/api/llamada-1.php {"pagina":"/"}'

const start = (answers: Parameters<typeof open>[0], cookies?: () => string) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { http, sent } = open(answers, cookies && { cookies })
  return {
    sent,
    asked: async () => {
      await vi.advanceTimersByTimeAsync(0)
      return sent.map(({ url, init }) => `${url} ${typeof init.body === 'string' ? init.body : ''}`)
    },
    read: () => http.get('/llamada-2.php', {}),
    view: () => http.record('/llamada-1.php', { pagina: '/' }),
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
    expect(view).not.toThrow()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await asked()).toEqual([VIEW])
    expect(sent[0]?.init).toMatchObject({ method: 'POST', keepalive: true })
    expect(headersOf(sent[0])['content-type']).toBe('application/json')
  })

  it('R7.02 en la primera visita espera a la respuesta que trae el token, y lo lleva', async () => {
    let cookies = ''
    const first = Promise.withResolvers<Response>()
    const { read, view, asked, sent } = start([() => first.promise], () => cookies)
    const reading = read()
    view()
    expect(await asked()).toEqual([READ])

    cookies = 'XSRF-TOKEN=primera'
    first.resolve(json([]))
    await reading
    expect(await asked()).toEqual([READ, VIEW])
    expect(headersOf(sent[1])['x-xsrf-token']).toBe('primera')
  })

  it('R11.10 si nada responde, deja libre su conexión a los cinco segundos', async () => {
    const limits = vi.spyOn(AbortSignal, 'timeout')
    const { view, asked, sent } = start([noAnswer])
    view()
    expect(await asked()).toEqual([VIEW])
    expect(limits).toHaveBeenCalledExactlyOnceWith(5000)
    expect(sent[0]?.init.signal).toBe(limits.mock.results[0]?.value)
  })
})
