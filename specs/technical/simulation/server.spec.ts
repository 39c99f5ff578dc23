// @vitest-environment node
import { expect, it, onTestFinished } from 'vitest'
import { listen } from '../../../mocks/hosts/listen.ts'
import { createApiServer } from '../../../mocks/hosts/server.ts'
import { CALLS } from '../../../src/adapters/http/calls/all.ts'

it('R7.02 R7.03 npm run api pone la cookie, rechaza lo que se envía sin su encabezado, y lo ajeno es 404', async () => {
  const { origin, stop } = await listen(createApiServer({ products: 60 }))
  onTestFinished(stop)
  const ask = (path: string, init: RequestInit = {}) => fetch(origin + path, init)
  const read = await ask(`/api${CALLS.catalogue.segments.path}`)
  const token = /^XSRF-TOKEN=([\w-]+);/.exec(read.headers.get('set-cookie') ?? '')?.[1] ?? ''
  const login = `/api${CALLS.session.login.path}`
  const body = JSON.stringify({ email: 'demo@puntada.mx', password: 'mayoreo123' })
  const cookie = { cookie: `XSRF-TOKEN=${token}` }
  for (const [headers, status] of [
    [{}, 403],
    [cookie, 403],
    [{ ...cookie, 'X-XSRF-TOKEN': 'otra' }, 403],
    [{ ...cookie, 'X-XSRF-TOKEN': token }, 200],
  ] as const)
    expect((await ask(login, { method: 'POST', body, headers })).status).toBe(status)
  const preflight = await ask(login, { method: 'OPTIONS', headers: { origin: 'http://localhost:5173' } })
  const allowed = preflight.headers.get('access-control-allow-origin')
  expect([preflight.status, allowed]).toEqual([204, 'http://localhost:5173'])

  const picture = await ask('/images/productos/12-1.svg')
  const [type, cache, etag = ''] = ['content-type', 'cache-control', 'etag'].map((name) => picture.headers.get(name))
  expect([picture.status, type, cache]).toEqual([200, 'image/svg+xml; charset=utf-8', 'no-cache'])
  expect((await ask('/images/productos/12-1.svg', { headers: { 'If-None-Match': etag! } })).status).toBe(304)
  for (const path of ['/images/productos/no.svg', '/api/otra.php']) expect((await ask(path)).status).toBe(404)
})
