import { createMessageOutbox } from '../../../src/application/message-outbox.ts'
import { createOrderDrafts } from '../../../src/application/order-drafts.ts'
import { createOrderSending } from '../../../src/application/order-sending.ts'
import { startSession } from '../../../src/application/session-start.ts'
import { submitOrder } from '../../../src/application/submit-order.ts'
import { noIdentity } from '../../../src/adapters/firebase/identity.ts'
import { compose } from '../../../src/composition/container.ts'
import { httpPorts } from '../../../src/composition/http-ports.ts'
import type { Result } from '../../../src/domain/result.ts'
import { readSettings } from '../../../src/hosting/settings.ts'
import { expectConsole } from '../../support/console.ts'
import { ANA, createTabs, MemoryStore, SimulatedPage } from '../../support/device.ts'
import { openHttpSite } from '../../support/http-site.tsx'
import { json, noAnswer, unreachable } from '../../support/http.ts'
import { playera, STORE } from '../../support/order-services.ts'
import { waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'

/** The site as production puts it together, over a server and a browser that do as they are told. */
const open = (
  fetch: (url: string) => Promise<Response>,
  { onLine = true, ready = null }: { onLine?: boolean; ready?: Promise<unknown> | null } = {},
) => {
  const settings = readSettings({})
  const page = { document: { cookie: '' }, navigator: { onLine }, addEventListener: () => undefined }
  const { storage, locks } = createTabs().open()
  const device = { page: new SimulatedPage(), storage, tab: new MemoryStore(), locks, identity: noIdentity }
  const api = httpPorts({ window: page, settings, fetch, ready })
  const site = compose({ settings, picturesReady: ready, ...device }, api)
  onTestFinished(site.stop)
  return site
}
const outcome = ({ ok, ...rest }: Result<unknown>) => ('failure' in rest ? rest.failure : ok)

describe('Lo que el sitio le da a su cliente HTTP', () => {
  it.each([
    ['con red insiste dos veces', true, 3],
    ['sin red no insiste', false, 1],
  ])('R11.22 %s', async (_what, onLine, times) => {
    vi.useFakeTimers()
    const fetch = vi.fn(unreachable)
    const reading = open(fetch, { onLine }).services.catalogue.segments()
    await vi.advanceTimersByTimeAsync(1600)
    expect([outcome(await reading), fetch.mock.calls.length]).toEqual([{ kind: 'offline' }, times])
  })

  it.each([
    ['una lectura, diez segundos', 10_000],
    ['un envío, veinte', 20_000],
  ])('R11.22 lo que se espera: %s', async (_what, ms) => {
    vi.useFakeTimers()
    const { catalogue, newsletter } = open(noAnswer).services
    const asked = ms === 10_000 ? catalogue.segments() : newsletter.subscribe({ mail: 'ana@ejemplo.mx' })
    const done = vi.fn()
    void asked.then((result) => done(outcome(result)))
    await vi.advanceTimersByTimeAsync(ms - 1)
    expect(done).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(done).toHaveBeenCalledWith({ kind: 'timeout' })
  })

  it('R8.01 sabe qué respuesta es la que el sitio tenía guardada', async () => {
    const stale = { headers: { 'X-Puntada-Stale': 'Fri, 20 Nov 2026 18:00:00 GMT' } }
    const answers = [new Response('[]', stale), new Response('[]')]
    const { catalogue } = open(async () => answers.shift() ?? json([])).services
    const isStale = async () => {
      await catalogue.segments()
      return catalogue.segmentsAreStale()
    }
    expect([await isStale(), await isStale()]).toEqual([true, false])
  })
})

it('el sitio hace cada cosa que nombra, y una vez', () => {
  const ready = Promise.resolve()
  const { services } = open(noAnswer, { ready })
  expect(services.picturesReady()).toBe(ready)
  const made = () => Object.getOwnPropertyNames(services).map((name) => Reflect.get(services, name) as unknown)
  const once = made()
  expect(once.length).toBeGreaterThan(25)
  expect(once).not.toContain(undefined)
  expect(made().filter((one, place) => one !== once[place])).toEqual([])
})

it('R11.03 al cerrarse el sitio, la respuesta a un pedido y a un mensaje ya no se anota', async () => {
  const answers: (() => void)[] = []
  const fetch = (url: string) =>
    new Promise<Response>((resolve) => {
      const done = url.includes('pedido') ? { response: 'registered', folio: 'F-1' } : { response: 'sent' }
      answers.push(() => resolve(json([done])))
    })
  const { services, stop } = open(fetch)
  const { orderStores, messageStores, once } = services
  const [orderDrafts, messageOutbox] = [once(createOrderDrafts), once(createMessageOutbox)]
  services.sessionStore.write(ANA)
  services.currentSession.listen()
  services.currentSession.begin(startSession)
  orderDrafts.add(ANA.mail, STORE, [playera(12)])
  const orders = orderStores.open(ANA.mail)
  await vi.waitFor(() => expect(orders.read().drafts).toHaveLength(1))
  void submitOrder(services, once(createOrderSending), ANA.mail, orders.read().drafts[0]!, true)
  messageOutbox.post({ user: ANA.mail, storeId: '2' }, 'Hola', null, [])
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  const kept = () => [orders.read().pending.length, messageStores.outbox(ANA.mail, '2').read().length]
  expect(kept()).toEqual([1, 1])
  stop()
  for (const answer of answers) answer()
  for (let turn = 0; turn < 5; turn++) await new Promise((later) => setTimeout(later))
  expect(kept()).toEqual([1, 1])
})

it('R11.59 las partes de una pantalla que fallan todas igual se anuncian una sola vez', async () => {
  expectConsole(/^\[puntada\] \/.*se esperaba/)
  const site = await openHttpSite('/?escenario=respuesta-rota')
  const said = () => site.main.getAllByText('Algo falló de nuestro lado. Inténtalo otra vez.')
  await waitFor(() => expect(said()).toHaveLength(2))
  expect(said().filter((text) => text.closest('[role=alert]') !== null)).toHaveLength(1)
})
