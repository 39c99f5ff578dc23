import { getResponse } from 'msw/utils/get-response'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { CALLS } from '../../../src/adapters/http/calls/all.ts'
import { portsOver, clientOver } from '../../support/http.ts'
import { expectConsole } from '../../support/console.ts'
import { createSimulation } from '../../../mocks/db.ts'
import { createHandlers } from '../../../mocks/handlers/handlers.ts'
import { createConditions, createTreatments, type Fault } from '../../../mocks/simulator/scenarios.ts'
import { createBackendInMemory } from '../../../mocks/hosts/memory.ts'
import { compose, createDevice } from '../../../src/composition/container.ts'
import { readSettings } from '../../../src/hosting/settings.ts'

const openShop = () => {
  const conditions = createConditions()
  const simulation = createSimulation({ seed: 1, products: 120 })
  const handlers = createHandlers(simulation, { conditions })
  const ask = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const response = await getResponse(handlers, new Request(`http://tienda.mx${path}`, init))
    if (response === undefined) throw new Error(`Nadie contesta ${path}`)
    if (response.type === 'error') throw new TypeError('Failed to fetch')
    return response
  }
  const http = clientOver((url, init) => ask(url, { ...init, signal: null }), { readTimeoutMs: 30 })
  return { ports: portsOver(http), ask, conditions }
}

describe('Simulación por HTTP: imágenes', () => {
  it('R7.03 dibuja SVG que se guarda y se confirma, y 404 para lo que no existe', async () => {
    const { ask } = openShop()
    const picture = await ask('/images/productos/12-1.svg')
    const [type, cache, tag] = ['content-type', 'cache-control', 'etag'].map((name) => picture.headers.get(name) ?? '')
    expect([picture.status, type, cache]).toEqual([200, 'image/svg+xml; charset=utf-8', 'no-cache'])
    const again = await ask('/images/productos/12-1.svg', { headers: { 'If-None-Match': tag! } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect((await ask('/images/productos/no.svg')).status).toBe(404)
  })
})

describe('Simulación por HTTP: fallas a la orden', () => {
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
  ])('la falla "%s" llega al sitio como lo que es', async (fault, expected) => {
    if (JSON.stringify(expected).includes('malformed')) expectConsole(/^\[puntada\]/)
    const { ports, conditions } = openShop()
    conditions.faults.set(CALLS.catalogue.companies.path, fault)
    expect(await ports.catalogue.companies({ limit: 3 })).toMatchObject(expected)
  })

  it('una respuesta rota no deshace lo que se escribió; un 500 no escribe', async () => {
    const { ports, conditions } = openShop()
    conditions.faults.set(CALLS.newsletter.subscribe.path, '500')
    await ports.newsletter.subscribe({ mail: 'rota@n.mx' })
    conditions.faults.set(CALLS.newsletter.subscribe.path, 'html')
    expect(await ports.newsletter.subscribe({ mail: 'rota@n.mx' })).toMatchObject({
      ok: false,
      failure: { kind: 'malformed' },
    })
    conditions.faults.clear()
    expect(await ports.newsletter.subscribe({ mail: 'rota@n.mx' })).toEqual({
      ok: false,
      failure: { kind: 'refused', text: 'Ese correo ya está suscrito.' },
    })
  })

  type Asked = readonly [Parameters<typeof createConditions>[0], personal?: boolean, method?: 'GET' | 'POST']
  const treated = (...[state, personal = false, method = 'GET']: Asked) => {
    const treat = createTreatments(1, createConditions(state))
    return [1, 2, 3].map(() => treat({ path: '/x.php', method, personal }))
  }
  it.each<readonly [Asked, Fault | null]>([
    [[{ scenario: 'vacio' }], 'vacia'],
    [[{ scenario: 'vacio' }, false, 'POST'], null],
    [[{ scenario: 'error' }, false, 'POST'], '500'],
    [[{ scenario: 'sin-conexion' }], 'sin-conexion'],
    [[{ scenario: 'sesion-caducada' }], null],
    [[{ scenario: 'sesion-caducada' }, true], '401'],
  ])('el escenario de %j contesta con la falla %s', (asked, fault) => {
    expect(treated(...asked).map((one) => one.fault)).toEqual([fault, fault, fault])
  })
})

it('R10.06 npm start -- --memory: la tienda, sus fotos y el ingreso social, sin una sola petición', async () => {
  const fetching = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('nada sale'))
  onTestFinished(() => fetching.mockRestore())
  const { api, identity, imageUrl } = createBackendInMemory({ products: 20 })
  const { services, stop } = compose({ settings: readSettings({}), imageUrl, identity, ...createDevice(window) }, api)
  onTestFinished(stop)
  const products = await services.catalogue.products({ limit: 3 })
  expect(products).toMatchObject({ ok: true, value: [{ id: '20' }, { id: '19' }, { id: '18' }] })
  const address = services.imageUrl('productos/20-1.svg')
  expect(decodeURIComponent(address)).toMatch(/^data:image\/svg\+xml,<svg [^]*<\/svg>$/)
  expect(services.picturesReady()).toBeNull()
  expect(services.identity.available).toBe(true)
  expect(fetching).not.toHaveBeenCalled()
})
