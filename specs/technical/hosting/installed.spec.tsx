import { act, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { createFetch, onStored } from '../../../src/adapters/http/client/fetch.ts'
import { startDeferred } from '../../../src/later.ts'
import { startInstallation } from '../../../src/service-worker/start.ts'
import { Toaster } from '../../../src/ui/notices/toaster.tsx'

const createWorker = (state = 'installing') => Object.assign(new EventTarget(), { state, postMessage: vi.fn() })

/** What was promised with answers at hand. */
const settled = () => new Promise((done) => setTimeout(done))

/** A page of a browser that has the site installed, or has not. */
const createPage = ({ controlled = true, saveData = false, waiting = false, onLine = true } = {}) => {
  const active = createWorker()
  const registration = Object.assign(new EventTarget(), {
    active,
    installing: null as typeof active | null,
    waiting: waiting ? createWorker() : null,
    update: vi.fn(async () => undefined),
  })
  const container = Object.assign(new EventTarget(), {
    controller: controlled ? active : null,
    ready: Promise.resolve(registration),
    register: vi.fn(async () => registration),
  })
  let script = '/assets/base-2.js'
  const page = Object.assign(new EventTarget(), {
    navigator: { onLine, serviceWorker: container, connection: { saveData } },
    document,
    localStorage,
    location: { reload: vi.fn() },
    performance: { getEntriesByType: () => [{ name: 'https://puntada.mx/api/lista.php' }] },
    fetch: async () => ({ text: async () => `PRECACHE=[{url:\`${script}?v\`},{url:\`${script}\`}]` }),
  })
  const arrives = async (listed = script) => {
    script = listed
    const worker = createWorker()
    registration.installing = worker
    registration.dispatchEvent(new Event('updatefound'))
    Object.assign(registration, { installing: null, waiting: worker })
    worker.state = 'installed'
    worker.dispatchEvent(new Event('statechange'))
    await settled()
    return worker
  }
  const goes = (name: 'offline' | 'online') => {
    page.navigator.onLine = name === 'online'
    page.dispatchEvent(new Event(name))
  }
  return { page, container, registration, arrives, goes, active }
}

/** The page, and what it is told. */
const open = async (options?: Parameters<typeof createPage>[0]) => {
  const parts = createPage(options)
  const told: string[] = []
  const offers: (() => void)[] = []
  startInstallation(parts.page as unknown as Window, {
    offer: (take) => void (offers.push(take), told.push('versión')),
    offline: (ms) => told.push(`sin red ${ms}`),
    stored: (ms) => told.push(`guardado ${ms}`),
    clear: () => told.push('se quita'),
  })
  await settled()
  return { ...parts, told, offers }
}

it('la primera vez guarda lo que ya se vio, y no ofrece nada', async () => {
  const { arrives, told, container, active } = await open({ controlled: false })
  await arrives()
  expect(container.register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' })
  const urlsToCache = ['https://puntada.mx/api/lista.php']
  expect(active.postMessage.mock.calls).toEqual([[{ type: 'CACHE_URLS', payload: { urlsToCache } }]])
  expect(told).toEqual([])
})

it('R13.07 una versión nueva se ofrece a la página de otra, y toma el lugar y recarga una sola vez', async () => {
  document.head.innerHTML = '<script type="module" src="/assets/base-1.js"></script>'
  const { arrives, offers, page, container } = await open()
  await arrives('/assets/base-1.js')
  expect(offers).toHaveLength(0)
  const worker = await arrives('/assets/base-2.js')
  for (const _ of 'ab') offers[0]?.()
  expect([offers.length, worker.postMessage.mock.calls]).toEqual([1, [['puntada-toma-el-lugar']]])
  for (const _ of 'ab') container.dispatchEvent(new Event('controllerchange'))
  expect(page.location.reload).toHaveBeenCalledTimes(1)
})

it('busca una versión nueva cuando se vuelve a mirar la página, a lo más una vez por hora', async () => {
  const { registration } = await open()
  const visible = vi.spyOn(document, 'visibilityState', 'get')
  vi.useFakeTimers({ toFake: ['Date'] })
  const looks = (minutes: number, state: DocumentVisibilityState) => {
    vi.setSystemTime(Date.now() + minutes * 60_000)
    visible.mockReturnValue(state)
    document.dispatchEvent(new Event('visibilitychange'))
    return registration.update.mock.calls.length
  }
  expect([looks(59, 'visible'), looks(2, 'hidden'), looks(1, 'visible')]).toEqual([0, 0, 1])
  expect([looks(30, 'visible'), looks(31, 'visible')]).toEqual([1, 2])
})

it.each([
  ['ofrece la que ya esperaba, y otra vez al volver la red', { waiting: true }, ['versión', 'sin red null', 'versión']],
  ['avisa de que no hay red desde que se abre', { onLine: false }, ['sin red null', 'sin red null', 'se quita']],
  ['no dice nada donde no está instalado', { controlled: false, onLine: false }, ['se quita']],
  ['a quien ahorra datos no se le instala ni dice nada', { saveData: true }, []],
])('R8.01 R13.07 %s', async (_, options, expected) => {
  const { told, goes, container } = await open(options)
  goes('offline')
  goes('online')
  expect(told).toEqual(expected)
  expect(container.register).toHaveBeenCalledTimes('saveData' in options ? 0 : 1)
})

it('R8.01 R13.07 avisa de cuándo es lo guardado, y el aviso se va con la red', async () => {
  vi.stubEnv('PROD', true)
  vi.stubEnv('VITE_OFFLINE', '')
  const { page, goes } = createPage()
  const window = Object.assign(page, { puntadaStoredSince: Date.UTC(2026, 10, 20, 18) }) as unknown as Window
  render(<Toaster />)
  const errors = { report: () => undefined, listen: () => undefined, stop: () => undefined }
  act(() => startDeferred({ window, settings: { telemetryUrl: null }, errors, routeOf: () => '/' }))
  const shows = (text: string) => {
    const region = () => screen.getAllByRole('status').find(({ className }) => className === 'toaster-region')
    return waitFor(() => expect(region()?.textContent).toBe(text))
  }
  const since = 'Los precios son del 20 de noviembre de 2026, 12:00 p.m.'
  await shows(`AvisoEl servidor no contesta: se ve lo guardado. ${since}`)
  act(() => goes('offline'))
  act(() => void page.dispatchEvent(new Event('puntada-stored')))
  await shows(`AvisoSin conexión: el catálogo se ve como la última vez. ${since}`)
  act(() => goes('online'))
  await shows('')
})

it('R13.07 de lo guardado se sabe de cuándo es lo más viejo, también si se pregunta después', async () => {
  const heard: number[] = []
  const stale = (date: string) => new Response('[]', { headers: { 'X-Puntada-Stale': date } })
  const answers = [new Response('[]'), stale('Sat, 21 Nov 2026 18:00:00 GMT'), stale('')]
  const page = Object.assign(new EventTarget(), {
    fetch: async () => answers.shift(),
    puntadaPrefetched: { '/api/antes': Promise.resolve(stale('Fri, 20 Nov 2026 18:00:00 GMT')) },
  }) as unknown as Window
  const fetch = createFetch(page)
  const ask = (address = '/api/a') => fetch(address, { method: 'GET' })
  await ask()
  onStored(page, (since) => heard.push(since))
  expect(heard).toEqual([])
  for (const address of ['/api/antes', '/api/a', '/api/a']) await ask(address)
  expect(heard).toEqual([...Array<number>(2).fill(Date.UTC(2026, 10, 20, 18)), 0])
})
