import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, onTestFinished, vi } from 'vitest'
import { blogQueries } from '../../../src/domain/blog/blog.ts'
import { catalogueQueries } from '../../../src/domain/catalogue/catalogue.ts'
import { favouritesQueries } from '../../../src/domain/favourites/favourites.ts'
import { messagingQueries } from '../../../src/domain/messaging/messaging.ts'
import { fail, ok, type Failure, type Query, type Result } from '../../../src/domain/result.ts'
import { createQueries } from '../../../src/ui/app/app.tsx'
import { ServicesContext, type Services } from '../../../src/ui/data/services.ts'
import { FailureNotice } from '../../../src/ui/notices/failure-notice.tsx'
import { showTab } from '../../support/device.ts'
import { ReadView, useRead } from '../../../src/ui/data/read.tsx'

const retry = () => screen.getByRole('button', { name: 'Reintentar' })

/** A screen of one read. */
const show = (read: () => Promise<Result<string>>, queries = createQueries()) => {
  const Companies = () => (
    <ReadView read={useRead({ key: ['catalogue.companies'], read })} skeleton={<p>Cargando…</p>}>
      {(name) => <p>{name}</p>}
    </ReadView>
  )
  return render(
    <ServicesContext value={{} as Services}>
      <QueryClientProvider client={queries}>
        <Companies />
      </QueryClientProvider>
    </ServicesContext>,
  )
}

it('cada consulta pide el método cuyo nombre lleva, con lo que se pregunta', () => {
  const asked = vi.fn()
  const port = (of: string) =>
    new Proxy(
      {},
      {
        get:
          (_, method) =>
          (...params: unknown[]) =>
            asked(`${of}.${String(method)}`, ...params),
      },
    )
  const ports = new Proxy({}, { get: (_, name) => port(String(name)) })
  const all = [blogQueries, catalogueQueries, favouritesQueries, messagingQueries].flatMap((of) => Object.values(of))
  const { signal } = new AbortController()
  const keys = all.map((query) => {
    const { key, read } = (query as (asked: object) => Query<unknown>)({ id: '7' })
    void read(ports as never, signal)
    return key
  })
  expect(keys).toContainEqual(['blog.article', { id: '7' }])
  expect(asked.mock.calls).toEqual(keys.map((key) => [...key, signal]))
})

it('lo que se leyó se pide otra vez tras un minuto, y se enseña entretanto durante diez', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const queries = createQueries()
  const read = vi.fn(async () => ok('Empresas'))
  const lookAfter = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms)
    const { container, unmount } = show(read, queries)
    const first = container.textContent
    await act(() => vi.advanceTimersByTimeAsync(10))
    unmount()
    return [first, read.mock.calls.length]
  }
  expect(await lookAfter(0)).toEqual(['Cargando…', 1])
  expect(await lookAfter(59_000)).toEqual(['Empresas', 1])
  expect(await lookAfter(2_000)).toEqual(['Empresas', 2])
  expect(await lookAfter(599_000)).toEqual(['Empresas', 3])
  expect(await lookAfter(601_000)).toEqual(['Cargando…', 4])
})

it.each<[Failure, times: number]>([
  [{ kind: 'offline' }, 2],
  [{ kind: 'server', status: 404 }, 1],
])('R11.35 una lectura que falló así se pide sola al volver a la pestaña, o espera', async (failure, times) => {
  const read = vi.fn(() =>
    Promise.resolve<Result<string>>(read.mock.calls.length === 1 ? fail(failure) : ok('Empresas')),
  )
  show(read)
  await screen.findByRole('alert')
  showTab('hidden')
  showTab('visible')
  onTestFinished(() => showTab(null))
  if (times === 2) expect(await screen.findByText('Empresas')).toBeInTheDocument()
  expect(read).toHaveBeenCalledTimes(times)
})

it('R11.27 una lectura que se rompe por un defecto del sitio se dice y se reporta', async () => {
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  show(() => Promise.reject(new Error('un defecto del adaptador')))
  await screen.findByText('Algo falló de nuestro lado. Inténtalo otra vez.')
  expect(retry()).toBeInTheDocument()
  expect(screen.queryByText('Cargando…')).toBeNull()
  expect(reported).toHaveBeenCalledWith(new Error('un defecto del adaptador'))
})

it.each([
  [1, 'El sitio pide esperar un segundo.'],
  [12, 'El sitio pide esperar 12 segundos.'],
])('R11.34 dice cuánto pide esperar el servidor, y solo entonces deja reintentar: %i s', async (waitSeconds, text) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const user = userEvent.setup({ delay: null })
  const onRetry = vi.fn()
  render(<FailureNotice failure={{ kind: 'server', status: 429, waitSeconds }} onRetry={onRetry} />)
  expect(screen.getByText(text)).toBeInTheDocument()
  await user.click(retry())
  act(() => void vi.advanceTimersByTime(waitSeconds * 1000 - 1))
  await user.click(retry())
  expect(onRetry).not.toHaveBeenCalled()
  expect(retry()).toHaveAttribute('aria-disabled', 'true')

  act(() => void vi.advanceTimersByTime(1))
  expect(retry()).not.toHaveAttribute('aria-disabled')
  await user.click(retry())
  expect(onRetry).toHaveBeenCalledTimes(1)
})

it.each([
  ['un envío', 'signUp', 1],
  ['una lectura', undefined, 0],
] as const)('R11.81 lo que pasó con %s se trae a la vista solo si nadie lo habría visto', (_, action, times) => {
  const brought = vi.spyOn(Element.prototype, 'scrollIntoView')
  render(<FailureNotice failure={{ kind: 'timeout' }} {...(action && { failedAction: action })} />)
  expect(brought).toHaveBeenCalledTimes(times)
})
