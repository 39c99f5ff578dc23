import { expect, it, onTestFinished, vi } from 'vitest'
import { createSimulation } from '../../../mocks/db.ts'
import { createHandlers } from '../../../mocks/handlers/handlers.ts'
import { createBackendInMemory } from '../../../mocks/hosts/memory.ts'
import { createConditions, type Fault } from '../../../mocks/simulator/scenarios.ts'
import { CALLS } from '../../../src/adapters/http/calls/all.ts'
import { noIdentity } from '../../../src/adapters/firebase/identity.ts'
import { compose, createDevice } from '../../../src/composition/container.ts'
import { httpPorts } from '../../../src/composition/http-ports.ts'
import { readSettings } from '../../../src/hosting/settings.ts'
import { expectConsole } from '../../support/console.ts'
import { clientOver, portsOver } from '../../support/http.ts'
import { fetchFrom, sharedShop } from '../../support/simulated.ts'

const openShop = () => {
  // A fault is stronger than a scenario.
  const conditions = createConditions({ scenario: 'vacio' })
  const handlers = createHandlers(createSimulation({ shop: sharedShop(1, 80) }), { conditions })
  return { ports: portsOver(clientOver(fetchFrom(handlers), { readTimeoutMs: 30 })), faults: conditions.faults }
}

it.each<[Fault, object]>([
  ['500', { failure: { kind: 'server', status: 500 } }],
  ['429', { failure: { kind: 'server', status: 429, waitSeconds: 2 } }],
  ['401', { ok: false }],
  ['html', { failure: { kind: 'malformed' } }],
  ['truncada', { failure: { kind: 'malformed' } }],
  ['forma', { failure: { kind: 'malformed' } }],
  ['nunca', { failure: { kind: 'timeout' } }],
  ['sin-conexion', { failure: { kind: 'offline' } }],
  ['vacia', { ok: true, value: [] }],
  ['10000', { ok: true, value: { length: 3 } }],
])('la falla "%s" que se le pide a la simulación llega al sitio como lo que es', async (fault, expected) => {
  if (JSON.stringify(expected).includes('malformed')) expectConsole(/^\[puntada\]/)
  const { ports, faults } = openShop()
  faults.set(CALLS.catalogue.companies.path, fault)
  expect(await ports.catalogue.companies({ limit: 3 })).toMatchObject(expected)
})

it('una respuesta rota no deshace lo que se escribió; un 500 no escribe', async () => {
  const { ports, faults } = openShop()
  const subscribe = (fault: Fault | null, mail: string) => {
    faults.clear()
    if (fault) faults.set(CALLS.newsletter.subscribe.path, fault)
    return ports.newsletter.subscribe({ mail })
  }
  await subscribe('500', 'a@n.mx')
  expect(await subscribe(null, 'a@n.mx')).toMatchObject({ ok: true })
  expect(await subscribe('html', 'b@n.mx')).toMatchObject({ failure: { kind: 'page' } })
  expect(await subscribe(null, 'b@n.mx')).toMatchObject({
    failure: { kind: 'refused', text: 'Ese correo ya está suscrito.' },
  })
})

it('R10.06 npm start -- --memory: la tienda, sus fotos y el ingreso social, sin una sola petición', async () => {
  const fetching = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('nada sale'))
  const { api, identity, imageUrl } = createBackendInMemory({ products: 20 })
  const { services, stop } = compose({ settings: readSettings({}), imageUrl, identity, ...createDevice(window) }, api)
  onTestFinished(stop)
  const products = await services.catalogue.products({ limit: 3 })
  expect(products).toMatchObject({ ok: true, value: [{ id: '20' }, { id: '19' }, { id: '18' }] })
  const address = services.imageUrl('productos/20-1.svg')
  expect(decodeURIComponent(address)).toMatch(/^data:image\/svg\+xml,<svg [^]*<\/svg>$/)
  expect([services.picturesReady(), services.identity.available]).toEqual([null, true])
  expect(fetching).not.toHaveBeenCalled()
})

it('R7.01 R7.03 R10.06 todas las llamadas salen de una dirección, y todas las imágenes de otra', async () => {
  const [api, images] = ['https://api.ejemplo.mx/v1', 'https://fotos.ejemplo.mx/mayoreo']
  const settings = readSettings({ VITE_API_BASE: api, VITE_IMAGES_BASE: images })
  const fetch = vi.fn(async () => new Response(`[{"segmento":"Dama","svg":"${images}/p/a.svg"}]`))
  const { services, stop } = compose(
    { settings, identity: noIdentity, ...createDevice(window) },
    httpPorts({ window, settings, fetch }),
  )
  onTestFinished(stop)
  expect(await services.catalogue.segments()).toMatchObject({ value: [{ icon: 'p/a.svg' }] })
  expect(fetch.mock.calls).toEqual([[`${api}${CALLS.catalogue.segments.path}`, expect.anything()]])
  expect(services.imageUrl('p/a.svg')).toBe(`${images}/p/a.svg`)
})
