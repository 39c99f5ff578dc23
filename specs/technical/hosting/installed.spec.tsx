import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createFetch } from '../../../src/adapters/http/client/fetch.ts'
import { startDeferred } from '../../../src/later.ts'
import { Toaster } from '../../../src/ui/notices/toaster.tsx'
import { clearNews } from '../../../src/ui/notices/toasts.ts'

const createWorker = (state = 'installing') => Object.assign(new EventTarget(), { state, postMessage: vi.fn() })

/** What was promised with answers at hand. */
const settled = () => act(() => new Promise((done) => setTimeout(done)))

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
    act(() => void page.dispatchEvent(new Event(name)))
  }
  return { page, container, registration, arrives, goes, active }
}

/** What the page says after it has started the installation. */
const open = async (options?: Parameters<typeof createPage>[0], before?: (page: Window) => Promise<unknown>) => {
  vi.stubEnv('PROD', true)
  vi.stubEnv('VITE_OFFLINE', '')
  onTestFinished(clearNews)
  const parts = createPage(options)
  const window = parts.page as unknown as Window
  await before?.(window)
  render(<Toaster />)
  const errors = { report: () => undefined, listen: () => undefined, stop: () => undefined }
  act(() => startDeferred({ window, settings: { telemetryUrl: null }, errors, routeOf: () => '/' }))
  await settled()
  const region = () => screen.getAllByRole('status').find(({ className }) => className === 'toaster-region')
  return { ...parts, shows: (text: string) => waitFor(() => expect(region()?.textContent).toBe(text)) }
}
const NEW = 'AvisoHay una versión nueva de Puntada.Actualizar'
const OFFLINE = 'AvisoSin conexión: el catálogo se ve como la última vez.'

it('la primera vez guarda lo que ya se vio, y no ofrece nada', async () => {
  const { arrives, shows, container, active } = await open({ controlled: false })
  await arrives()
  expect(container.register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' })
  const urlsToCache = ['https://puntada.mx/api/lista.php']
  expect(active.postMessage.mock.calls).toEqual([[{ type: 'CACHE_URLS', payload: { urlsToCache } }]])
  await shows('')
})

it('R13.07 una versión nueva se ofrece a la página de otra, y toma el lugar y recarga una sola vez', async () => {
  document.head.innerHTML = '<script type="module" src="/assets/base-1.js"></script>'
  const { arrives, shows, page, container } = await open()
  await arrives('/assets/base-1.js')
  await shows('')
  const worker = await arrives('/assets/base-2.js')
  await shows(NEW)
  const take = screen.getByRole('button', { name: 'Actualizar' })
  for (const _ of 'ab') fireEvent.click(take)
  expect(worker.postMessage.mock.calls).toEqual([['puntada-toma-el-lugar']])
  for (const _ of 'ab') container.dispatchEvent(new Event('controllerchange'))
  expect(page.location.reload).toHaveBeenCalledTimes(1)
})

it('R13.07 una versión nueva que otra pestaña ya tomó solo recarga', async () => {
  const { arrives, registration, page } = await open()
  await arrives()
  registration.waiting = null
  fireEvent.click(screen.getByRole('button', { name: 'Actualizar' }))
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
  ['la que ya esperaba se ofrece, y otra vez al volver la red', { waiting: true }, NEW, OFFLINE, NEW],
  ['sin red se dice desde que se abre, hasta que vuelve', { onLine: false }, OFFLINE, OFFLINE, ''],
  ['donde no está instalado no se dice nada', { controlled: false, onLine: false }, '', '', ''],
  ['a quien ahorra datos ni se le instala ni se le dice nada', { saveData: true }, '', '', ''],
])('R8.01 R13.07 %s', async (_, options, first, offline, online) => {
  const { shows, goes, container } = await open(options)
  await shows(first)
  goes('offline')
  await shows(offline)
  goes('online')
  await shows(online)
  expect(container.register).toHaveBeenCalledTimes('saveData' in options ? 0 : 1)
})

it('R8.01 R13.07 se dice de cuándo es lo más viejo de lo guardado, hasta que vuelve la red', async () => {
  const stale = (date: string) => new Response('[]', { headers: { 'X-Puntada-Stale': date } })
  const answers = [new Response('[]'), stale('Sat, 21 Nov 2026 18:00:00 GMT'), stale('')]
  const early = { '/api/a': Promise.resolve(stale('Fri, 20 Nov 2026 18:00:00 GMT')) }
  let ask: () => Promise<unknown> = async () => undefined
  const { shows, goes } = await open({}, async (page) => {
    Object.assign(page, { puntadaPrefetched: early, fetch: async () => answers.shift() })
    const fetch = createFetch(page)
    ask = () => act(() => fetch('/api/a', { method: 'GET' }))
    await ask()
  })
  const since = ' Los precios son del 20 de noviembre de 2026, 12:00 p.m.'
  await shows(`AvisoEl servidor no contesta: se ve lo guardado.${since}`)
  for (const _ of answers.slice(1)) await ask()
  await shows(`AvisoEl servidor no contesta: se ve lo guardado.${since}`)
  goes('offline')
  await shows(OFFLINE + since)
  await ask()
  await shows(`${OFFLINE} Los precios pueden haber cambiado.`)
  goes('online')
  await shows('')
})
