// @vitest-environment node
import { expect, it } from 'vitest'
import { cellsOf, type Grid } from '../../../src/domain/orders/quantity-grid.ts'
import { parsePieces, pasteBlock } from '../../../src/domain/orders/quantity-input.ts'
import { grid } from '../../support/builders.ts'

it.each([
  ['', 0],
  ['+3|3.|3   Piezas.', 3],
  ['12.00|12 pzas|12 pza|12PZ.|12 prendas|12 unidades|12 Uds.|\u202a1\u200b2 piezas\u202c', 12],
  ['1,000.00', 1000],
  ['1,200|1 200', 1200],
  ['9999', 9999],
  // Readable in two ways, and taken for neither.
  ['1.000|1.200 pzs|1.200.000|12,00|1,0|1,000,0|1,000.000|1.0000', 'ambiguous'],
  ['2.5|1,2000', 'fraction'],
  ['-3|\u22123', 'negative'],
  ['10000', 'too-many'],
  ['doce|1e3|-|1.2.3|1 20|6-12|pz 3', 'unreadable'],
])('R12.04 R11.250 «%s» se lee como una cantidad, o se dice por qué no', (texts, expected) => {
  for (const text of texts.split('|'))
    expect(parsePieces(text), text).toEqual(
      typeof expected === 'number' ? expected : { kind: expected, text, most: 9999 },
    )
})

it('R12.04 caben tantas como el fabricante dice', () => {
  expect([parsePieces('5', 5), parsePieces('6', 5)]).toEqual([5, { kind: 'too-many', text: '6', most: 5 }])
})

const pasteIn = (some: Grid, text: string, colour: string, size: string) => {
  const { cells, ...rest } = pasteBlock(some, [], text, { colour, size })
  return { cells: cellsOf(some, cells).map((cell) => `${cell.colour} ${cell.size} ${cell.pieces}`), ...rest }
}
const paste = (text: string, colour = 'Negro', size = 'CH') => pasteIn(grid, text, colour, size)

it('se pega un bloque de una hoja de cálculo, desde la casilla, sin salirse ni entrar en lo agotado', () => {
  const cells = ['Rojo CH 1', 'Rojo G 9', 'Azul CH 3', 'Azul G 4']
  expect(paste('1\t2\t9\r\n3\t\t4\r\n', 'Rojo')).toEqual({ cells, filled: 4, skipped: 1 })
  expect(paste('1\t2\n3\t4', 'Azul', 'G')).toEqual({ cells: ['Azul G 1'], filled: 1, skipped: 3 })
})

it.each([
  ['renglones de Mac viejas, y vacíos al final', '1\r2\r\r\r', ['Negro CH 1', 'Rojo CH 2'], 2, 0],
  [
    'una tabla con títulos de tallas y colores',
    'Color\tCH\tM\tG\nNegro\t1\t2\t3\nRojo\t4\t\t5',
    ['Negro CH 1', 'Negro M 2', 'Negro G 3', 'Rojo CH 4', 'Rojo G 5'],
    5,
    0,
  ],
  ['un primer renglón vacío', '\t\n1', ['Rojo CH 1'], 1, 0],
  ['títulos sin renglón de colores', 'ch\tm\n1\t2', ['Negro CH 1', 'Negro M 2'], 2, 0],
  ['títulos con un hueco', '\tCH\nNegro\t4', ['Negro CH 4'], 1, 0],
  ['un número entre los títulos, que ya no lo son', 'CH\t5\n1\t2', ['Negro M 5', 'Rojo CH 1'], 2, 2],
  ['solo palabras', 'hola', [], 0, 1],
  ['lo que no es una cantidad', '2.5\t-1\t99999', [], 0, 3],
])('al pegar %s', (_, text, cells, filled, skipped) => {
  expect(paste(text)).toEqual({ cells, filled, skipped })
})

it('los números que son tallas son títulos cuando hay algo debajo', () => {
  const jeans = { ...grid, sizes: ['28', '30'] }
  const pasteJeans = (text: string) => pasteIn(jeans, text, 'Negro', '28').cells
  expect(pasteJeans('28\t30\n1\t2')).toEqual(['Negro 28 1', 'Negro 30 2'])
  expect(pasteJeans('28\t30')).toEqual(['Negro 28 28', 'Negro 30 30'])
})

it('de una hoja enorme se miran 500 renglones y 200 columnas', () => {
  expect(paste(Array(600).fill('1').join('\n'))).toMatchObject({ filled: 3, skipped: 497 })
  expect(paste(Array(300).fill('1').join('\t'))).toMatchObject({ filled: 3, skipped: 197 })
})
