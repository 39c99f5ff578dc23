// @vitest-environment node
import { getResponse } from 'msw'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createSimulation, type Simulation } from '../../../mocks/db.ts'
import { createHandlers } from '../../../mocks/handlers/handlers.ts'
import { listen } from '../../../mocks/hosts/listen.ts'
import { createApiServer } from '../../../mocks/hosts/server.ts'
import { CALLS, READS, WRITES } from '../../../src/adapters/http/calls/all.ts'
import type { ClientConfig } from '../../../src/adapters/http/client/client.ts'
import { clientOver, portsOver, type Ports } from '../../support/http.ts'
import { sharedShop } from '../../support/simulated.ts'
import { VISITS, WALKS } from './walks.ts'

type Fetch = ClientConfig['fetch']

/** The ports over a simulated shop, near or far. `requests`: what travels; null where nothing does. */
interface Connection {
  readonly ports: Ports
  readonly requests: readonly string[] | null
}

const overHttp = (fetch: Fetch, cookies = () => ''): Connection => {
  const requests: string[] = []
  const noted: Fetch = (url, init) => {
    requests.push(`${init.method} ${url.replace(/^\/api/, '')}${typeof init.body === 'string' ? ` ${init.body}` : ''}`)
    return fetch(url, init)
  }
  return { ports: portsOver(clientOver(noted, { cookies })), requests }
}

/** Keeps the cookies of the simulated server, as a browser does. */
const overWire = async (simulation: Simulation): Promise<Connection> => {
  const { origin, stop } = await listen(createApiServer({ simulation }))
  onTestFinished(stop)
  let cookie = ''
  const fetch: Fetch = async (url, init) => {
    const headers = { ...(init.headers as Record<string, string>), Cookie: cookie }
    const response = await globalThis.fetch(new URL(url, origin), { ...init, headers })
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    return response
  }
  // Whoever writes has read something before.
  await (await fetch(`/api${CALLS.catalogue.segments.path}`, { method: 'GET' })).text()
  return overHttp(fetch, () => cookie)
}

const TARGETS: readonly (readonly [title: string, connect: (over: Simulation) => Connection | Promise<Connection>])[] =
  [
    ['En memoria', ({ ports }) => ({ ports, requests: null })],
    [
      'Por HTTP simulado',
      (simulation) => {
        const handlers = createHandlers(simulation)
        return overHttp(async (url, init) => {
          const response = await getResponse(handlers, new Request(new URL(url, 'http://tienda.prueba'), init))
          if (response === undefined) throw new Error(`Nadie atiende ${url}`)
          return response
        })
      },
    ],
    ['Por HTTP de verdad', overWire],
  ]
const shopOf = (now: () => number) => createSimulation({ shop: sharedShop(3, 150), now })

describe.each(TARGETS)('%s', (_title, connect) => {
  it.each(WALKS)('%s', async (_walk, steps) => {
    let now = 1_000_000
    const [shop, twin] = [shopOf(() => now), shopOf(() => now)]
    const { ports, requests } = await connect(shop)
    for (const step of steps) {
      if (typeof step === 'number') now += step
      else {
        const [request, ask, answer] = step
        const before = requests?.length ?? 0
        const result = await ask(ports)
        expect(result, request).toEqual(await ask(twin.ports))
        expect(result.ok ? result.value : result.failure, request).toEqual(answer)
        expect(requests?.slice(before) ?? [request]).toEqual([request])
      }
    }
    const [written, expected] = [shop, twin].map(({ db }) => [db.order.getAll(), db.message.getAll()])
    expect(written).toEqual(expected)
  })

  it('R7.51 R7.52 R7.53 R7.54 R7.55 R7.56 R7.57 cada registro de vista, una vez', async () => {
    const shop = shopOf(() => 0)
    const { ports, requests } = await connect(shop)
    for (const [record] of VISITS) record(ports.visits)
    const noted = () => shop.db.visit.getAll().map((visit) => `${visit.kind} ${visit.subject} ${visit.user}`)
    await vi.waitFor(() =>
      expect(noted().toSorted()).toEqual(VISITS.map(([, , kind]) => `${kind} ana@x.mx`).toSorted()),
    )
    const sent = VISITS.map(([, request]) => `POST /${request},"user":"ana@x.mx"}`)
    expect(requests ?? sent).toEqual(sent)
  })

  it('R11.25 no pide nada para una pantalla que ya se dejó', async () => {
    const { ports, requests } = await connect(shopOf(() => 0))
    const asked = Object.entries(CALLS).flatMap(([port, calls]) =>
      Object.entries(calls)
        .filter(([, call]) => READS.includes(call as never))
        .map(([method, { asks }]) => {
          const ask = Reflect.get(Reflect.get(ports, port) as object, method) as (...args: object[]) => unknown
          return ask(...(asks.columns.length > 0 ? [{}] : []), AbortSignal.abort())
        }),
    )
    expect(await Promise.all(asked)).toEqual(READS.map(() => ({ ok: false, failure: { kind: 'aborted' } })))
    expect(requests ?? []).toEqual([])
  })
})

it('R10.02 los caminos pasan por todas las llamadas del contrato', () => {
  const asked = WALKS.flatMap(([, steps]) => steps.map((step) => (typeof step === 'number' ? '' : step[0])))
  const paths = [...asked.map((it) => it.split(/[ ?]/)[1]), ...VISITS.map(([, it]) => `/${it.split(' ')[0]}`)]
  expect([...READS, ...WRITES].map(({ path }) => path).filter((path) => !paths.includes(path))).toEqual([])
})
