import { CALLS } from '../../../src/adapters/http/calls/all.ts'
import { request, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, it } from 'vitest'
import { listen } from '../../../mocks/hosts/listen.ts'
import { createApiServer } from '../../../mocks/hosts/server.ts'

const MAIL = 'demo@puntada.mx'
describe('Simulación por HTTP: servidor', () => {
  const running = listen(createApiServer({ products: 60 }))
  afterAll(async () => (await running).stop())
  // Plain node:http: the page's own fetch would keep forbidden headers such as Cookie to itself.
  const send = async (
    path: string,
    init: { method?: string; headers?: Record<string, string>; body?: string } = {},
  ) => {
    const url = `${(await running).origin}${path}`
    const incoming = await new Promise<IncomingMessage>((resolve, reject) => {
      const options = { method: init.method ?? 'GET', headers: { ...init.headers, connection: 'close' } }
      request(url, options, resolve).on('error', reject).end(init.body)
    })
    return { status: incoming.statusCode ?? 0, headers: incoming.headers, text: await text(incoming) }
  }
  const LOGIN = { method: 'POST', body: JSON.stringify({ email: MAIL, password: 'mayoreo123' }) }

  it('R7.02 pone la cookie y rechaza una escritura sin el encabezado que le corresponde', async () => {
    const read = await send(`/api${CALLS.catalogue.segments.path}`)
    const cookie = /^XSRF-TOKEN=([\w-]+);/.exec(String(read.headers['set-cookie']))?.[1] ?? ''
    expect(cookie).not.toBe('')
    const cookies = { cookie: `XSRF-TOKEN=${cookie}` }
    for (const headers of [{}, cookies, { ...cookies, 'X-XSRF-TOKEN': 'otra' }])
      expect((await send(`/api${CALLS.session.login.path}`, { ...LOGIN, headers })).status).toBe(403)
    const good = await send(`/api${CALLS.session.login.path}`, {
      ...LOGIN,
      headers: { ...cookies, 'X-XSRF-TOKEN': cookie },
    })
    expect([good.status, JSON.parse(good.text)]).toEqual([
      200,
      [{ response: 'exist', name: 'Guadalupe Ramírez', phone: '445 555 0142' }],
    ])
  })

  it('contesta el preflight, sirve imágenes y dice 404 a lo demás', async () => {
    const preflight = await send(`/api${CALLS.session.login.path}`, {
      method: 'OPTIONS',
      headers: { origin: 'http://localhost:5173' },
    })
    expect([preflight.status, preflight.headers['access-control-allow-origin']]).toEqual([204, 'http://localhost:5173'])
    expect((await send('/images/segments/svg/dama.svg')).headers['content-type']).toBe('image/svg+xml; charset=utf-8')
    expect((await send('/api/otra.php')).status).toBe(404)
  })
})
