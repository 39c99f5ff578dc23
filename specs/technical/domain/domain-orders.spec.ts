// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { ProductDetail } from '../../../src/domain/catalogue/catalogue.ts'
import { mergeCells, withDraft, withProducts } from '../../../src/domain/orders/drafts.ts'
import {
  isOrderable,
  orderOf,
  orderTotals,
  productAmount,
  productPieces,
  productPrice,
  sentOrder,
  withSent,
  type DraftProduct,
  type SentOrder,
} from '../../../src/domain/orders/orders.ts'
import { draftProductOf, reorder } from '../../../src/domain/orders/reorder.ts'
import { aDraft, aDraftProduct, cell } from '../../support/builders.ts'

const cap = aDraftProduct({ productId: '6', name: 'Gorra', cells: [cell('Rojo', 'Unitalla', 1)] })

describe('El historial de pedidos', () => {
  const { savedAt: _, ...contents } = aDraft()
  const sentOrder = (clientId: string, note = ''): SentOrder => ({
    ...contents,
    clientId,
    note,
    user: 'ana@ejemplo.mx',
    folio: `F-${clientId}`,
    total: 540_00,
    sentAt: 1000,
  })
  const ids = (orders: readonly SentOrder[]) => orders.map(({ clientId }) => clientId)

  it('R11.85 lleva los últimos cien, cada uno una vez, primero el último', () => {
    let sent: readonly SentOrder[] = []
    for (let number = 1; number <= 102; number++) sent = withSent(sent, sentOrder(String(number)))
    expect(sent).toHaveLength(100)
    expect([ids(sent)[0], ids(sent).at(-1)]).toEqual(['102', '3'])
    expect(withSent(sent, sentOrder('50'))).toBe(sent)
  })

  it('R11.85 ocupa unos 400 KB: los más antiguos dejan su lugar, y el último se queda', () => {
    const sent = ['1', '2', '3', '4', '5'].reduce<readonly SentOrder[]>(
      (now, id) => withSent(now, sentOrder(id, 'x'.repeat(60_000))),
      [],
    )
    expect(ids(sent)).toEqual(['5', '4', '3'])
    expect(ids(withSent(sent, sentOrder('6', 'x'.repeat(300_000))))).toEqual(['6'])
  })
})

describe('Las cuentas de un pedido', () => {
  it('R1.05 R10.21 un modelo paga según todas sus piezas; sin precio, la tienda dirá', () => {
    const figures = (product: DraftProduct) => [productPieces(product), productPrice(product), productAmount(product)]
    expect(figures(aDraftProduct())).toEqual([6, 90_00, 540_00])
    expect(figures(aDraftProduct({ tiers: [] }))).toEqual([6, null, null])
  })

  it('R1.05 suma los modelos y dice cuánto falta para el mínimo de la tienda, nunca menos que nada', () => {
    const two = [aDraftProduct(), cap]
    expect(orderTotals(aDraft({ products: two }))).toEqual({ pieces: 7, priced: 640_00, unpriced: 0, missing: 860_00 })
    for (const storeMinimum of [null, 640_00, 1_00])
      expect(orderTotals(aDraft({ products: two, storeMinimum })).missing).toBe(0)
  })

  it('R1.05 el pedido lleva un renglón por color y talla, con lo que paga cada pieza', () => {
    expect(orderOf(aDraft({ note: ' con factura\n' }), 'ana@ejemplo.mx')).toEqual({
      clientId: 'clave-1',
      user: 'ana@ejemplo.mx',
      storeId: '2',
      note: 'con factura',
      total: 540_00,
      lines: [
        { productId: '5', productName: 'Playera Alba', colour: 'Negro', size: 'CH', pieces: 2, price: 90_00 },
        { productId: '5', productName: 'Playera Alba', colour: 'Negro', size: 'M', pieces: 4, price: 90_00 },
      ],
    })
  })

  it('R1.05 sin sesión, sin piezas o con piezas partidas no hay pedido', () => {
    const order = orderOf(aDraft(), 'ana@ejemplo.mx')
    const withLine = (pieces: number) => ({ ...order, lines: order.lines.with(1, { ...order.lines[0]!, pieces }) })
    const orders = [order, { ...order, user: ' ' }, { ...order, lines: [] }, withLine(0), withLine(1.5)]
    expect(orders.map(isOrderable)).toEqual([true, false, false, false, false])
  })

  it('R11.39 sin ningún precio no hay total; si falta alguno, es solo una parte', () => {
    const unpriced = aDraftProduct({ productId: '6', tiers: [] })
    const part = { pieces: 12, priced: 540_00, unpriced: 6, missing: null }
    expect(orderTotals(aDraft({ products: [unpriced] }))).toEqual({ ...part, pieces: 6, priced: null })
    const products = [aDraftProduct(), unpriced]
    expect(orderTotals(aDraft({ products }))).toEqual(part)
    expect(orderTotals(aDraft({ storeMinimum: 500_00, products })).missing).toBe(0)
    const order = orderOf(aDraft({ products }), 'ana@ejemplo.mx')
    expect([order.total, ...order.lines.map(({ price }) => price)]).toEqual([null, 90_00, 90_00, null, null])
  })

  it.each<[number | null, number | undefined, number | undefined]>([
    [942_00, undefined, undefined],
    [942_00, 942_00, undefined],
    [942_00, 1_010_50, 1_010_50],
    [942_00, 0, 0],
    [null, 12_00, 12_00],
  ])('R7.49 el total que la tienda registra, si es otro, queda junto al nuestro (%#)', (ours, total, other) => {
    const draft = aDraft({ products: [aDraftProduct({ tiers: ours === null ? [] : [{ from: 1, price: ours / 6 }] })] })
    const pending = { draft, user: 'ana@ejemplo.mx', at: 1, isSending: true, failure: null }
    const sent = sentOrder(pending, { folio: 'F-1', ...(total !== undefined && { total }) }, 2)
    expect([sent.total, sent.storeTotal]).toEqual([ours, other])
  })
})

describe('Lo que se junta en un pedido', () => {
  it('las piezas de un color y talla se suman, hasta 9999, y lo que queda en nada se va', () => {
    const own = [cell('Negro', 'CH', 4), cell('Negro', 'M', 9998), cell('Negro', 'G', 0)]
    const added = [cell('Negro', 'CH', 3), cell('Negro', 'M', 5), cell('Rojo', 'M', 0), cell('Rojo', 'CH', 1)]
    expect(mergeCells(own, added)).toEqual([cell('Negro', 'CH', 7), cell('Negro', 'M', 9999), cell('Rojo', 'CH', 1)])
  })

  it('de un modelo que ya estaba valen su nombre y precios nuevos; uno nuevo va al final; sin piezas no va', () => {
    const tiers = [{ from: 1, price: 80_00 }]
    const newer = aDraftProduct({ name: 'Playera Alba 2', tiers, cells: [cell('Rojo', 'G', 2)] })
    const { products } = withProducts(aDraft(), [newer, cap, { ...cap, productId: '7', cells: [] }])
    expect(products).toEqual([{ ...newer, cells: [...aDraftProduct().cells, cell('Rojo', 'G', 2)] }, cap])
  })

  it('R7.49 el borrador que vuelve va primero, con lo que haya para la misma tienda y las dos notas', () => {
    const other = aDraft({ storeId: '3' })
    const returned = aDraft({ clientId: 'vuelve' })
    const join = (note: string) => withDraft([other, aDraft({ note, products: [cap] })], returned)
    expect(join('Urge')).toEqual([{ ...returned, note: 'con factura\nUrge', products: [aDraftProduct(), cap] }, other])
    expect([join('con factura')[0]?.note, join(' ')[0]?.note]).toEqual(['con factura', 'con factura'])
    expect(withDraft([other], returned)).toEqual([returned, other])
  })

  it('R12.08 de un modelo que está en los dos cuenta lo que se leyó al último', () => {
    const withPrice = (price: number, savedAt: number) =>
      aDraft({ savedAt, products: [aDraftProduct({ tiers: [{ from: 1, price }] })] })
    const joined = (now: number, before: number) =>
      withDraft([withPrice(100_00, before)], withPrice(120_00, now))[0]?.products[0]?.tiers[0]?.price
    expect([joined(2, 1), joined(1, 2)]).toEqual([120_00, 100_00])
  })
})

describe('Repetir un pedido', () => {
  const today = (own: Partial<ProductDetail> = {}) =>
    ({
      id: '5',
      name: 'Playera Alba hoy',
      image: 'hoy.svg',
      gallery: ['g.svg'],
      tiers: aDraftProduct().tiers,
      minimum: 3,
      multiple: 2,
      colours: [{ name: 'Negro', hex: null }],
      sizes: ['CH', 'M'],
      soldOut: [],
      ...own,
    }) as unknown as ProductDetail
  const again = (product: ProductDetail | null) => reorder({ products: [aDraftProduct()] }, new Map([['5', product]]))
  const name = 'Playera Alba hoy'
  const product = { ...aDraftProduct(), name, image: 'hoy.svg' }
  const soldOut = (size: string) => ({ kind: 'sold-out', name, colour: 'Negro', size })

  it.each<readonly [string, ProductDetail | null, readonly object[], readonly object[]]>([
    ['lo que sigue igual vuelve, con los datos de hoy', today({ key: 'P-5' }), [{ ...product, key: 'P-5' }], []],
    [
      'lo agotado no encarece: el precio se compara con las mismas piezas',
      today({ soldOut: [{ colour: 'Negro', size: 'M' }] }),
      [{ ...product, cells: [cell('Negro', 'CH', 2)] }],
      [soldOut('M')],
    ],
    [
      'si cambió de precio, de cuánto a cuánto',
      today({ tiers: [{ from: 1, price: 95_00 }] }),
      [{ ...product, tiers: [{ from: 1, price: 95_00 }] }],
      [{ kind: 'price', name, before: 90_00, now: 95_00 }],
    ],
    [
      'lo que ya no se ofrece, agotado; sin nada, no vuelve',
      today({ sizes: ['G'] }),
      [],
      [soldOut('CH'), soldOut('M')],
    ],
    ['sin datos de la tienda, ya no existe', null, [], [{ kind: 'gone', name: 'Playera Alba' }]],
  ])('dice %s', (_, detail, products, changes) => {
    expect(again(detail)).toEqual({ products, changes })
  })

  it('lleva la foto del color con más piezas entre todas sus tallas', () => {
    const colours = ['Vino', 'Gris'].map((colour) => ({ name: colour, hex: null, image: `${colour}.svg` }))
    const cells = [cell('Gris', 'M', 3), ...['CH', 'M', 'G', 'EG'].map((size) => cell('Vino', size, 1))]
    expect(draftProductOf(today({ colours } as Partial<ProductDetail>), cells).image).toBe('Vino.svg')
  })
})
