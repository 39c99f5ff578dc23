import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState, type ComponentType, type ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createChunk } from '../../../src/ui/lib/chunk.ts'
import { LazyPart } from '../../../src/ui/lib/failure-boundary.tsx'
import { ServicesContext, type Services } from '../../../src/ui/lib/services.ts'
import { expectConsole } from '../../support/console.ts'
import { SimulatedPage } from '../../support/device.ts'

const LOST = 'Failed to fetch dynamically imported module: https://puntada.test/assets/pedidos-abc.js'

const inSite = (part: ReactNode, page = new SimulatedPage()) => (
  <ServicesContext value={{ page } as unknown as Services}>{part}</ServicesContext>
)

const open = async (lost: number, { online = true } = {}) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  expectConsole(/Failed to fetch dynamically imported module/)
  const fetchCode = vi.fn((): Promise<{ default: ComponentType }> =>
    fetchCode.mock.calls.length <= lost
      ? Promise.reject(new TypeError(LOST))
      : Promise.resolve({ default: () => <p>Tus pedidos</p> }),
  )
  const chunk = createChunk(fetchCode)
  const page = new SimulatedPage()
  const Screen = () => {
    const [text, setText] = useState('')
    return (
      <>
        <input aria-label="Nota" value={text} onChange={({ target }) => setText(target.value)} />
        <LazyPart chunk={chunk} with={{}} skeleton={<p>Cargando…</p>} />
      </>
    )
  }
  render(inSite(<Screen />, page))
  await userEvent.type(screen.getByLabelText('Nota'), 'urge')
  await screen.findByRole('alert')
  return { page, fetchCode, retry: () => screen.getByRole('button', { name: 'Reintentar' }) }
}

describe('Una parte cuyo código no llega', () => {
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it('R11.56 cuesta solo esa parte: Reintentar la trae y lo escrito se queda', async () => {
    const { page, retry } = await open(1)
    expect(screen.getByRole('alert').textContent).toContain('El sitio tuvo un problema.')
    await userEvent.click(retry())
    expect(await screen.findByText('Tus pedidos')).toBeInTheDocument()
    expect(screen.getByLabelText('Nota')).toHaveProperty('value', 'urge')
    expect(page.reloads).toBe(0)
  })

  it('R11.56 si tampoco llega la segunda vez, Reintentar carga la página de nuevo', async () => {
    const { page, retry, fetchCode } = await open(9)
    await userEvent.click(retry())
    await vi.waitFor(() => expect(fetchCode).toHaveBeenCalledTimes(2))
    await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }))
    expect(page.reloads).toBe(1)
    expect(fetchCode).toHaveBeenCalledTimes(2)
  })

  it('R11.35 y R11.56 sin conexión lo dice, y al volver la conexión la trae sola', async () => {
    const { page } = await open(1, { online: false })
    expect(screen.getByRole('alert').textContent).toContain('No hay conexión con el sitio.')
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await screen.findByText('Tus pedidos')).toBeInTheDocument()
    expect(page.reloads).toBe(0)
  })

  it('R11.56 un código que no llega se da por perdido a los 25 segundos; un adorno no rompe la página', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    expectConsole(/did not come in time/)
    const chunk = createChunk(() => new Promise<never>(() => undefined))
    render(inSite(<LazyPart chunk={chunk} with={{}} skeleton={<p>Cargando…</p>} frame={() => <p>Sin cuenta</p>} />))
    expect(screen.getByText('Cargando…')).toBeInTheDocument()
    await act(() => vi.advanceTimersByTimeAsync(25_000))
    vi.useRealTimers()
    expect(await screen.findByText('Sin cuenta')).toBeInTheDocument()
  })
})
