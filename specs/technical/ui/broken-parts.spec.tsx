import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState, type ComponentType, type ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { ScreenBoundary } from '../../../src/ui/app/screen-boundary.tsx'
import { createChunk } from '../../../src/ui/kit/chunk.ts'
import { LazyPart } from '../../../src/ui/site/failure-boundary.tsx'
import { ServicesContext, type Services } from '../../../src/ui/data/services.ts'
import { expectConsole } from '../../support/console.ts'
import { fullStore, MemoryStore, SimulatedPage } from '../../support/device.ts'

const LOST = 'Failed to fetch dynamically imported module: https://puntada.test/assets/pedidos-abc.js'

/** What a part of the site says when it breaks; `draw` draws it again, as a page of its own. */
const open = (part: ReactNode, message: string, { online = true, storage = new MemoryStore() } = {}) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  expectConsole(new RegExp(message.split(':')[0]!))
  const page = new SimulatedPage()
  const services = { page, storage, tab: new MemoryStore() } as unknown as Services
  const draw = () => render(<ServicesContext value={services}>{part}</ServicesContext>)
  return { page, draw }
}
const retry = async () => userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }))

describe('Una parte cuyo código no llega', () => {
  const openPart = async (lost: number, online = true) => {
    const fetchCode = vi.fn((): Promise<{ default: ComponentType }> =>
      fetchCode.mock.calls.length <= lost
        ? Promise.reject(new TypeError(LOST))
        : Promise.resolve({ default: () => <p>Tus pedidos</p> }),
    )
    const chunk = createChunk(fetchCode)
    const Screen = () => {
      const [text, setText] = useState('')
      return (
        <>
          <input aria-label="Nota" value={text} onChange={({ target }) => setText(target.value)} />
          <LazyPart chunk={chunk} with={{}} skeleton={<p>Cargando…</p>} />
        </>
      )
    }
    const { page, draw } = open(<Screen />, LOST, { online })
    draw()
    await userEvent.type(screen.getByLabelText('Nota'), 'urge')
    const said = await screen.findByRole('alert')
    return { page, fetchCode, said: said.textContent }
  }

  it('R11.56 cuesta solo esa parte: Reintentar la trae y lo escrito se queda', async () => {
    const { page, said } = await openPart(1)
    expect(said).toContain('El sitio tuvo un problema.')
    await retry()
    expect(await screen.findByText('Tus pedidos')).toBeInTheDocument()
    expect(screen.getByLabelText('Nota')).toHaveProperty('value', 'urge')
    expect(page.reloads).toBe(0)
  })

  it('R11.56 si tampoco llega la segunda vez, Reintentar carga la página de nuevo', async () => {
    const { page, fetchCode } = await openPart(9)
    await retry()
    await vi.waitFor(() => expect(fetchCode).toHaveBeenCalledTimes(2))
    await retry()
    expect(page.reloads).toBe(1)
    expect(fetchCode).toHaveBeenCalledTimes(2)
  })

  it('R11.35 y R11.56 sin conexión lo dice, y al volver la conexión la trae sola', async () => {
    const { page, said } = await openPart(1, false)
    expect(said).toContain('No hay conexión con el sitio.')
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await screen.findByText('Tus pedidos')).toBeInTheDocument()
    expect(page.reloads).toBe(0)
  })

  it('R11.56 el que un navegador no pediría otra vez se pide con otra dirección, y llega', async () => {
    // In place of a server: the code is its own address.
    vi.spyOn(window.location, 'origin', 'get').mockReturnValue('data:text')
    const address = 'data:text/javascript,export%20default()=>"Tus%20pedidos"//.js'
    const chunk = createChunk(() => Promise.reject(new TypeError(`Failed to fetch: ${address}`)))
    render(<chunk.Late with={{}} skeleton={<p>Cargando…</p>} />)
    expect(await screen.findByText('Tus pedidos')).toBeInTheDocument()
  })

  it('R11.56 un código que no llega se da por perdido a los 25 segundos; un adorno no rompe la página', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const chunk = createChunk(() => new Promise<never>(() => undefined))
    const part = <LazyPart chunk={chunk} with={{}} skeleton={<p>Cargando…</p>} frame={() => <p>Sin cuenta</p>} />
    open(part, 'did not come in time').draw()
    expect(screen.getByText('Cargando…')).toBeInTheDocument()
    await act(() => vi.advanceTimersByTimeAsync(25_000))
    vi.useRealTimers()
    expect(await screen.findByText('Sin cuenta')).toBeInTheDocument()
  })
})

describe('Una pantalla que no se puede mostrar', () => {
  const openScreen = (message: string, options?: Parameters<typeof open>[2]) => {
    const state = { broken: true }
    const Breaks = () => {
      if (state.broken) throw new Error(message)
      return <h1>Productos</h1>
    }
    const { page, draw } = open(<ScreenBoundary children={<Breaks />} />, message, options)
    return { page, draw, mend: () => void (state.broken = false) }
  }

  it('R11.56 la que ya no está en el servidor recarga la página una vez, y no da vueltas', () => {
    const { page, draw } = openScreen(LOST)
    const again = (ms: number) => {
      page.time += ms
      const { unmount } = draw()
      screen.getByRole('button', { name: 'Reintentar' })
      unmount()
      return page.reloads
    }
    expect([again(0), again(10_000), again(60_000)]).toEqual([1, 1, 2])
  })

  it.each([
    ['sin conexión se queda en el sitio, lo dice, y', LOST, false, 'No hay conexión con el sitio.'],
    ['la que truena por otra cosa lo dice, y', 'se rompió', true, 'Algo salió mal'],
  ])('%s Reintentar la dibuja sin recargar', async (_what, message, online, said) => {
    const { page, draw, mend } = openScreen(message, { online })
    draw()
    expect(document.body.textContent).toContain(said)
    mend()
    await retry()
    expect(screen.getByRole('heading', { level: 1, name: 'Productos' })).toBeVisible()
    expect(page.reloads).toBe(0)
  })

  it.each([
    ['R11.52 un navegador que no guarda nada no entra en un círculo', fullStore()],
    [
      'R11.273 donde un pedido no cupo, la página que lo tiene no se recarga sola',
      Object.assign(new MemoryStore(), { refused: new Set(['puntada_pedidos']) }),
    ],
  ])('%s', (_, storage) => {
    const { page, draw } = openScreen(LOST, { storage })
    draw()
    expect(page.reloads).toBe(0)
  })
})
