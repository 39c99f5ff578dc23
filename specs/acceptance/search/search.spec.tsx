import { fireEvent, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { within } from '../../support/area.ts'
import { aProduct, alwaysAnswers, alwaysFails } from '../../support/builders.ts'
import { leadsTo } from '../../support/buyer.ts'
import { ANA, EVA } from '../../support/device.ts'
import { box, options, suggesting } from '../../support/search-box.ts'
import { openSite } from '../../support/site.tsx'
import type { CataloguePort } from '../../../src/domain/catalogue/catalogue.ts'

describe('Búsqueda', () => {
  it('R2.13 la caja muestra lo buscado tal como se escribió, porcentajes incluidos', async () => {
    const site = await openSite('/busqueda/50%2525%20algod%C3%B3n')
    expect(box(site)).toHaveValue('50%25 algodón')
    await site.arrivesAt('Resultados de «50%25 algodón»')
  })

  it('R11.01 el Enter de Safari que acepta una letra compuesta no busca', async () => {
    const site = await suggesting(alwaysAnswers([]))
    const isTaken = !fireEvent.keyDown(box(site), { key: 'Enter', keyCode: 229 })
    expect([isTaken, fireEvent.keyDown(box(site), { key: 'Enter', keyCode: 13 })]).toEqual([true, true])
  })

  it('R11.250 lo que se pega con marcas que nadie ve se busca sin ellas', async () => {
    const site = await suggesting(alwaysAnswers([]))
    await site.paste('Buscar productos', '\u202apolo\u200b\u202c')
    await site.user.keyboard('{Enter}')
    await leadsTo('/busqueda/polo')
  })

  it('R12.21 lo que se escribió y no se buscó sigue en la caja en otra pantalla', async () => {
    const site = await suggesting(alwaysAnswers([]))
    await site.user.type(box(site), 'bota')
    await site.header.follow('Empresas')
    await site.arrivesAt('Empresas')
    expect(box(site)).toHaveValue('bota')
  })

  it('R5.03 R8.08 R10.23 buscar con espacios avisa, no navega y deja el foco en la caja', async () => {
    const site = await openSite('/articulos')
    await site.user.type(box(site), '   ')
    await within(site.getByRole('search')).press('Buscar')
    expect(box(site)).toHaveFocus()
    await site.toast('alert', 'Aviso', 'Escribe el nombre del producto.')
    await leadsTo('/articulos')
    site.neverCalled('catalogue.search')
  })

  it('R11.55 y R12.21 cada quien ve solo sus búsquedas recientes', async () => {
    const storage = { puntada_busquedas: ['botas'], 'puntada_busquedas_eva@ejemplo.mx': ['abrigo'] }
    const site = await openSite('/articulos', { session: ANA, storage })
    await site.user.click(box(site))
    expect(options()).toEqual([])
    await site.user.type(box(site), 'sueter{Enter}')
    await site.arrivesAt('Resultados de «sueter»')
    site.changeSessionElsewhere(EVA)
    await site.user.clear(box(site))
    await site.user.click(box(site))
    expect(options()).toEqual(['abrigo'])
    const stored = ['puntada_busquedas', 'puntada_busquedas_ana@ejemplo.mx'].map(site.storage.get)
    expect(stored).toEqual([['botas'], ['sueter']])
  })

  it('R12.21 lo buscado queda primero entre las seis recientes, sin repetirse, y se borran', async () => {
    const [long, longer] = ['a'.repeat(120), 'b'.repeat(121)]
    const before = ['botas', 'Suéter', 7, '', long, longer, 'gorra', 'falda', 'abrigo', 'bufanda']
    const site = await openSite('/articulos', { storage: { puntada_busquedas: before } })
    await site.user.click(box(site))
    const recent = await site.part('listbox', 'Búsquedas recientes')
    expect(recent.texts('option')).toEqual(['botas', 'Suéter', long, 'gorra', 'falda', 'abrigo'])
    await site.user.type(box(site), 'sueter{Enter}')
    expect(site.storage.get('puntada_busquedas')).toEqual(['sueter', 'botas', long, 'gorra', 'falda', 'abrigo'])
    expect(box(site)).toHaveAttribute('aria-expanded', 'false')
    await site.user.clear(box(site))
    await site.user.click(box(site))
    await site.press('Borrar búsquedas recientes')
    expect([options(), site.storage.get('puntada_busquedas')]).toEqual([[], null])
    expect(box(site)).toHaveFocus()
  })

  it('R2.36 R12.21 en el celular se abre con la caja lista, lo reciente y los segmentos', async () => {
    const site = await openSite('/articulos')
    const open = async (name: string) => {
      await site.press(name)
      const sheet = await site.part('dialog', 'Busca en Puntada')
      const field = await sheet.findByRole('combobox', { name: 'Buscar productos' })
      await waitFor(() => expect(field).toHaveFocus())
      return { sheet, field }
    }
    const { sheet } = await open('Buscar productos')
    await sheet.linksTo('Dama', '/productos/dama/0/todas')
    await site.user.keyboard('polo azul{Enter}')
    await site.arrivesAt('Resultados de «polo azul»')
    await site.loses('dialog')
    // The same again leads nowhere else, and the window closes all the same.
    expect((await open('Buscar productos polo azul')).field).toHaveValue('polo azul')
    await site.user.keyboard('{Enter}')
    await site.loses('dialog')
    const again = await open('Buscar productos polo azul')
    await site.user.clear(again.field)
    expect(again.sheet.texts('option')).toEqual(['polo azul'])
    await again.sheet.has('navigation', 'Segmentos')
  })
})

describe('Resultados de una búsqueda', () => {
  it('R8.02 R11.21 R12.27 si falla se avisa una vez, y Reintentar pide otra vez solo eso', async () => {
    const search = vi.fn<CataloguePort['search']>(alwaysFails({ kind: 'server', status: 500 }))
    const site = await openSite('/busqueda/playera negra', { services: { catalogue: { search } } })
    await site.toast('alert', 'Aviso', 'Error al conectar al sitio')
    site.lacksText(/No encontramos/)
    const again = await site.main.findByRole('button', { name: 'Reintentar' })
    search.mockImplementation(alwaysAnswers([aProduct()]))
    await site.user.click(again)
    await waitFor(() => expect(site.getAllByRole('article')).toHaveLength(1))
    expect(search.mock.calls.map(([asked]) => asked.text)).toEqual(['playera negra', 'playera negra'])
    expect(site.getAllByText('Error al conectar al sitio')).toHaveLength(1)
  })

  it('R2.13 R7.19 busqueda/{busqueda} abre directo con los resultados, filtros y título', async () => {
    const site = await openSite('/busqueda/chaqueta?orden=precio-menor')
    await site.arrivesAt('Resultados de «chaqueta»')
    expect((await site.part('list', 'Resultados de «chaqueta»')).texts('link').join()).toMatch(/chamarra/i)
    site.called('catalogue.search', { text: 'chaqueta' })
    await site.has('group', 'Talla')
    expect(document.title).toBe('Resultados de «chaqueta» · Puntada')
  })

  it('R12.27 primero van los nombres con más de las palabras o sus sinónimos', async () => {
    const names = ['Rompevientos Alba', 'Chamarra Brisa', 'Pantalón de mezclilla', 'Chaqueta de mezclilla Celia']
    const search = alwaysAnswers(names.map((name, id) => aProduct({ id: String(id), name })))
    const site = await openSite('/busqueda/chamarra%20mezclilla', { services: { catalogue: { search } } })
    const list = await site.part('list', 'Resultados de «chamarra mezclilla»')
    expect(list.texts('heading')).toEqual([names[3], names[1], names[2], names[0]])
  })

  it('R2.13 se afinan por segmento y categoría, que quedan en la dirección', async () => {
    const results = [
      aProduct({ id: '1', segment: 'Dama', category: 'Blusas' }),
      aProduct({ id: '2', segment: 'Niña', category: 'Blusas' }),
      aProduct({ id: '3', name: 'Falda con blusa', segment: 'Niña', category: 'Faldas' }),
    ]
    const site = await openSite('/busqueda/blusa', { services: { catalogue: { search: alwaysAnswers(results) } } })
    await site.choose('Niña 2 productos')
    await site.choose('Faldas 1 producto')
    site.hasQuery('?segmento=Ni%C3%B1a&categoria=Faldas')
    await waitFor(() => expect(site.getAllByRole('article')).toHaveLength(1))
    await (await site.part('list', 'Filtros activos')).press(/Faldas/)
    await waitFor(() => expect(site.getAllByRole('article')).toHaveLength(2))
  })

  it('R12.23 sin resultados ofrece categorías parecidas, cómo escribirlo y contacto', async () => {
    const site = await openSite('/busqueda/plyeras', { services: { catalogue: { search: alwaysAnswers([]) } } })
    await site.has('heading', 'No encontramos nada con «plyeras»')
    expect((await site.part('navigation', 'Categorías parecidas')).texts('link').join()).toContain('Playeras')
    await site.hasText(/Revisa cómo está escrito/)
    await site.has('button', 'Contáctanos')
  })

  it.each([
    ['con un signo de más', 'zq+xj'],
    ['mal codificada', '%E0%A4%A'],
  ])('R11.43 una dirección %s (busqueda/%s) abre la búsqueda, que no encuentra nada', async (_how, text) => {
    const site = await openSite(`/busqueda/${text}`)
    await site.has('heading', /^No encontramos nada/)
  })

  it('R11.43 buscar «..» llega a los resultados y no a otra parte', async () => {
    const site = await openSite('/articulos')
    fireEvent.change(box(site), { target: { value: '..' } })
    await site.user.keyboard('{Tab}')
    fireEvent.submit(site.getByRole('search'))
    await site.arrivesAt('Resultados de «..»')
  })
})
