import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Toaster } from '../../../src/ui/notices/toaster.tsx'
import { clearNotices, notices, notify, type Notice } from '../../../src/ui/notices/toasts.ts'

const region = () => screen.getByRole('status')
const show = (...shown: readonly Notice[]) => act(() => shown.forEach(notify))

const FAILED: Notice = { title: 'Aviso', message: 'Algo falló', tone: 'error' }
const COPIED: Notice = { title: 'Aviso', message: 'Ya está', tone: 'done' }
const [failed, copied] = [FAILED.message, COPIED.message]
const after = async (ms: number) => {
  await act(() => vi.advanceTimersByTimeAsync(ms))
  return [failed, copied].filter((text) => screen.queryByText(text) !== null)
}

it.each<readonly [how: string, come: (on: HTMLElement) => void, go: (from: HTMLElement) => void]>([
  ['el puntero', fireEvent.pointerEnter, fireEvent.pointerLeave],
  ['el foco', fireEvent.focus, fireEvent.blur],
])('R11.59 mientras %s está sobre un aviso no se va', async (_how, come, go) => {
  vi.useFakeTimers()
  render(<Toaster />)
  show(COPIED)
  const close = screen.getByRole('button', { name: 'Cerrar aviso' })
  const target = come === fireEvent.focus ? close : close.closest<HTMLElement>('.toaster-stack')!
  await after(4000)
  act(() => come(target))
  expect(await after(60_000)).toEqual([copied])
  act(() => go(target))
  expect(await after(900)).toEqual([copied])
  expect(await after(200)).toEqual([])
})

it.each([
  ['el foco', fireEvent.focus],
  ['el dedo', (button: HTMLElement) => fireEvent.pointerEnter(button.closest('.toaster-stack')!)],
])('R11.59 cuando se quita el aviso que tenía %s, los demás y los que siguen se van a su hora', async (_what, come) => {
  vi.useFakeTimers()
  render(<Toaster />)
  show(FAILED, COPIED)
  const [close] = screen.getAllByRole('button', { name: 'Cerrar aviso' })
  act(() => void come(close!))
  act(() => close!.click())
  expect(await after(4900)).toEqual([copied])
  show(FAILED)
  expect(await after(7700)).toEqual([failed])
  expect(await after(300)).toEqual([])
})

it('R13.07 una versión nueva se ofrece con su botón, y el aviso se queda hasta que se quita', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  render(<Toaster />)
  const run = vi.fn()
  show(notices.versionWaits(run), COPIED)
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
