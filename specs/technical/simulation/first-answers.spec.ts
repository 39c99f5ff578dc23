import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { firstAnswers, type FirstAnswers } from '../../../src/composition/first-answers.ts'

const SEGMENTS = '/api/list-segmentos.php'
const CATEGORIES = '/api/list-categories.php'
const GET = { method: 'GET', headers: {} }
const simulated = () => new Response('[]', { headers: { 'X-Simulado': 'servidor' } })

interface Tab {
  readonly search?: string
  readonly kept?: Readonly<Record<string, string>>
}
const openTab = (answer: () => Response | Promise<Response>, { search = '', kept = {} }: Tab = {}) => {
  const asked: string[] = []
  const sessionStorage = Object.assign(Object.create({ getItem: (key: string) => kept[key] ?? null }) as Storage, kept)
  const page = {
    location: { pathname: '/categorias', search } as Location,
    sessionStorage,
    setTimeout: (run: () => void, ms?: number) => Number(globalThis.setTimeout(run, ms)),
    requestAnimationFrame: (run: FrameRequestCallback) => Number(globalThis.setTimeout(run, 16, 0)),
  }
  const first = firstAnswers(page as unknown as Window, '/api', async (url) => {
    asked.push(url)
    return answer()
  })
  return { first, asked }
}

const givenYet = async ({ given }: FirstAnswers): Promise<boolean> => Promise.race([given.then(() => true), Promise.resolve().then(() => false)])

describe('Las primeras respuestas en desarrollo', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  it('las da el servidor, y la simulación empieza cuando ya se vieron todas', async () => {
    const { first, asked } = openTab(simulated)
    expect(first).not.toBeNull()
    expect((await first?.take(SEGMENTS, GET))?.ok).toBe(true)
    await vi.advanceTimersByTimeAsync(500)
    expect(await givenYet(first as FirstAnswers)).toBe(false)
    expect((await first?.take(CATEGORIES, GET))?.ok).toBe(true)
    await vi.advanceTimersByTimeAsync(20)
    expect(await givenYet(first as FirstAnswers)).toBe(true)
    expect(asked).toEqual(['/api/list-segmentos.php', '/api/list-categories.php'])
  })

  it('lo demás espera a la simulación: otras lecturas, lo que se envía, y todo después de empezar', async () => {
    const { first, asked } = openTab(simulated)
    expect(await first?.take(SEGMENTS, { ...GET, method: 'POST' })).toBeNull()
    await vi.advanceTimersByTimeAsync(4999)
    expect(await givenYet(first as FirstAnswers)).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await givenYet(first as FirstAnswers)).toBe(true)
    expect(await first?.take(SEGMENTS, GET)).toBeNull()
    expect(asked).toEqual([])
  })

  it('una lectura que sólo la simulación puede contestar la hace empezar, y las primeras siguen llegando', async () => {
    const { first, asked } = openTab(simulated)
    expect(await first?.take('/api/list-companies.php?limit=200', GET)).toBeNull()
    expect(await givenYet(first as FirstAnswers)).toBe(true)
    expect((await first?.take(SEGMENTS, GET))?.ok).toBe(true)
    expect(asked).toEqual(['/api/list-segmentos.php'])
  })

  it('lo que se pregunta dos veces, como al montar dos veces, se contesta dos veces', async () => {
    const { first } = openTab(simulated)
    await first?.take(SEGMENTS, GET)
    expect((await first?.take(SEGMENTS, GET))?.ok).toBe(true)
  })

  it.each([
    ['la página de siempre en vez de datos', () => new Response('<!doctype html>')],
    ['un error', () => new Response('', { status: 503, headers: { 'X-Simulado': 'servidor' } })],
    ['nada', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('si el servidor contesta %s, la simulación empieza y contesta ella', async (_, answer) => {
    const { first } = openTab(answer)
    expect(await first?.take(SEGMENTS, GET)).toBeNull()
    expect(await givenYet(first as FirstAnswers)).toBe(true)
  })

  it('quien deja de preguntar puede preguntar otra vez', async () => {
    const aborted = AbortSignal.abort()
    let times = 0
    const { first } = openTab(() => (times++ === 0 ? Promise.reject(new DOMException('', 'AbortError')) : simulated()))
    await expect(first?.take(SEGMENTS, { ...GET, signal: aborted })).rejects.toThrow()
    expect((await first?.take(SEGMENTS, GET))?.ok).toBe(true)
  })

  it('con un estado del simulador pedido en la dirección o en la pestaña no las hay', () => {
    expect(openTab(simulated, { search: '?escenario=vacio' }).first).toBeNull()
    expect(openTab(simulated, { kept: { puntada_simulador: 'escenario=vacio' } }).first).toBeNull()
    expect(openTab(simulated, { kept: { puntada_simulador: '' } }).first).not.toBeNull()
  })
})
