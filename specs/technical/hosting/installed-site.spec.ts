import { CALLS } from '../../../src/adapters/http/calls/all.ts'
import { describe, expect, it, vi } from 'vitest'
import { createFetch, onStored } from '../../../src/adapters/http/client/fetch.ts'
import { install } from '../../../src/service-worker/register.ts'

const SITE = 'https://puntada.mx'

class Worker extends EventTarget {
  readonly messages: unknown[] = []
  state = 'installing'
  postMessage(message: unknown) {
    this.messages.push(message)
  }
  become(state: string) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

const browser = ({ controlled }: { controlled: boolean }) => {
  const active = new Worker()
  const registration = Object.assign(new EventTarget(), {
    active,
    installing: null as Worker | null,
    waiting: null as Worker | null,
    update: vi.fn(async () => undefined),
  })
  const register = vi.fn(async () => registration)
  const container = Object.assign(new EventTarget(), {
    controller: controlled ? active : null,
    ready: Promise.resolve(registration),
    register,
  })
  const reload = vi.fn()
  const seen = [{ name: `${SITE}/api${CALLS.catalogue.segments.path}` }]
  let script = '/assets/base-2.js'
  const page = {
    document,
    location: { reload },
    performance: { getEntriesByType: () => seen },
    fetch: async () => new Response(`PRECACHE=[{url:\`${script}?v\`},{url:\`${script}\`}]`),
  } as unknown as Window
  const offers: (() => void)[] = []
  const start = () =>
    install({
      container: container as unknown as ServiceWorkerContainer,
      window: page,
      offer: (take) => offers.push(take),
    })
  const arrives = async (listed = script) => {
    script = listed
    const worker = new Worker()
    registration.installing = worker
    registration.dispatchEvent(new Event('updatefound'))
    registration.installing = null
    registration.waiting = worker
    worker.become('installed')
    await new Promise((done) => setTimeout(done, 20))
    return worker
  }
  return { container, registration, register, reload, offers, start, arrives, active }
}

describe('El sitio instalado', () => {
  it('la primera vez guarda lo que ya se vio, y no ofrece nada', async () => {
    const { start, arrives, offers, register, active } = browser({ controlled: false })
    await start()
    await arrives()
    expect(register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' })
    expect(active.messages).toEqual([
      { type: 'CACHE_URLS', payload: { urlsToCache: [`https://puntada.mx/api${CALLS.catalogue.segments.path}`] } },
    ])
    expect(offers).toEqual([])
  })

  it('una versión nueva espera a que se la pida, y entonces recarga una sola vez', async () => {
    const { start, arrives, offers, reload, container } = browser({ controlled: true })
    await start()
    const worker = await arrives()
    expect(offers).toHaveLength(1)
    expect(worker.messages).toEqual([])
    container.dispatchEvent(new Event('controllerchange'))
    expect(reload).not.toHaveBeenCalled()
    offers[0]?.()
    offers[0]?.()
    expect(worker.messages).toEqual(['puntada-toma-el-lugar'])
    container.dispatchEvent(new Event('controllerchange'))
    container.dispatchEvent(new Event('controllerchange'))
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('busca una versión nueva cuando se vuelve a mirar la página, a lo más una vez por hora', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { start, registration } = browser({ controlled: true })
    await start()
    const seen = vi.spyOn(document, 'visibilityState', 'get')
    const lookAfter = (minutes: number, state: DocumentVisibilityState) => {
      vi.setSystemTime(Date.now() + minutes * 60_000)
      seen.mockReturnValue(state)
      document.dispatchEvent(new Event('visibilitychange'))
      return registration.update.mock.calls.length
    }
    expect([
      lookAfter(59, 'visible'),
      lookAfter(2, 'hidden'),
      lookAfter(1, 'visible'),
      lookAfter(30, 'visible'),
      lookAfter(31, 'visible'),
    ]).toEqual([0, 0, 1, 1, 2])
  })

  it('R13.07 a una página que ya es de la versión nueva no se le ofrece', async () => {
    const { start, arrives, offers } = browser({ controlled: true })
    document.head.innerHTML = '<script type="module" src="/assets/base-1.js"></script>'
    await start()
    await arrives('/assets/base-1.js')
    expect(offers).toHaveLength(0)
    await arrives('/assets/base-2.js')
    expect(offers).toHaveLength(1)
    document.head.replaceChildren()
  })

  it('ofrece también la que ya esperaba desde otra visita', async () => {
    const { start, offers, registration } = browser({ controlled: true })
    registration.waiting = new Worker()
    await start()
    expect(offers).toHaveLength(1)
  })
})

describe('Lo que viene de lo guardado', () => {
  it('R13.07 dice desde cuándo es lo más viejo, también a quien pregunta después', async () => {
    const heard: number[] = []
    const dates = [null, 'Fri, 20 Nov 2026 18:00:00 GMT', 'Sat, 21 Nov 2026 18:00:00 GMT', '']
    const answer = async () => {
      const date = dates.shift() ?? null
      return new Response('[]', { headers: date === null ? {} : { 'X-Puntada-Stale': date } })
    }
    const page = Object.assign(new EventTarget(), { fetch: answer }) as unknown as Window
    const fetch = createFetch(page)
    const ask = () => fetch('/api/a', { method: 'GET' })
    await ask()
    onStored(page, (since) => heard.push(since))
    expect(heard).toEqual([])
    await ask()
    await ask()
    onStored(page, (since) => heard.push(since))
    expect(heard).toEqual(Array(3).fill(Date.UTC(2026, 10, 20, 18)))
    await ask()
    expect(heard.at(-1)).toBe(0)
  })
})
