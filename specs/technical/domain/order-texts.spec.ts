// @vitest-environment node
import { expect, it } from 'vitest'
import { csvOf, orderCsv } from '../../../src/domain/orders/order-csv.ts'
import type { Buyer, SentOrder } from '../../../src/domain/orders/orders.ts'
import { summaryText } from '../../../src/ui/features/orders/texts.ts'
import { aDraft, aDraftProduct, cell } from '../../support/builders.ts'
import { whatsappGreeting, whatsappLink } from '../../../src/domain/messaging/whatsapp.ts'

const ANA: Buyer = { name: 'Ana Ruiz', mail: 'ana@ejemplo.mx', phone: '4771234567', town: '' }

const PLAYERA = aDraftProduct({
  tiers: [
    { from: 3, price: 100_00 },
    { from: 12, price: 78_50 },
  ],
  cells: [cell('Negro', 'M', 4), cell('Negro', 'CH', 6), cell('Rojo', 'G', 2)],
})

const { savedAt: _, ...DRAFT } = aDraft()
const sent = (part: Partial<SentOrder> = {}): SentOrder => ({
  ...DRAFT,
  user: ANA.mail,
  folio: 'F-9',
  total: 942_00,
  sentAt: Date.UTC(2026, 10, 20, 18),
  products: [{ ...PLAYERA, key: 'PLA-5' }],
  ...part,
})
const LEON = { ...ANA, town: 'León' }

it('R12.76 R12.87 el resumen de un pedido dice quién compra, modelo, clave, precio, piezas por color y talla, totales y folio', () => {
  expect(summaryText(sent(), LEON)).toBe(
    [
      'Hola, te envié por Puntada el pedido F-9, del 20 de noviembre de 2026.',
      'Compra: Ana Ruiz, León',
      '',
      'Playera Alba (clave PLA-5), $78.50 c/u',
      '- Negro: CH × 6, M × 4',
      '- Rojo: G × 2',
      '',
      'Total: 12 pzs, $942',
      'Nota: con factura',
    ].join('\n'),
  )
})

it('R11.39 R12.76 R12.87 el resumen sin precio queda a consultar; sin folio ni claves, la del pedido y su número', () => {
  const unpriced = sent({ folio: '', note: '', total: null, products: [{ ...PLAYERA, tiers: [] }] })
  const text = summaryText(unpriced, ANA)
  expect(text).toContain('pedido con clave clave-1, del 20 de noviembre de 2026.\nCompra: Ana Ruiz\n\n')
  expect(text).toContain('Playera Alba (núm. 5 en Puntada), precio a consultar\n')
  expect(text).toContain('- Rojo: G × 2\n\nTotal: 12 pzs, Precio a consultar')
  expect(orderCsv(unpriced, ANA, '2026-11-20')).toContain('"Negro","CH",6,,,""\r\n')
})

it('R12.76 de un pedido enorme escribe 40 renglones y cuenta los demás', () => {
  const cells = Array.from({ length: 60 }, (_, place) => cell(`Tono ${place}`, 'M', 1))
  const text = summaryText(sent({ products: [{ ...PLAYERA, cells }] }), LEON)
  expect(text).toContain('- Tono 38: M × 1\n… y 22 renglones más\nTotal: 60 pzs')
})

it('R12.76 la hoja de cálculo tiene un renglón por color y talla', () => {
  const order = '"F-9","2026-11-20","Tejidos Alba","Ana Ruiz","León","ana@ejemplo.mx","4771234567"'
  expect(orderCsv(sent(), LEON, '2026-11-20').split('\r\n')).toEqual([
    '\ufeff"Folio","Fecha","Fabricante","Comprador","Ciudad","Correo","Teléfono","Clave","Número en Puntada",' +
      '"Modelo","Color","Talla","Piezas","Precio por pieza","Importe","Nota"',
    `${order},"PLA-5","5","Playera Alba","Negro","CH",6,78.5,471,"con factura"`,
    `${order},"PLA-5","5","Playera Alba","Negro","M",4,78.5,314,"con factura"`,
    `${order},"PLA-5","5","Playera Alba","Rojo","G",2,78.5,157,"con factura"`,
    '',
  ])
})

it('R12.76 en la hoja un texto no se vuelve fórmula, número ni fecha; los demás quedan como están', () => {
  const quoted =
    '=1+1|+52 445|-2|@SUM(A1)|  =HYPERLINK(x)|＝1|\tx|00145|3-6|2 mar|ENE-26|1E5|5.50|50%|7501234567890123|12 a|(5)'
  for (const text of quoted.split('|')) expect(csvOf([[text]])).toBe(`\ufeff"'${text}"\r\n`)
  for (const text of ['4421234567', '445 555 0142', '2026-11-28', 'CH', '3-6 meses', 'PLA-5', 'Marino', '0'])
    expect(csvOf([[text]])).toBe(`\ufeff"${text}"\r\n`)
})

it('R12.76 tampoco se vuelve fórmula donde la hoja parte en punto y coma, que no respeta las comillas', () => {
  expect(csvOf([['a;=HYPERLINK(1); "+1;x;-\n@b;-2']])).toBe(`\ufeff"a;'=HYPERLINK(1);' ""+1;x;'-\n'@b;'-2"\r\n`)
})

it('R1.08 lo que no es un número no da enlace', () => {
  const garbage =
    '|sin teléfono|445|44512345678|javascript:alert(1)|445123456a|tel 4451234567|0445123456|5304451234567|' +
    '4451234567 ext. 12|+4451234567|152445123456|52244512345678|0000000000|٤٤٥١٢٣٤٥٦٧|+1 305 555 0100 22'
  expect(garbage.split('|').filter((phone) => whatsappLink(phone, 'Hola') !== null)).toEqual([])
})

it('R1.08 medio emoji o un signo de las direcciones no rompen el enlace', () => {
  expect(whatsappLink('4451234567', '¿Hola? &#"<> \ud83d')).toBe(
    'https://wa.me/524451234567?text=%C2%BFHola%3F%20%26%23%22%3C%3E%20%EF%BF%BD',
  )
})

it.each([
  [1, 'Total: 1 pieza\n'],
  [1200, 'Negro: CH × 1,200\nTotal: 1200 piezas\n'],
])('R1.08 R12.76 el saludo dice las piezas que se escribieron: %i', (many, text) => {
  expect(whatsappGreeting({ name: 'Blusa', url: 'https://x.mx' }, [cell('Negro', 'CH', many)])).toContain(text)
})
