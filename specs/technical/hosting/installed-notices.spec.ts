import { describe, expect, it, vi } from 'vitest'
import { startInstallation, type Told } from '../../../src/service-worker/start.ts'

/** A page of a browser that has the site installed, or has not, and what it is told. */
const open = ({ onLine = true, controlled = true, saveData = false }: Opened = {}) => {
  const waiting = { postMessage: vi.fn() }
  const registration = Object.assign(new EventTarget(), { waiting: null as object | null, installing: null })
  const register = vi.fn(async () => registration)
  const container = Object.assign(new EventTarget(), {
    controller: controlled ? {} : null,
    ready: new Promise(() => undefined),
    register,
  })
  const page = Object.assign(new EventTarget(), {
    navigator: { onLine, serviceWorker: container, connection: { saveData } },
    document: Object.assign(new EventTarget(), { querySelectorAll: () => [] }),
    fetch: async () => new Response('/assets/otra.js'),
  })
  const told: unknown[][] = []
  const tell: Told = {
    offer: (take) => told.push(['versión', typeof take]),
    offline: (ms) => told.push(['sin red', ms]),
    stored: (ms) => told.push(['guardado', ms]),
    clear: () => told.push(['se quita']),
  }
  const happens = (name: string, isOnLine: boolean) => {
    page.navigator.onLine = isOnLine
    page.dispatchEvent(new Event(name))
  }
  return {
    told,
    register,
    start: () => startInstallation(page as unknown as Window, tell),
    lose: () => happens('offline', false),
    find: () => happens('online', true),
    waits: () => (registration.waiting = waiting),
  }
}
interface Opened {
  readonly onLine?: boolean
  readonly controlled?: boolean
  readonly saveData?: boolean
}

describe('Lo que el sitio instalado dice de la conexión', () => {
  it('R13.07 al volver la red se ofrece otra vez la versión que espera', async () => {
    const { start, lose, find, waits, told } = open()
    waits()
    start()
    await vi.waitFor(() => expect(told).toEqual([['versión', 'function']]))
    lose()
    find()
    expect(told).toEqual([
      ['versión', 'function'],
      ['sin red', null],
      ['versión', 'function'],
    ])
  })

  it('R8.01 donde no está instalado no dice nada, y a quien ahorra datos no se le instala', () => {
    const guest = open({ controlled: false, onLine: false })
    const saving = open({ saveData: true })
    guest.start()
    saving.start()
    expect([guest.told, guest.register.mock.calls.length, saving.register.mock.calls.length]).toEqual([[], 1, 0])
  })
})
