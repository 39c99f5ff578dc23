import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createQueries } from '../../../src/ui/app/app.tsx'
import { ReadView } from '../../../src/ui/lib/read-view.tsx'
import { ServicesContext, type Services } from '../../../src/ui/lib/services.ts'
import { useRead } from '../../../src/ui/lib/use-read.ts'

const Broken = () => {
  const read = useRead({ key: ['catalogue.companies'], read: () => Promise.reject(new Error('un defecto del adaptador')) })
  return <ReadView read={read} skeleton={<p>Cargando…</p>}>{() => <p>Empresas</p>}</ReadView>
}

describe('Una lectura que se rompe por un defecto del sitio', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('R11.27 se dice y ofrece reintentar, en lugar de cargar para siempre, y el defecto se reporta', async () => {
    const reported = vi.fn()
    vi.stubGlobal('reportError', reported)
    render(
      <ServicesContext value={{} as Services}>
        <QueryClientProvider client={createQueries()}>
          <Broken />
        </QueryClientProvider>
      </ServicesContext>,
    )
    expect(await screen.findByText('El sitio respondió algo que no pudimos leer. Inténtalo de nuevo.')).toBeShown()
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeShown()
    expect(screen.queryByText('Cargando…')).toBeNull()
    expect(reported).toHaveBeenCalledWith(new Error('un defecto del adaptador'))
  })
})
