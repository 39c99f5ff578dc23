// @vitest-environment node
import { expect, it, onTestFinished } from 'vitest'
import { listen } from '../../../mocks/hosts/listen.ts'
import { createApiServer } from '../../../mocks/hosts/server.ts'
import { CALLS } from '../../../src/adapters/http/calls/all.ts'

const LOGIN = `/api${CALLS.session.login.path}`

it('R7.02 npm run api pone la cookie, rechaza lo que se envía sin su encabezado, y lo ajeno es 404', async () => {
  const { origin, stop } = await listen(createApiServer({ products: 60 }))
  onTestFinished(stop)
  const ask = (path: string, init: RequestInit = {}) => fetch(origin + path, init)
  const read = await ask(`/api${CALLS.catalogue.segments.path}`)
  const token = /^XSRF-TOKEN=([\w-]+);/.exec(read.headers.get('set-cookie') ?? '')?.[1] ?? ''
  const body = JSON.stringify({ email: 'demo@puntada.mx', password: 'mayoreo123' })
  const login = (headers: Record<string, string>) => ask(LOGIN, { method: 'POST', body, headers })
  const cookie = { cookie: `XSRF-TOKEN=${token}` }
  for (const headers of [{}, cookie, { ...cookie, 'X-XSRF-TOKEN': 'otra' }])
    expect((await login(headers)).status).toBe(403)
  expect(await (await login({ ...cookie, 'X-XSRF-TOKEN': token })).json()).toEqual([
    { response: 'exist', name: 'Guadalupe Ramírez', phone: '445 555 0142' },
  ])
  const preflight = await ask(LOGIN, { method: 'OPTIONS', headers: { origin: 'http://localhost:5173' } })
  const allowed = preflight.headers.get('access-control-allow-origin')
  expect([preflight.status, allowed]).toEqual([204, 'http://localhost:5173'])
  const picture = await ask('/images/segments/svg/dama.svg')
  expect(picture.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
  expect((await ask('/api/otra.php')).status).toBe(404)
})
