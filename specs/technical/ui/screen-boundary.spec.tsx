import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ScreenBoundary } from '../../../src/ui/app/screen-boundary.tsx'
import { ServicesContext, type Services } from '../../../src/ui/lib/services.ts'
import { expectConsole } from '../../support/console.ts'
import { MemoryStore, SimulatedPage } from '../../support/device.ts'

const CHUNK = 'Failed to fetch dynamically imported module: /assets/products-1.js'

const fail = (message: string, { online = true, full = false, reachable = true } = {}) => {
  expectConsole(new RegExp(message.split(':')[0]!))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  const page = new SimulatedPage()
  page.reachable = reachable
  const storage = new MemoryStore()
  storage.full = full
  const state = { broken: true }
  const Breaks = () => {
    if (state.broken) throw new Error(message)
    return <h1>Productos</h1>
  }
  const show = () =>
    render(
      <ServicesContext value={{ page, storage } as unknown as Services}>
        <ScreenBoundary>
          <Breaks />
        </ScreenBoundary>
      </ServicesContext>,
    )
  const first = show()
  const again = () => {
    first.unmount()
    show()
  }
  return { page, state, again, retry: () => screen.getByRole('button', { name: 'Reintentar' }) }
}

describe('Una pantalla que no se puede mostrar', () => {
  afterEach(() => vi.restoreAllMocks())

  it('R11.56 la que ya no está en el servidor recarga la página una vez, y no da vueltas', () => {
    const { page, again } = fail(CHUNK)
    expect(page.reloads).toBe(1)
    page.time += 10_000
    again()
    expect(page.reloads).toBe(1)
    page.time += 60_000
    screen.getByRole('button', { name: 'Reintentar' })
    again()
    expect(page.reloads).toBe(2)
  })

  it('sin conexión se queda en el sitio, lo dice, y Reintentar la pide otra vez', async () => {
    const { page, state, retry } = fail(CHUNK, { online: false })
    expect(page.reloads).toBe(0)
    expect(screen.getByRole('alert').textContent).toContain('No hay conexión con el sitio.')
    state.broken = false
    await userEvent.click(retry())
    expect(screen.getByRole('heading', { level: 1, name: 'Productos' })).toBeVisible()
    expect(page.reloads).toBe(0)
  })

  it('R11.56 con el servidor caído no recarga: el navegador pondría su propia página de error', async () => {
    const { page, retry } = fail(CHUNK, { reachable: false })
    expect(page.reloads).toBe(0)
    await userEvent.click(retry())
    expect(page.reloads).toBe(0)
    page.reachable = true
    await userEvent.click(retry())
    expect(page.reloads).toBe(1)
  })

  it('un navegador que no guarda nada no entra en un círculo', () => {
    expect(fail(CHUNK, { full: true }).page.reloads).toBe(0)
  })

  it('la que truena por otra cosa se vuelve a intentar sin recargar', async () => {
    const { page, state, retry } = fail('se rompió')
    expect(screen.getByRole('heading', { level: 1, name: 'Algo salió mal' })).toBeInTheDocument()
    state.broken = false
    await userEvent.click(retry())
    expect(screen.getByRole('heading', { level: 1, name: 'Productos' })).toBeInTheDocument()
    expect(page.reloads).toBe(0)
  })
})
