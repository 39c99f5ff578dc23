// @vitest-environment node
import { expect, it, onTestFinished } from 'vitest'
import { listen } from '../../../mocks/hosts/listen.ts'
import { createApiServer } from '../../../mocks/hosts/server.ts'
import { CALLS } from '../../../src/adapters/http/calls/all.ts'

it('R7.02 npm run api pone la cookie, rechaza lo que se envía sin su encabezado, y lo ajeno es 404', async () => {
  const { origin, stop } = await listen(createApiServer({ products: 60 }))
  onTestFinished(stop)
  const read = await fetch(`${origin}/api${CALLS.catalogue.segments.path}`)
  const token = /^XSRF-TOKEN=([\w-]+);/.exec(read.headers.get('set-cookie') ?? '')?.[1] ?? ''
  const login = (init: RequestInit) => fetch(`${origin}/api${CALLS.session.login.path}`, init)
  const body = JSON.stringify({ email: 'demo@puntada.mx', password: 'mayoreo123' })
  const cookie = { cookie: `XSRF-TOKEN=${token}` }
  for (const [headers, status] of [
    [{}, 403],
    [cookie, 403],
    [{ ...cookie, 'X-XSRF-TOKEN': 'otra' }, 403],
    [{ ...cookie, 'X-XSRF-TOKEN': token }, 200],
  ] as const)
    expect((await login({ method: 'POST', body, headers })).status).toBe(status)
  const preflight = await login({ method: 'OPTIONS', headers: { origin: 'http://localhost:5173' } })
  const allowed = preflight.headers.get('access-control-allow-origin')
  expect([preflight.status, allowed]).toEqual([204, 'http://localhost:5173'])
  const picture = await fetch(`${origin}/images/segments/svg/dama.svg`)
  expect(picture.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
  expect((await fetch(`${origin}/api/otra.php`)).status).toBe(404)
})
