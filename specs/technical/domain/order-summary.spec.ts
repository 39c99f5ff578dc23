// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { csvOf, orderCsv } from '../../../src/domain/orders/order-csv.ts'
import { summaryOf, type Buyer } from '../../../src/domain/orders/order-summary.ts'
import type { DraftProduct, SentOrder } from '../../../src/domain/orders/orders.ts'
import { summaryText } from '../../../src/ui/features/orders/order-summary-text.ts'

const BUYER: Buyer = { name: 'Ana Ruiz', mail: 'ana@ejemplo.mx', phone: '4771234567', town: '' }
const WHOLE: Buyer = { ...BUYER, town: 'León' }

const PLAYERA: DraftProduct = {
  productId: '5',
  name: 'Playera Alba',
  image: null,
  tiers: [
    { from: 3, price: 100_00 },
    { from: 12, price: 78_50 },
  ],
  minimum: 6,
  multiple: 1,
  cells: [
    { colour: 'Negro', size: 'M', pieces: 4 },
    { colour: 'Negro', size: 'CH', pieces: 6 },
    { colour: 'Rojo', size: 'G', pieces: 2 },
  ],
}

const anOrder = (part: Partial<SentOrder> = {}): SentOrder => ({
  clientId: 'clave-1',
  user: 'ana@ejemplo.mx',
  folio: 'F-9',
  storeId: '2',
  storeName: 'Tejidos Alba',
  storeMinimum: null,
  storePhone: '4451234567',
  note: 'Entregar en la mañana',
  total: 942_00,
  sentAt: Date.UTC(2026, 10, 20, 18),
  products: [{ ...PLAYERA, key: 'PLA-5' }],
  ...part,
})

describe('El resumen de un pedido', () => {
  it('R12.76 R12.89 dice quién compra, modelo, clave, precio, piezas por color y talla, totales, fecha y folio', () => {
    expect(summaryText(summaryOf(anOrder(), WHOLE))).toBe(
      [
        'Hola, te envié por Puntada el pedido F-9, del 20 de noviembre de 2026.',
        'Compra: Ana Ruiz, León',
        '',
        'Playera Alba (clave PLA-5), $78.50 c/u',
        '- Negro: CH × 6, M × 4',
        '- Rojo: G × 2',
        'Subtotal: 12 pzs, $942',
        '',
        'Total: 12 pzs, $942',
        'Nota: Entregar en la mañana',
      ].join('\n'),
    )
  })

  it('R12.76 R12.89 sin folio lleva la clave del pedido, y sin clave el modelo lleva su número', () => {
    const text = summaryText(summaryOf(anOrder({ folio: '', note: '', products: [PLAYERA] }), BUYER))
    expect(text).toContain('pedido con clave clave-1, del 20 de noviembre de 2026.\nCompra: Ana Ruiz\n\n')
    expect(text).toContain('Playera Alba (núm. 5 en Puntada), $78.50 c/u\n')
    expect(text).toMatch(/Total: 12 pzs, \$942$/)
  })

  it('R11.39 sin precio, queda a consultar', () => {
    const unpriced = summaryOf(anOrder({ total: null, products: [{ ...PLAYERA, tiers: [] }] }), BUYER)
    expect(summaryText(unpriced)).toContain('Playera Alba (núm. 5 en Puntada), precio a consultar\n')
    expect(summaryText(unpriced)).toContain('Subtotal: 12 pzs\n\nTotal: 12 pzs, Precio a consultar')
    expect(orderCsv(unpriced, '20 de noviembre de 2026')).toContain('"Negro","CH",6,,\r\n')
  })

  it('R12.76 de un pedido enorme escribe 40 renglones y cuenta los demás', () => {
    const cells = Array.from({ length: 60 }, (_, place) => ({ colour: `Tono ${place}`, size: 'M', pieces: 1 }))
    const text = summaryText(summaryOf(anOrder({ products: [{ ...PLAYERA, cells }] }), BUYER))
    expect(text).toContain('- Tono 38: M × 1\n… y 23 renglones más\nTotal: 60 pzs')
  })

  it('R12.77 la hoja de cálculo tiene un renglón por color y talla', () => {
    const order = '"F-9","20 de noviembre de 2026","Tejidos Alba","Ana Ruiz","León","ana@ejemplo.mx","4771234567"'
    expect(orderCsv(summaryOf(anOrder(), WHOLE), '20 de noviembre de 2026').split('\r\n')).toEqual([
      '\ufeff"Folio","Fecha","Fabricante","Comprador","Ciudad","Correo","Teléfono","Clave","Número en Puntada",' +
        '"Modelo","Color","Talla","Piezas","Precio por pieza","Importe"',
      `${order},"PLA-5","5","Playera Alba","Negro","CH",6,78.5,471`,
      `${order},"PLA-5","5","Playera Alba","Negro","M",4,78.5,314`,
      `${order},"PLA-5","5","Playera Alba","Rojo","G",2,78.5,157`,
      '',
    ])
  })

  it('R12.77 en la hoja de cálculo un texto no se vuelve fórmula, número ni fecha; los demás quedan como están', () => {
    const formulas = ['=1+1', '+52 445', '-2', '@SUM(A1)', '  =HYPERLINK(x)', '＝1', '\tx']
    const others = ['00145', '3-6', '2 mar', 'ENE-26', '1E5', '5.50', '50%', '7501234567890123', '12 a', '(5)']
    for (const text of [...formulas, ...others]) expect(csvOf([[text]])).toBe(`\ufeff"'${text}"\r\n`)
    for (const text of ['4421234567', 'CH', '3-6 meses', 'PLA-5', 'Marino', '0'])
      expect(csvOf([[text]])).toBe(`\ufeff"${text}"\r\n`)
  })

  it('R12.77 comillas, comas y saltos de renglón no parten la hoja', () => {
    expect(csvOf([['Playera "Alba", fina\ncon cuello', 3, null]])).toBe(
      '\ufeff"Playera ""Alba"", fina\ncon cuello",3,\r\n',
    )
  })
})
