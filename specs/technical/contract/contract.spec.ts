// @vitest-environment node
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { READS, WRITES } from '../../../src/adapters/http/calls/all.ts'
import type { VisitsPort } from '../../../src/domain/visits/visits.ts'
import { shopOf, TARGETS, type Target } from './targets.ts'
import { WALKS, type Step } from './walks.ts'

const open = async (target: Target, now: () => number) => {
  const simulation = shopOf(now)
  const connection = await target.connect(simulation)
  onTestFinished(() => connection.close())
  return { simulation, ports: connection.ports, requests: connection.requests }
}
const user = 'ana@ejemplo.mx'
const VISITS: readonly (readonly [record: (visits: VisitsPort) => void, request: string, recorded: string])[] = [
  [(visits) => visits.page({ page: '/articulos', user }), '/view_page.php {"pagina":"/articulos",', 'page /articulos'],
  [(visits) => visits.store({ storeId: '2', user }), '/usuario-vista-tienda.php {"id_tienda":"2",', 'store 2'],
  [
    (visits) => visits.storeContact({ storeId: '2', user }),
    '/vista-tienda-contacto.php {"id_tienda":"2",',
    'store-contact 2',
  ],
  [
    (visits) => visits.product({ productId: '5', user }),
    '/usuario-vista-producto.php {"id_producto":"5",',
    'product 5',
  ],
  [
    (visits) => visits.productContact({ productId: '5', user }),
    '/usuario-vista-producto-contacto.php {"id_producto":"5",',
    'product-contact 5',
  ],
  [(visits) => visits.article({ articleId: '7', user }), '/vista-articulo.php {"id_articulo":"7",', 'article 7'],
  [
    (visits) => visits.whatsappContact({ storeId: '2', productId: '5', user }),
    '/vista-contacto-whatsapp.php {"id_tienda":"2","id_producto":"5",',
    'whatsapp 2/5',
  ],
]

describe.each(TARGETS)('$title', (target) => {
  it.each(WALKS)('%s', async (_title, steps) => {
    let now = 1_000_000
    const { simulation, ports, requests } = await open(target, () => now)
    const twin = shopOf(() => now)
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
    const [written, expected] = [simulation, twin].map(({ db }) => [db.order.getAll(), db.message.getAll()])
    expect(written).toEqual(expected)
  })

  it('R7.51 R7.52 R7.53 R7.54 R7.55 R7.56 R7.57 cada registro de vista, una vez', async () => {
    const { simulation, ports, requests } = await open(target, () => 0)
    for (const [record] of VISITS) expect(record(ports.visits)).toBeUndefined()
    const recorded = () => simulation.db.visit.getAll().map((visit) => `${visit.kind} ${visit.subject} ${visit.user}`)
    await vi.waitFor(() =>
      expect(recorded().toSorted()).toEqual(VISITS.map(([, , kind]) => `${kind} ${user}`).toSorted()),
    )
    const sent = VISITS.map(([, request]) => `POST ${request}"user":"${user}"}`)
    expect(requests ?? sent).toEqual(sent)
  })

  it('R11.25 no pide nada para una pantalla que ya se dejó', async () => {
    const { ports, requests } = await open(target, () => 0)
    const reads = WALKS.flatMap(([, steps]) => steps.filter((step) => typeof step !== 'number' && step[1].length === 2))
    for (const [request, ask] of reads as readonly Step[])
      expect(await ask(ports, AbortSignal.abort()), request).toEqual({ ok: false, failure: { kind: 'aborted' } })
    expect(reads).toHaveLength(23)
    expect(requests ?? []).toEqual([])
  })
})

it('R10.02 los caminos pasan por todas las llamadas del contrato', () => {
  const asked = WALKS.flatMap(([, steps]) => steps.map((step) => (typeof step === 'number' ? '' : step[0])))
  const paths = [
    ...asked.map((request) => request.split(/[ ?]/)[1]),
    ...VISITS.map(([, request]) => request.split(' ')[0]),
  ]
  expect([...READS, ...WRITES].map(({ path }) => path).filter((path) => !paths.includes(path))).toEqual([])
})
