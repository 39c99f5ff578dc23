import { act, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openHttpSite } from '../../support/http-site.tsx'
import { main } from '../../support/buyer.ts'
import { expectConsole } from '../../support/console.ts'
import { DEMO } from '../../support/device.ts'
import { stubIntersectionObserver } from '../../support/intersection-observer.ts'

const SCREENS: readonly { readonly path: string; readonly shows: RegExp; readonly member?: true }[] = [
  { path: '/productos/dama/0/todas', shows: /^Blusa|^Vestido|^Suéter/ },
  { path: '/vistaproducto/12', shows: /^Arma tu pedido$/ },
  { path: '/empresa/2', shows: /^Contacto$|^Enviar mensaje$/ },
  { path: '/catalogoempresa', shows: /^Moroleón/ },
  { path: '/articulos', shows: /\d de noviembre de 2026/ },
  { path: '/articulo/1', shows: /minutos? de lectura$/ },
  { path: '/categorias', shows: /^Caballero$/ },
  { path: '/busqueda/blusa', shows: /^Blusa/ },
  { path: '/favoritos', member: true, shows: /^6 productos guardados$/ },
  { path: '/mensajes', member: true, shows: /Ya llegó el tono|También tenemos/ },
]

describe('Cuando las lecturas fallan', () => {
  it.each(SCREENS)(
    'R11.24 R11.27 $path dice que no hay conexión, o que no se entiende la respuesta, y Reintentar la muestra',
    async ({ path, shows, member }) => {
      expectConsole(/^\[puntada\] \/.*se esperaba/)
      const site = await openHttpSite(`${path}?escenario=sin-conexion`, { session: member ? DEMO : null })
      const nowWith = async (scenario: 'respuesta-rota' | null) => {
        await act(async () => site.simulator.change({ scenario }))
        const [retry] = main(site).queryAllByRole('button', { name: 'Reintentar' })
        if (retry !== undefined) await site.user.click(retry)
      }
      const offline = 'No hay conexión con el sitio. Revisa tu internet e inténtalo de nuevo.'
      expect((await main(site).findAllByText(offline))[0]!.closest('[role=alert]')).toBeInTheDocument()
      expect(site.screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
      await nowWith('respuesta-rota')
      const said = /^El sitio respondió (?:algo que no pudimos leer|«ok»)\. Inténtalo de nuevo\.$/
      expect((await main(site).findAllByText(said))[0]).toBeInTheDocument()
      expect(main(site).getAllByRole('button', { name: 'Reintentar' })[0]).toBeInTheDocument()
      expect(site.screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
      expect(document.body.textContent).not.toMatch(
        /\bundefined\b|\bNaN\b|\[object Object\]|Invalid Date|<!DOCTYPE|mysqli/i,
      )
      await nowWith(null)
      await waitFor(() => expect(main(site).getAllByText(shows)[0]).toBeInTheDocument())
      await waitFor(() => expect(main(site).queryByText(offline)).toBeNull())
    },
  )

  it('R11.59 las partes de una pantalla que fallan todas igual se anuncian una sola vez', async () => {
    expectConsole(/^\[puntada\] \/.*se esperaba/)
    const { comeNear } = stubIntersectionObserver()
    const site = await openHttpSite('/?escenario=respuesta-rota')
    const message = 'El sitio respondió algo que no pudimos leer. Inténtalo de nuevo.'
    await waitFor(() => expect(main(site).getAllByText(message)).toHaveLength(2))
    await comeNear()
    await waitFor(() => expect(main(site).getAllByText(message).length).toBeGreaterThan(2))
    expect(
      main(site)
        .getAllByText(message)
        .filter((text) => text.closest('[role=alert]') !== null),
    ).toHaveLength(1)
  })
})
