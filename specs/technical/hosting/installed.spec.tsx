import { act, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { createFetch, onStored } from '../../../src/adapters/http/client/fetch.ts'
import { startDeferred } from '../../../src/later.ts'
import { startInstallation } from '../../../src/service-worker/start.ts'
import { Toaster } from '../../../src/ui/notices/toaster.tsx'

class Worker extends EventTarget {
  readonly messages: unknown[] = []
  state = 'installing'
  postMessage(message: unknown) {
    this.messages.push(message)
  }
}
/** What was promised with answers at hand. */
const settled = () => new Promise((done) => setTimeout(done))

/** A page of a browser that has the site installed, or has not. */
const createPage = ({ controlled = true, saveData = false, waiting = false, onLine = true } = {}) => {
  const active = new Worker()
  const registration = Object.assign(new EventTarget(), {
    active,
    installing: null as Worker | null,
    waiting: waiting ? new Worker() : null,
    update: vi.fn(async () => undefined),
  })
  const container = Object.assign(new EventTarget(), {
    controller: controlled ? active : null,
    ready: Promise.resolve(registration),
    register: vi.fn(async () => registration),
  })
  let script = '/assets/base-2.js'
  const reload = vi.fn()
  const page = Object.assign(new EventTarget(), {
    navigator: { onLine, serviceWorker: container, connection: { saveData } },
    document,
    localStorage,
    location: { reload },
    performance: { getEntriesByType: () => [{ name: 'https://puntada.mx/api/lista.php' }] },
    fetch: async () => ({ text: async () => `PRECACHE=[{url:\`${script}?v\`},{url:\`${script}\`}]` }),
  })
  const arrives = async (listed = script) => {
    script = listed
    const worker = new Worker()
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
  return { page, container, registration, reload, arrives, goes, active }
}

/** It, and what it is told. */
const open = async (options?: Parameters<typeof createPage>[0]) => {
  const parts = createPage(options)
  const told: unknown[][] = []
  const offers: (() => void)[] = []
  startInstallation(parts.page as unknown as Window, {
    offer: (take) => void (offers.push(take), told.push(['versión'])),
    offline: (ms) => told.push(['sin red', ms]),
    stored: (ms) => told.push(['guardado', ms]),
    clear: () => told.push(['se quita']),
  })
  await settled()
  return { ...parts, told, offers }
}

describe('El sitio instalado', () => {
  it('la primera vez guarda lo que ya se vio, y no ofrece nada', async () => {
    const { arrives, told, container, active } = await open({ controlled: false })
    await arrives()
    expect(container.register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' })
    const urlsToCache = ['https://puntada.mx/api/lista.php']
    expect(active.messages).toEqual([{ type: 'CACHE_URLS', payload: { urlsToCache } }])
    expect(told).toEqual([])
  })

  it('una versión nueva que se pide toma el lugar y recarga, una sola vez', async () => {
    const { arrives, offers, reload, container } = await open()
    const worker = await arrives()
    for (const _ of 'ab') offers[0]?.()
    expect([offers.length, worker.messages]).toEqual([1, ['puntada-toma-el-lugar']])
    for (const _ of 'ab') container.dispatchEvent(new Event('controllerchange'))
    expect(reload).toHaveBeenCalledTimes(1)
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
    expect(looks(59, 'visible')).toBe(0)
    expect(looks(2, 'hidden')).toBe(0)
    expect(looks(1, 'visible')).toBe(1)
    expect(looks(30, 'visible')).toBe(1)
    expect(looks(31, 'visible')).toBe(2)
  })

  it('R13.07 a una página que ya es de la versión nueva no se le ofrece', async () => {
    document.head.innerHTML = '<script type="module" src="/assets/base-1.js"></script>'
    const { arrives, offers } = await open()
    await arrives('/assets/base-1.js')
    expect(offers).toHaveLength(0)
    await arrives('/assets/base-2.js')
    expect(offers).toHaveLength(1)
  })

  it('R13.07 ofrece la que ya esperaba desde otra visita, y otra vez al volver la red', async () => {
    const { told, goes } = await open({ waiting: true })
    goes('offline')
    goes('online')
    expect(told).toEqual([['versión'], ['sin red', null], ['versión']])
  })

  it('R8.01 donde no está instalado no dice nada, y a quien ahorra datos no se le instala', async () => {
    const [guest, saving] = [await open({ controlled: false, onLine: false }), await open({ saveData: true })]
    expect([guest, saving].map(({ told, container }) => [told, container.register.mock.calls.length])).toEqual([
      [[], 1],
      [[], 0],
    ])
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
    await shows(`AvisoSin conexión: el catálogo se ve como la última vez. ${since}`)
    act(() => goes('online'))
    await shows('')
  })
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
  await ask('/api/antes')
  await ask()
  onStored(page, (since) => heard.push(since))
  expect(heard).toEqual(Array(3).fill(Date.UTC(2026, 10, 20, 18)))
  await ask()
  expect(heard.at(-1)).toBe(0)
})
