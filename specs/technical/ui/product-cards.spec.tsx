import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ProductGrid } from '../../../src/ui/features/product-cards/product-grid.tsx'
import { PictureSourceContext } from '../../../src/ui/kit/picture.tsx'
import { aProduct } from '../../support/builders.ts'

const NoHeart = () => null

describe('Las tarjetas de producto', () => {
  it('dicen Nuevo las que el servidor marca así, y ninguna otra', () => {
    render(
      <ProductGrid
        Heart={NoHeart}
        products={[true, false, true].map((isNew, id) => aProduct({ id: `${id}`, isNew }))}
      />,
    )
    expect(screen.getAllByRole('article').map((card) => within(card).queryByText('Nuevo') !== null)).toEqual([
      true,
      false,
      true,
    ])
  })

  it('R12.34 con un color pedido, cada prenda se ve en él donde lo tiene, y su enlace lo lleva', () => {
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
    const { container } = render(
      <PictureSourceContext value={{ url: (path) => `/images/${path}`, ready: true }}>
        <ProductGrid Heart={NoHeart} products={[black, plain, other]} colours={['negro']} label="Productos" />
      </PictureSourceContext>,
    )
    expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
      '/images/negro.svg',
      '/images/b.svg',
      '/images/c.svg',
    ])
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/vistaproducto/1?color=Negro',
      '/vistaproducto/2?color=Negro',
      '/vistaproducto/3',
    ])
  })

  it('R12.38 un color sin código se dibuja con el de su nombre; uno que no se conoce, tachado', () => {
    const colours = [
      { name: 'NEGRA', hex: null },
      { name: 'Limón', hex: '#123456' },
      { name: 'Humo de luna', hex: null },
    ]
    const { container } = render(<ProductGrid Heart={NoHeart} products={[aProduct({ colours })]} label="Productos" />)
    const drawing = container.querySelector('.colour-dots svg')
    expect([...(drawing?.querySelectorAll('circle') ?? [])].map((dot) => dot.getAttribute('fill'))).toEqual([
      '#14110f',
      '#123456',
      'none',
    ])
    expect(drawing?.querySelectorAll('path')).toHaveLength(1)
  })
})
