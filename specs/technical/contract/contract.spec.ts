// @vitest-environment node
import { readFileSync } from 'node:fs'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createSimulation, type Simulation } from '../../../mocks/db.ts'
import { contractPage, PAGE } from '../../../mocks/contract/page.ts'
import { listen } from '../../../mocks/hosts/listen.ts'
import { createApiServer } from '../../../mocks/hosts/server.ts'
import { CALLS } from '../../../src/adapters/http/calls/all.ts'
import { clientOver, portsOver } from '../../support/http.ts'
import { sharedShop } from '../../support/simulated.ts'
import { VISITS, WALKS } from './walks.ts'

// A real server answers with MSW's handlers what the ports in memory say: each is held against a twin in memory, and
// both against what is written out.

const shopOf = (now = () => 0) => createSimulation({ shop: sharedShop(3, 150), now })
const serve = async (simulation: Simulation) => {
  const { origin, stop } = await listen(createApiServer({ simulation }))
  onTestFinished(stop)
  const ask = (path: string, init: RequestInit = {}) => fetch(origin + path, init)
  // Whoever writes has read something before.
  const read = await ask(`/api${CALLS.catalogue.segments.path}`)
  return { ask, cookie: read.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
}
/** The site's ports over it, with its cookie as a browser keeps it. `requests`: what travels. */
const portsTo = async (simulation: Simulation) => {
  const { ask, cookie } = await serve(simulation)
  const requests: string[] = []
  const http = clientOver(
    async (url, init) => {
      const body = typeof init.body === 'string' ? ` ${init.body}` : ''
      requests.push(`${init.method} ${url.replace(/^\/api/, '')}${body}`)
      const answer = await ask(url, { ...init, headers: { ...(init.headers as Record<string, string>), cookie } })
      // The machine's clock goes on, the shop's stands.
      const headers = new Headers(answer.headers)
      headers.delete('Date')
      return new Response(answer.body, { status: answer.status, headers })
    },
    { cookies: () => cookie },
  )
  return { ports: portsOver(http), requests }
}

describe('El contrato', () => {
  it.each(WALKS)('%s', async (_walk, steps) => {
    let now = 1_000_000
    const [shop, twin] = [shopOf(() => now), shopOf(() => now)]
    const { ports, requests } = await portsTo(shop)
    for (const step of steps) {
      if (typeof step === 'number') now += step
      else {
        const [ask, answer, request = expect.any(String) as string] = step
        const result = await ask(ports)
        expect(result, String(ask)).toEqual(await ask(twin.ports))
        expect(result.ok ? result.value : result.failure, String(ask)).toEqual(answer)
        expect(requests.splice(0)).toEqual([request])
      }
    }
    const [written, expected] = [shop, twin].map(({ db }) => [db.order.getAll(), db.message.getAll()])
    expect(written).toEqual(expected)
  })

  it('R7.51 R7.52 R7.53 R7.54 R7.55 R7.56 R7.57 cada registro de vista, una vez', async () => {
    const [shop, twin] = [shopOf(), shopOf()]
    const { ports, requests } = await portsTo(shop)
    for (const [record] of VISITS) for (const { visits } of [ports, twin.ports]) record(visits)
    for (const { db } of [shop, twin])
      await vi.waitFor(() =>
        expect(
          db.visit
            .getAll()
            .map(({ kind, subject, user }) => `${kind} ${subject} ${user}`)
            .toSorted(),
        ).toEqual(VISITS.map(([, kind]) => `${kind} ana@x.mx`).toSorted()),
      )
    expect(requests).toHaveLength(VISITS.length)
  })

  it('R11.25 no pide nada para una pantalla que ya se dejó', async () => {
    const shop = shopOf()
    const { ports, requests } = await portsTo(shop)
    const left = AbortSignal.abort()
    const asked = [ports, shop.ports].flatMap<Promise<unknown>>(({ catalogue }) => [
      catalogue.segments(left),
      catalogue.product({ id: '5' }, left),
    ])
    expect(await Promise.all(asked)).toEqual(asked.map(() => ({ ok: false, failure: { kind: 'aborted' } })))
    expect(requests).toEqual([])
  })
})

it('R10.02 la página del contrato dice lo que las llamadas dicen hoy', async () => {
  expect(await contractPage(), 'npm run contract -- --page').toBe(readFileSync(PAGE, 'utf8'))
})

it('R7.02 R7.03 npm run api rechaza lo que llega con otro encabezado, dibuja las imágenes; lo ajeno es 404', async () => {
  const { ask, cookie } = await serve(shopOf())
  const login = `/api${CALLS.session.login.path}`
  const body = JSON.stringify({ email: 'demo@puntada.mx', password: 'mayoreo123' })
  for (const [token, status] of [
    ['otra', 403],
    [cookie.slice('XSRF-TOKEN='.length), 200],
  ] as const)
    expect((await ask(login, { method: 'POST', body, headers: { cookie, 'X-XSRF-TOKEN': token } })).status).toBe(status)
  for (const [from, allowed] of [
    ['http://localhost:5173', 'http://localhost:5173'],
    ['http://localhost.otro.mx', null],
  ] as const) {
    const preflight = await ask(login, { method: 'OPTIONS', headers: { origin: from } })
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, allowed])
  }

  const picture = await ask('/images/productos/12-1.svg')
  const [type, cache] = ['content-type', 'cache-control'].map((name) => picture.headers.get(name))
  expect([picture.status, type, cache]).toEqual([200, 'image/svg+xml; charset=utf-8', 'no-cache'])
  for (const path of ['/images/productos/no.svg', '/api/otra.php']) expect((await ask(path)).status).toBe(404)
})
