// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isOrderable, orderOf, orderTotals, type Draft, type Order } from '../../../src/domain/orders/orders.ts'

const PLAYERA = {
  productId: '5',
  name: 'Playera Alba',
  image: null,
  tiers: [
    { from: 3, price: 100_00 },
    { from: 6, price: 90_00 },
  ],
  minimum: 3,
  multiple: 1,
  cells: [
    { colour: 'Negro', size: 'CH', pieces: 2 },
    { colour: 'Negro', size: 'M', pieces: 4 },
  ],
}
const DRAFT: Draft = {
  clientId: 'clave-1',
  storeId: '2',
  storeName: 'Tejidos Alba',
  storeMinimum: 1500_00,
  storePhone: '4451234567',
  note: '  con factura ',
  products: [PLAYERA],
  savedAt: 1000,
}
const ORDER: Order = orderOf(DRAFT, 'ana@ejemplo.mx')

describe('Las reglas del pedido', () => {
  it('R10.21 todas las piezas de un modelo cuentan para su precio', () => {
    expect(orderTotals(DRAFT)).toEqual({ pieces: 6, priced: 540_00, unpriced: 0, missing: 960_00 })
    expect(orderTotals({ ...DRAFT, storeMinimum: null }).missing).toBe(0)
    expect(ORDER.lines.map(({ price }) => price)).toEqual([90_00, 90_00])
    expect(ORDER.note).toBe('con factura')
  })

  it('R1.05 el total del pedido es la suma de sus renglones', () => {
    const cells = fc.array(
      fc.record({ colour: fc.string(), size: fc.string(), pieces: fc.integer({ min: 1, max: 900 }) }),
      { maxLength: 8 },
    )
    fc.assert(
      fc.property(cells, (some) => {
        const order = orderOf({ ...DRAFT, products: [{ ...PLAYERA, cells: some }] }, 'ana@ejemplo.mx')
        expect(order.total).toBe(order.lines.reduce((sum, { pieces, price }) => sum + pieces * (price ?? 0), 0))
      }),
    )
  })

  it('R1.05 sin sesión o sin piezas no hay pedido', () => {
    expect(isOrderable(ORDER)).toBe(true)
    expect(isOrderable({ ...ORDER, user: ' ' })).toBe(false)
    expect(isOrderable({ ...ORDER, lines: [] })).toBe(false)
  })

  it('R11.32 sin ningún precio no hay total; si a una parte le falta, lo demás es solo una parte', () => {
    const unpriced = { ...PLAYERA, productId: '6', tiers: [] }
    const free = { ...PLAYERA, productId: '7', tiers: [{ from: 1, price: 0 }] }
    expect(orderTotals({ ...DRAFT, products: [unpriced, free] })).toEqual({
      pieces: 12,
      priced: null,
      unpriced: 12,
      missing: null,
    })
    expect(orderTotals({ ...DRAFT, products: [PLAYERA, unpriced] })).toEqual({
      pieces: 12,
      priced: 540_00,
      unpriced: 6,
      missing: null,
    })
    expect(orderTotals({ ...DRAFT, storeMinimum: 500_00, products: [PLAYERA, unpriced] }).missing).toBe(0)
    const order = orderOf({ ...DRAFT, products: [PLAYERA, unpriced] }, 'ana@ejemplo.mx')
    expect([order.total, ...order.lines.map(({ price }) => price)]).toEqual([null, 90_00, 90_00, null, null])
  })
})
