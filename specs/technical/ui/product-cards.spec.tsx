import { within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { ProductSummary } from '../../../src/domain/catalogue/catalogue.ts'
import { alwaysAnswers, aProduct } from '../../support/builders.ts'
import { openSite } from '../../support/site.tsx'

const openCards = async (products: readonly ProductSummary[], query = '') => {
  const { screen } = await openSite(`/productos/todos/0/todas${query}`, {
    services: { catalogue: { productsPage: alwaysAnswers(products) } },
  })
  return screen.findByRole('list', { name: 'Todos los productos' })
}

describe('Las tarjetas de producto', () => {
  it('dicen Nuevo las que el servidor marca así, y ninguna otra', async () => {
    const list = await openCards([true, false, true].map((isNew, id) => aProduct({ id: `${id}`, isNew })))
    expect(
      within(list)
        .getAllByRole('article')
        .map((card) => within(card).queryByText('Nuevo') !== null),
    ).toEqual([true, false, true])
  })

  it('R12.34 con un color pedido, cada prenda se ve en él donde lo tiene, y su enlace lo lleva', async () => {
    const black = aProduct({
      id: '1',
      name: 'Con foto',
      image: 'a.svg',
      colours: [
        { name: 'Limón', hex: null, image: 'a.svg' },
        { name: 'Negro', hex: null, image: 'negro.svg' },
      ],
    })
    const plain = aProduct({ id: '2', name: 'Sin foto', image: 'b.svg', colours: [{ name: 'Negro', hex: null }] })
    const other = aProduct({
      id: '3',
      name: 'En otro',
      image: 'c.svg',
      colours: [{ name: 'Jade', hex: null, image: 'jade.svg' }],
    })
    const list = await openCards([black, plain, other], '?color=Negro&color=Jade')
    expect([...list.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
      '/images/negro.svg',
      '/images/b.svg',
      '/images/jade.svg',
    ])
    expect(
      within(list)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/vistaproducto/1?color=Negro', '/vistaproducto/2?color=Negro', '/vistaproducto/3?color=Jade'])
  })

  it('R12.38 un color sin código se dibuja con el de su nombre; uno que no se conoce, tachado', async () => {
    const colours = [
      { name: 'NEGRA', hex: null },
      { name: 'Limón', hex: '#123456' },
      { name: 'Humo de luna', hex: null },
    ]
    const list = await openCards([aProduct({ colours })])
    const drawing = list.querySelector('.colour-dots svg')
    expect([...(drawing?.querySelectorAll('circle') ?? [])].map((dot) => dot.getAttribute('fill'))).toEqual([
      '#14110f',
      '#123456',
      'none',
    ])
    expect(drawing?.querySelectorAll('path')).toHaveLength(1)
  })
})
