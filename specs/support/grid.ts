import { gridOf } from '../../src/domain/orders/quantity-grid.ts'

export const TIERS = [
  { from: 3, price: 100_00 },
  { from: 6, price: 92_00 },
  { from: 12, price: 85_00 },
]

/** Three colours by three sizes, sold from six pieces in multiples of three; the red M is sold out. */
export const grid = gridOf({
  colours: [
    { name: 'Negro', hex: '#000000' },
    { name: 'Rojo', hex: '#ff0000' },
    { name: 'Azul', hex: null },
  ],
  sizes: ['M', 'CH', 'G'],
  tiers: TIERS,
  minimum: 6,
  multiple: 3,
  soldOut: [{ colour: 'Rojo', size: 'M' }],
})
