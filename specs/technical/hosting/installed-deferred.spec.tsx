import { act, render, screen, waitFor } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { startDeferred } from '../../../src/later.ts'
import { Toaster } from '../../../src/ui/notices/toaster.tsx'

it('R8.01 R13.07 el sitio instalado avisa de cuándo es lo guardado, y el aviso se va con la red', async () => {
  vi.stubEnv('PROD', true)
  vi.stubEnv('VITE_OFFLINE', '')
  onTestFinished(() => void vi.unstubAllEnvs())
  const container = Object.assign(new EventTarget(), { controller: {}, register: () => new Promise(() => undefined) })
  const page = Object.assign(new EventTarget(), {
    localStorage,
    document: Object.assign(new EventTarget(), { querySelectorAll: () => [] }),
    navigator: { onLine: true, serviceWorker: container, connection: {} },
    puntadaStoredSince: Date.UTC(2026, 10, 20, 18),
  })
  render(<Toaster />)
  const errors = { report: () => undefined, listen: () => undefined, stop: () => undefined }
  const settings = { telemetryUrl: null }
  act(() => startDeferred({ window: page as unknown as Window, settings, errors, routeOf: () => '/' }))
  const told = () => screen.getAllByRole('status').find(({ className }) => className === 'toaster-region')?.textContent
  const since = 'Los precios son del 20 de noviembre de 2026, 12:00 p.m.'
  await waitFor(() => expect(told()).toBe(`AvisoEl servidor no contesta: se ve lo guardado. ${since}`))
  act(() => void page.dispatchEvent(new Event('offline')))
  await waitFor(() => expect(told()).toBe(`AvisoSin conexión: el catálogo se ve como la última vez. ${since}`))
  act(() => void page.dispatchEvent(new Event('online')))
  await waitFor(() => expect(told()).toBe(''))
})
