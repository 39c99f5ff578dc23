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
