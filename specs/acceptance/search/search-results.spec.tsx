import { fireEvent, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { CataloguePort } from '../../../src/domain/catalogue/catalogue.ts'
import { alwaysAnswers, alwaysFails, aProduct } from '../../support/builders.ts'
import { openSite, type Site } from '../../support/site.tsx'

const box = ({ screen }: Site) => screen.getByRole('combobox', { name: 'Buscar productos' })

describe('Resultados de una búsqueda', () => {
  it('R8.02 R11.21 R12.27 si lo escrito falla se avisa una vez, y Reintentar lo pide otra vez, solo eso', async () => {
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
    const results = await site.part('list', 'Resultados de «chaqueta»')
    expect(results.getAllByRole('link').some((link) => /chamarra/i.test(link.textContent ?? ''))).toBe(true)
    site.called('catalogue.search', { text: 'chaqueta' })
    await site.has('group', 'Talla')
    expect(document.title).toBe('Resultados de «chaqueta» · Puntada')
  })

  it('R12.27 primero van los productos cuyo nombre tiene más de las palabras o sus sinónimos', async () => {
    const names = ['Rompevientos Alba', 'Chamarra Brisa', 'Pantalón de mezclilla', 'Chaqueta de mezclilla Celia']
    const results = names.map((name, id) => aProduct({ id: String(id), name }))
    const search = vi.fn(alwaysAnswers(results))
    const site = await openSite('/busqueda/chamarra%20mezclilla', { services: { catalogue: { search } } })
    const list = await site.part('list', 'Resultados de «chamarra mezclilla»')
    expect(list.texts('heading')).toEqual([names[3], names[1], names[2], names[0]])
  })

  it('R2.13 los resultados se afinan por segmento y categoría, que quedan en la dirección', async () => {
    const results = [
      aProduct({ id: '1', segment: 'Dama', category: 'Blusas' }),
      aProduct({ id: '2', segment: 'Niña', category: 'Blusas' }),
      aProduct({ id: '3', segment: 'Niña', category: 'Faldas' }),
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
    const site = await openSite('/busqueda/plyeras', {
      services: { catalogue: { search: alwaysAnswers([]) } },
    })
    await site.has('heading', 'No encontramos nada con «plyeras»')
    const near = await site.part('navigation', 'Categorías parecidas')
    expect(near.getAllByRole('link', { name: /Playeras/ }).length).toBeGreaterThan(0)
    await site.hasText(/Revisa cómo está escrito/)
    await site.has('button', 'Contáctanos')
  })

  it.each([
    ['con un porcentaje', '50%25'],
    ['con un signo de más', 'zq+xj'],
    ['mal codificada', '%E0%A4%A'],
    ['con código de página', '%3Cimg%20src%3Dx%3E'],
    ['con un punto y un espacio', '%2E%20'],
  ])('R11.43 una dirección %s (busqueda/%s) abre la búsqueda, que no encuentra nada', async (_how, text) => {
    const site = await openSite(`/busqueda/${text}`)
    expect(site.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(await site.findByRole('heading', { level: 2, name: /^No encontramos nada/ })).toBeInTheDocument()
    expect(document.querySelector('img[src="x"]')).toBeNull()
  })

  it('R11.43 buscar «..» llega a los resultados y no a otra parte', async () => {
    const site = await openSite('/articulos')
    fireEvent.change(box(site), { target: { value: '..' } })
    await site.user.keyboard('{Tab}')
    fireEvent.submit(site.getByRole('search'))
    await site.arrivesAt('Resultados de «..»')
  })
})
