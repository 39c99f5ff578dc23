import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Toaster } from '../../../src/ui/notices/toaster.tsx'
import { clearNews, clearNotices, notices, notify } from '../../../src/ui/notices/toasts.ts'

afterEach(cleanup)

const region = () => screen.getByRole('status')
const show = (...shown: readonly ReturnType<(typeof notices)['offline']>[]) => act(() => shown.forEach(notify))

describe('Lo que se dice de la conexión y de la versión', () => {
  it('R13.07 una versión nueva se ofrece con su botón, y el aviso se queda hasta que se quita', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    render(<Toaster />)
    const run = vi.fn()
    show(notices.versionWaits(run), notices.linkCopied())
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    vi.useRealTimers()
    expect(
      within(region())
        .getAllByRole('paragraph')
        .map(({ textContent }) => textContent),
    ).toEqual(['Aviso', 'Hay una versión nueva de Puntada.'])
    act(clearNotices)
    await userEvent.click(screen.getByRole('button', { name: 'Actualizar' }))
    expect(run).toHaveBeenCalledTimes(1)
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar aviso' }))
    await waitFor(() => expect(region().textContent).toBe(''))
  })

  it('sin conexión lo dice una sola vez, con la fecha de los precios, y con ella se va', async () => {
    render(<Toaster />)
    show(notices.offline(null), notices.stored(0), notices.offline(Date.UTC(2026, 10, 20, 18)))
    expect(region().textContent).toBe(
      'AvisoSin conexión: el catálogo se ve como la última vez. Los precios son del 20 de noviembre de 2026, 12:00 p.m.',
    )
    act(clearNews)
    await waitFor(() => expect(region().textContent).toBe(''))
  })
})
