// @vitest-environment node
import { expect, it } from 'vitest'
import type { ProductDetail } from '../../../src/domain/catalogue/catalogue.ts'
import { checkList, type Reading, type Verdict } from '../../../src/domain/orders/list-check.ts'
import { textOfFile } from '../../../src/domain/orders/list-file.ts'
import { linesOf, wantedIn } from '../../../src/domain/orders/order-list.ts'
import { orderCsv } from '../../../src/domain/orders/order-csv.ts'
import { aColour, aDraft, aDraftProduct, aProductDetail, cell } from '../../support/builders.ts'

const PLAYERA = aProductDetail({
  id: '5',
  key: 'PLA-0001',
  colours: ['Coral', 'Azul, rey', 'Azul marino', 'Café'].map((name) => aColour(name)),
  sizes: ['CH', 'M', 'G', 'EG'],
  soldOut: [{ colour: 'Café', size: 'EG' }],
})
const reads = (product: ProductDetail) => [[(product.key ?? '').toLowerCase(), { kind: 'found', product }] as const]
const READINGS = new Map<string, Reading>(reads(PLAYERA))

/** `Coral CH 2`, or what kept it out. */
const said = (verdict: Verdict) =>
  verdict.kind === 'taken'
    ? verdict.cells.map(({ colour, size, pieces }) => `${colour} ${size} ${pieces}`).join(' · ')
    : verdict.kind
const check = (text: string, readings = READINGS) => checkList(linesOf(text), readings).map(said)
const texts = (text: string) => linesOf(text).map((line) => line.text)
const utf16 = (text: string, isBig = false) => {
  const bytes = Buffer.from(text, 'utf16le')
  return new Uint8Array(isBig ? bytes.swap16() : bytes)
}
const file = (bytes: Uint8Array | string, encoding: BufferEncoding = 'utf8') =>
  textOfFile(typeof bytes === 'string' ? new Uint8Array(Buffer.from(bytes, encoding)) : bytes)

it.each([
  ['PLA-0001, coral, CH, 2', 'Coral CH 2'],
  ['pla-0001,CORAL,ch,2.0', 'Coral CH 2'],
  ['PLA-0001;cafe;m;"1,200"', 'Café M 1200'],
  ['PLA-0001\tAzul marino\tG\t12 pzs', 'Azul marino G 12'],
  ['"PLA-0001","Azul, rey","M",3', 'Azul, rey M 3'],
  ['PLA-0001;"Azul, rey";M;3;;;', 'Azul, rey M 3'],
  ['PLA-0001 coral 2,2,2,2', 'Coral CH 2 · Coral M 2 · Coral G 2 · Coral EG 2'],
  ['PLA-0001 azul marino 2, 0, ,4', 'Azul marino CH 2 · Azul marino EG 4'],
  ['PLA-0001, coral, 1, 2, 3, 4', 'Coral CH 1 · Coral M 2 · Coral G 3 · Coral EG 4'],
  ['PLA-0001 coral eg 6', 'Coral EG 6'],
  ['PLA-0001; coral M; 6', 'Coral M 6'],
  ["'PLA-0001,'Coral,'CH,2", 'Coral CH 2'],
  ['\u200bPLA\u2060-0001, Coral,\u00a0CH , 2', 'Coral CH 2'],
  // Left out, and why.
  ['PLA-0001 coral 2,2,2,2,2', 'more-numbers'],
  ['PLA-0001 coral 12', 'size'],
  ['PLA-0001 coral 1,200', 'pieces'],
  ['PLA-0001, coral, CH, 1.000', 'pieces'],
  ['PLA-0001, coral, CH, 1,200', 'pieces'],
  ['PLA-0001, coral, CH, 10000', 'pieces'],
  ['PLA-0001, coral, CH, 0', 'no-pieces'],
  ['PLA-0001, coral, CH', 'pieces'],
  ['PLA-0001, coral, 40, 2', 'size'],
  ['PLA-0001, azul, CH, 2', 'colour'],
  ['PLA-0001', 'colour'],
  ['PLA-0001, café, EG, 2', 'sold-out'],
  ['PLA-0001 cafe 1,1,1,1', 'sold-out'],
  ['PLA-0002, coral, CH, 2', 'unread'],
  [', coral, CH, 2', 'no-key'],
  [`PLA-0001, ${'x'.repeat(5000)}, CH, 2`, 'no-key'],
])('R12.310 de «%s» dice %s', (line, words) => {
  expect(check(line)).toEqual([words])
})

it.each([
  [9998, 'Coral CH 1 · Coral M 1'],
  [9999, 'pieces'],
])(
  'R12.310 lo que dos líneas piden de una casilla no pasa de lo que cabe, ni cuando cuentan las dos: %i',
  (many, second) => {
    const lines = linesOf(`PLA-0001, coral, CH, ${many}\nPLA-0001 Coral 1,1,0,0\nPLA-0001, coral, EG, 5`)
    const both = lines.map((line, at) => (at === 1 ? { ...line, isExtra: true as const } : line))
    expect(checkList(both, READINGS).map(said)).toEqual([`Coral CH ${many}`, second, 'Coral EG 5'])
  },
)

it('R12.310 encabezados, renglones vacíos y totales no son líneas; cada una guarda su número', () => {
  const sheet = 'sep=;\r\n\r\nCLAVE;Color:;Talla;Cantidad (pzs);Precio\r\nPLA-0001;Coral;CH;2;$78\r\n;;;;\r\n'
  expect(linesOf(`${sheet}Total;;;2;$156`)).toMatchObject([{ number: 4, text: 'PLA-0001, Coral, CH, 2' }])
  expect(texts('clave color talla piezas\rPLA-0001 coral CH 2\rTotal: 2 pzs')).toEqual(['PLA-0001 coral CH 2'])
  expect(texts('Piezas\tSKU\tNotas\tColor\n1,1\tPLA-0001\turgente\tCoral')).toEqual(['PLA-0001; Coral; 1,1'])
})

it('R12.310 de una columna por talla hace una línea por cantidad', () => {
  expect(texts('Modelo,Nombre,Color,CH,M,Total\nPLA-0001,Playera,Coral,2,,2\nPLA-0001,Playera,Café,0,x,')).toEqual([
    'PLA-0001, Coral, CH, 2',
    'PLA-0001, Café, M, x',
  ])
})

it('R12.310 lee la hoja de un pedido de aquí, y lo que Excel hace de ella', () => {
  const { savedAt: _, ...draft } = aDraft()
  const odd = { colour: 'Azul, "rey"', key: "00145;'x" }
  const products = [
    aDraftProduct({ key: 'PLA-0001', cells: [cell('Coral', 'CH', 1200), cell(odd.colour, '3-6', 2)] }),
    aDraftProduct({ productId: '9', cells: [cell('Café', 'M', 4)] }),
  ]
  const buyer = { name: 'Ana', mail: 'ana@ejemplo.mx', phone: '', town: '' }
  const sent = { ...draft, products, user: '', folio: 'F-9', total: 1, sentAt: 0, note: 'línea\nde dos' }
  const csv = orderCsv(sent, buyer, '2026-11-28')
  const lines = ['PLA-0001, Coral, CH, 1200', 'PLA-0001, "Azul, ""rey""", 3-6, 2', 'núm. 9, Café, M, 4']
  expect(texts(csv)).toEqual(lines)
  expect(texts(csv.replace(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/g, ';'))).toEqual(lines)
  expect(lines.map((line) => wantedIn(line))).toMatchObject([
    { key: 'PLA-0001', colour: 'Coral', size: 'CH', pieces: '1200' },
    { key: 'PLA-0001', colour: 'Azul, "rey"', size: '3-6', pieces: '2' },
    { key: 'núm. 9', colour: 'Café', size: 'M', pieces: '4' },
  ])
})

it('R12.310 una comilla suelta no se come las líneas que siguen', () => {
  expect(check('PLA-0001, coral, CH, 2\n"PLA-0001, coral, M, 2\nPLA-0001, coral, G, 5')).toContain('Coral G 5')
})

it('R12.310 de un color solo, y de un modelo sin colores ni tallas, no falta decirlo', () => {
  const plain = new Map(reads({ ...PLAYERA, colours: [], sizes: [] }))
  expect(check('PLA-0001; 5', plain)).toEqual(['Color a consultar A consultar 5'])
  expect(check('PLA-0001 5', plain)).toEqual(['Color a consultar A consultar 5'])
})

it('R12.311 un archivo es texto por lo que trae: UTF-8, UTF-16 o Windows-1252', () => {
  const text = 'PLA-0001;Café;CH;2'
  for (const bytes of [`\ufeff${text}`, text, utf16(`\ufeff${text}`), utf16(`\ufeff${text}`, true)])
    expect(file(bytes)).toEqual({ text })
  expect(file('PLA-0001;Café “fino”;CH;2'.replace(/[“”]/g, '\x93'), 'latin1')).toEqual({
    text: 'PLA-0001;Café “fino“;CH;2',
  })
})

it('R12.311 una foto, un libro de Excel, un documento o un archivo enorme se rechazan', () => {
  const problems = [
    ['PK\x03\x04xl', 'spreadsheet'],
    ['\xd0\xcf\x11\xe0', 'spreadsheet'],
    ['<html><table>', 'spreadsheet'],
    ['\x89PNG\r\n', 'document'],
    ['\xff\xd8\xff\xe0', 'document'],
    ['%PDF-1.7', 'document'],
    ['ab\0cdefgh', 'document'],
    ['\ufeff \r\n'.slice(1), 'empty'],
    ['a'.repeat(2_000_001), 'too-big'],
  ]
  for (const [bytes = '', problem] of problems)
    expect([bytes.slice(0, 5), file(bytes, 'latin1')]).toEqual([bytes.slice(0, 5), { problem }])
})
