import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fail, ok, type Failure, type Result } from '../../../src/domain/result.ts'
import { createQueries } from '../../../src/ui/app/app.tsx'
import { ServicesContext, type Services } from '../../../src/ui/lib/services.ts'
import { ReadView, useRead } from '../../../src/ui/lib/read.tsx'

/** A screen of one read. */
const show = (read: () => Promise<Result<string>>) => {
  const Companies = () => (
    <ReadView read={useRead({ key: ['catalogue.companies'], read })} skeleton={<p>Cargando…</p>}>
      {(name) => <p>{name}</p>}
    </ReadView>
  )
  render(
    <ServicesContext value={{} as Services}>
      <QueryClientProvider client={createQueries()}>
        <Companies />
      </QueryClientProvider>
    </ServicesContext>,
  )
}

/** Leaves the tab and comes back to it. */
const comeBack = (): void => {
  for (const state of ['hidden', 'visible']) {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }
  Reflect.deleteProperty(document, 'visibilityState')
}

describe('Una lectura que falló', () => {
  const open = (failure: Failure) => {
    const read = vi.fn(() =>
      Promise.resolve<Result<string>>(read.mock.calls.length === 1 ? fail(failure) : ok('Empresas')),
    )
    show(read)
    return read
  }

  it('R11.35 por no haber conexión se pide otra vez sola al volver a la pestaña', async () => {
    open({ kind: 'offline' })
    expect(await screen.findByText(/^No hay conexión con el sitio/)).toBeShown()
    comeBack()
    expect(await screen.findByText('Empresas')).toBeShown()
  })

  it('por otra cosa espera a que se lo pidan', async () => {
    const read = open({ kind: 'server', status: 404 })
    expect(await screen.findByText(/^El sitio tuvo un problema/)).toBeShown()
    comeBack()
    expect(read).toHaveBeenCalledTimes(1)
  })
})

describe('Una lectura que se rompe por un defecto del sitio', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('R11.27 se dice y ofrece reintentar, en lugar de cargar para siempre, y el defecto se reporta', async () => {
    const reported = vi.fn()
    vi.stubGlobal('reportError', reported)
    show(() => Promise.reject(new Error('un defecto del adaptador')))
    expect(await screen.findByText('El sitio respondió algo que no pudimos leer. Inténtalo de nuevo.')).toBeShown()
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeShown()
    expect(screen.queryByText('Cargando…')).toBeNull()
    expect(reported).toHaveBeenCalledWith(new Error('un defecto del adaptador'))
  })
})
