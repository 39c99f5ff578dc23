import { describe, expect, it } from 'vitest'
import { bestIn, priceAt, type Figure } from '../../../src/domain/catalogue/comparison.ts'
import type { ProductDetail } from '../../../src/domain/catalogue/catalogue.ts'
import { aColour, aProductDetail, TIERS } from '../../support/builders.ts'

describe('El precio de tantas piezas', () => {
  it.each<[what: string, part: Partial<ProductDetail>, pieces: number, price: unknown]>([
    ['de su escala', {}, 6, { kind: 'price', price: 92_00 }],
    ['de la última escala', {}, 24, { kind: 'price', price: 85_00 }],
    ['bajo el mínimo, desde cuántas', { minimum: 12 }, 6, { kind: 'from', pieces: 12 }],
    [
      'bajo la primera escala, desde cuántas',
      { tiers: TIERS.slice(2), minimum: null },
      6,
      { kind: 'from', pieces: 12 },
    ],
    ['entre dos múltiplos, de cuántas en cuántas', { multiple: 4 }, 6, { kind: 'by', pieces: 4 }],
    ['en un múltiplo, el precio', { multiple: 4 }, 12, { kind: 'price', price: 85_00 }],
    [
      'sin múltiplo ni mínimo sabidos, el precio',
      { multiple: null, minimum: null },
      6,
      { kind: 'price', price: 92_00 },
    ],
    ['sin precios, no se sabe', { tiers: [] }, 6, null],
  ])('R12.330 %s', (_what, part, pieces, price) => {
    expect(priceAt(aProductDetail({ tiers: TIERS, ...part }), pieces)).toEqual(price)
  })
})

describe('Lo mejor de un renglón', () => {
  const GONE = { soldOut: [{ colour: '', size: '' }] }
  const colours = (...names: readonly string[]) => ({ colours: names.map((name) => aColour(name)) })
  it.each<[what: string, figure: Figure, parts: readonly Partial<ProductDetail>[], best: readonly string[]]>([
    ['el menor', 'minimum', [{ minimum: 6 }, { minimum: 3 }, { minimum: null }], ['1']],
    ['todos los que empatan', 'minimum', [{ minimum: 3 }, { minimum: 3 }, { minimum: 12 }], ['0', '1']],
    ['ninguno si todos son iguales', 'minimum', [{ minimum: 3 }, { minimum: 3 }], []],
    ['ninguno si solo uno se sabe', 'minimum', [{ minimum: 3 }, { minimum: null }], []],
    ['no lo agotado', 'minimum', [{ minimum: 1, ...GONE }, { minimum: 3 }, { minimum: 6 }], ['1']],
    ['el precio, de los que se venden así', 'price6', [{ tiers: TIERS }, { minimum: 12 }, { tiers: TIERS }], []],
    ['el precio', 'price24', [{ tiers: TIERS }, {}], ['0']],
    ['más tallas', 'sizes', [{ sizes: ['CH', 'M', 'G'] }, { sizes: ['CH'] }, { sizes: [] }], ['0']],
    ['más colores', 'colours', [colours('Negro'), colours('Negro', 'Rojo')], ['1']],
    ['menos días', 'leadTime', [{ leadTime: '2 a 4 días hábiles' }, { leadTime: '5 días hábiles' }], ['0']],
    ['no en unidades distintas', 'leadTime', [{ leadTime: '3 días' }, { leadTime: '2 semanas' }], []],
    [
      'ni junto a lo que no se entiende',
      'leadTime',
      [{ leadTime: '3 días' }, { leadTime: '5 días' }, { leadTime: 'De inmediato' }],
      [],
    ],
  ])('R12.330 %s', (_what, figure, parts, best) => {
    const products = parts.map((part, at) => aProductDetail({ id: `${at}`, ...part }))
    expect(bestIn(figure, products)).toEqual(best)
  })
})
