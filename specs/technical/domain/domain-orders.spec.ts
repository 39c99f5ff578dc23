// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { ProductDetail } from '../../../src/domain/catalogue/catalogue.ts'
import { addedTo, withDraft } from '../../../src/domain/orders/drafts.ts'
import { orderOf, orderTotals, withSent, type SentOrder } from '../../../src/domain/orders/orders.ts'
import { closeGap, growthsOf } from '../../../src/domain/orders/gap.ts'
import { gridOf } from '../../../src/domain/orders/quantity-grid.ts'
import { draftProductOf, reorder } from '../../../src/domain/orders/reorder.ts'
import { aColour, aDraft, aDraftProduct, aProductDetail, cell } from '../../support/builders.ts'

const ANA = 'ana@ejemplo.mx'
const cap = aDraftProduct({ productId: '6', name: 'Gorra', cells: [cell('Rojo', 'Unitalla', 1)] })
const unpriced = aDraftProduct({ productId: '6', tiers: [] })

describe('El historial de pedidos', () => {
  const { savedAt: _, ...contents } = aDraft()
  const anOrder = (clientId: string, note = ''): SentOrder => ({
    ...contents,
    clientId,
    note,
    user: ANA,
    folio: `F-${clientId}`,
    total: 540_00,
    sentAt: 1000,
  })
  const sent = (most: number, note = '') =>
    Array.from({ length: most }, (_, index) => anOrder(String(index + 1), note)).reduce(withSent, [])
  const ids = (orders: readonly SentOrder[]) => orders.map(({ clientId }) => clientId)

  it('R11.85 lleva los últimos cien, cada uno una vez, primero el último', () => {
    const orders = sent(102)
    expect([orders.length, ids(orders)[0], ids(orders).at(-1)]).toEqual([100, '102', '3'])
    expect(withSent(orders, anOrder('50'))).toBe(orders)
  })

  it('R11.85 ocupa unos 400 KB: los más antiguos dejan su lugar, y el último se queda', () => {
    const orders = sent(5, 'x'.repeat(60_000))
    expect(ids(orders)).toEqual(['5', '4', '3'])
    expect(ids(withSent(orders, anOrder('6', 'x'.repeat(300_000))))).toEqual(['6'])
  })
})

it.each([
  ['suma', [aDraftProduct(), cap], { pieces: 7, priced: 640_00, unpriced: 0, total: 640_00, missing: 860_00 }],
  ['sin ningún precio no hay total', [unpriced], { pieces: 6, priced: null, unpriced: 6, total: null, missing: null }],
  [
    'es una parte',
    [aDraftProduct(), unpriced],
    { pieces: 12, priced: 540_00, unpriced: 6, total: null, missing: null },
  ],
])('R1.05 R11.39 lo que llevan los modelos y falta para el mínimo de la tienda: %s', (_, products, totals) => {
  expect(orderTotals(aDraft({ products }))).toEqual(totals)
})

it.each([null, 640_00])('R1.05 con el mínimo alcanzado, o sin mínimo, no falta nada, nunca menos', (storeMinimum) => {
  expect(orderTotals(aDraft({ products: [aDraftProduct(), cap, unpriced], storeMinimum })).missing).toBe(0)
})

it('R1.05 R11.39 el pedido lleva un renglón por color y talla, con lo que paga cada pieza', () => {
  const order = orderOf(aDraft({ note: ' con factura\n' }), ANA)
  const line = { productId: '5', productName: 'Playera Alba', colour: 'Negro', price: 90_00 }
  const lines = [
    { ...line, size: 'CH', pieces: 2 },
    { ...line, size: 'M', pieces: 4 },
  ]
  expect(order).toEqual({ clientId: 'clave-1', user: ANA, storeId: '2', note: 'con factura', total: 540_00, lines })
  const part = orderOf(aDraft({ products: [aDraftProduct(), unpriced] }), ANA)
  expect([part.total, ...part.lines.map(({ price }) => price)]).toEqual([null, 90_00, 90_00, null, null])
})

it('las piezas de un color y talla se suman, hasta 9999; de un modelo que ya estaba valen nombre y precios nuevos', () => {
  const own = aDraftProduct({ cells: [cell('Negro', 'CH', 4), cell('Negro', 'M', 9998)] })
  const newer = { ...own, name: 'Playera Alba 2', tiers: [] }
  const cells = [cell('Negro', 'CH', 3), cell('Negro', 'M', 5), cell('Rojo', 'CH', 1)]
  const [joined] = withDraft([aDraft({ products: [own] })], aDraft({ products: [{ ...newer, cells }, cap] }))
  const both = [cell('Negro', 'CH', 7), cell('Negro', 'M', 9999), cell('Rojo', 'CH', 1)]
  expect(joined?.products).toEqual([{ ...newer, cells: both }, cap])
  // What did not fit was not added.
  const fitted = [cell('Negro', 'CH', 3), cell('Negro', 'M', 1), cell('Rojo', 'CH', 1)]
  expect(addedTo([own], joined!.products)).toEqual([{ ...newer, cells: fitted }, cap])
})

it('R7.49 se junta con el de su tienda, que sigue siendo el mismo, en su lugar y con las dos notas', () => {
  const other = aDraft({ storeId: '3' })
  const returned = aDraft({ clientId: 'vuelve' })
  const join = (note: string) => withDraft([other, aDraft({ note, products: [cap] })], returned)
  expect(join('Urge')).toEqual([other, aDraft({ note: 'con factura\nUrge', products: [cap, aDraftProduct()] })])
  expect([join('con factura')[1]?.note, join('')[1]?.note]).toEqual(['con factura', 'con factura'])
  expect(withDraft([other], returned)).toEqual([returned, other])
})

describe('Repetir un pedido', () => {
  const name = 'Playera Alba hoy'
  const today = (own: Partial<ProductDetail> = {}) => {
    const { tiers, minimum, multiple } = aDraftProduct()
    const colours = [aColour('Negro')]
    return aProductDetail({ id: '5', name, image: 'hoy.svg', tiers, minimum, multiple, colours, ...own })
  }
  const product = { ...aDraftProduct(), name, image: 'hoy.svg' }
  const soldOut = (size: string) => ({ kind: 'sold-out', name, colour: 'Negro', size })

  it.each<readonly [string, ProductDetail, readonly object[], readonly object[]]>([
    ['lo que sigue igual vuelve, con los datos de hoy', today({ key: 'P-5' }), [{ ...product, key: 'P-5' }], []],
    [
      'lo agotado no encarece: el precio se compara con las mismas piezas',
      today({ soldOut: [{ colour: 'Negro', size: 'M' }] }),
      [{ ...product, cells: [cell('Negro', 'CH', 2)] }],
      [soldOut('M')],
    ],
    ['lo que ya no se ofrece, agotado; sin nada, no vuelve', today({ sizes: ['G'] }), [], ['CH', 'M'].map(soldOut)],
  ])('dice %s', (_, detail, products, changes) => {
    expect(reorder(aDraft(), new Map([['5', detail]]))).toMatchObject({ products, changes })
  })

  it('si la tienda ya no tiene mínimo, no cuenta', () => {
    expect(reorder(aDraft(), new Map([['5', today({ storeMinimum: null })]])).storeMinimum).toBeNull()
  })

  it('lleva la foto del color con más piezas entre todas sus tallas', () => {
    const colours = ['Vino', 'Gris'].map((name) => aColour(name, null, `${name}.svg`))
    const cells = [cell('Gris', 'M', 3), ...['CH', 'M', 'G', 'EG'].map((size) => cell('Vino', size, 1))]
    expect(draftProductOf(today({ colours }), cells).image).toBe('Vino.svg')
  })
})

describe('Llegar al mínimo del fabricante', () => {
  const [CH, M] = ['CH', 'M']
  const grid = (own: Partial<ProductDetail> = {}) =>
    gridOf(
      aProductDetail({
        colours: ['Negro', 'Rojo', 'Jade'].map((name) => aColour(name)),
        sizes: [CH!, M!],
        soldOut: [],
        tiers: [
          { from: 3, price: 100_00 },
          { from: 12, price: 90_00 },
        ],
        minimum: 3,
        multiple: 1,
        ...own,
      }),
    )
  const ordered = [cell('Negro', 'CH', 2), cell('Negro', 'M', 3)]
  const said = (own: Partial<ProductDetail> = {}, cells = ordered, missing = 500_00) =>
    growthsOf(grid(own), cells, missing).map(({ kind, colour, pieces, amount }) => [kind, colour, pieces, amount / 100])

  it('R12.290 primero con lo que se lleva: una corrida más, un color más, o el siguiente precio', () => {
    expect(said()).toEqual([
      ['run', '', 7, 200],
      ['colour', 'Rojo', 10, 500],
      ['tier', '', 12, 580],
    ])
    expect(growthsOf(grid(), ordered, 500_00)[2]?.cells).toEqual([cell('Negro', 'CH', 6), cell('Negro', 'M', 6)])
  })

  it.each<[string, Partial<ProductDetail>, unknown[]]>([
    ['lo agotado no cuenta', { soldOut: [{ colour: 'Rojo', size: 'CH' }] }, ['run 7', 'colour Jade 10', 'tier 12']],
    ['un color agotado no se ofrece', { colours: [aColour('Negro')] }, ['run 7', 'tier 12']],
    ['lo que no va de 5 en 5 tampoco', { multiple: 5 }, ['colour Rojo 10', 'tier 15']],
    ['al mejor precio no hay otro', { tiers: [{ from: 1, price: 100_00 }] }, ['run 7', 'colour Rojo 10']],
    [
      'lo que costaría menos no acerca',
      {
        tiers: [
          { from: 1, price: 100_00 },
          { from: 6, price: 60_00 },
        ],
      },
      ['colour Rojo 10'],
    ],
    ['sin precio no se sabe', { tiers: [] }, []],
  ])('R12.290 de lo que se lleva, %s', (_, own, expected) => {
    const got = said(own).map(([kind, colour, pieces]) =>
      [kind, colour, pieces].filter((part) => part !== '').join(' '),
    )
    expect(got).toEqual(expected)
  })

  it('R12.290 después, lo del mismo segmento que no está en el pedido', () => {
    const listed = (id: string, segment: string) => aProductDetail({ id, segment, tiers: [{ from: 1, price: 100_00 }] })
    const products = [listed('1', 'Bebé'), listed('2', 'Bebé'), listed('3', 'Dama'), listed('4', '')]
    expect(closeGap(products, 100_00, (id) => id === '1').map(({ product }) => product.id)).toEqual(['2'])
    expect(closeGap(products, 100_00, (id) => id === '4')).toEqual([])
    expect(closeGap(products, 100_00, () => false)).toEqual([])
  })
})
