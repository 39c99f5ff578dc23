import { mostInCell } from '../catalogue/selling-rules.ts'
import { MAX_PIECES } from '../catalogue/tiers.ts'
import { isSoldOut, withPieces, type Cells, type CellName, type Grid } from './quantity-grid.ts'
import { foldText, visibleText } from '../text.ts'

export type PiecesProblem = Readonly<{
  kind: 'ambiguous' | 'fraction' | 'negative' | 'too-many' | 'unreadable'
  text: string
  /** The most pieces that the cell takes. */
  most: number
}>

/** A whole number from 0 to `most`, 0 for a blank text, or why the text is none. */
export const parsePieces = (typed: string, most = MAX_PIECES): number | PiecesProblem => {
  const text = visibleText(typed)
    .replace(/(?<!\s)\s*(?:pz(?:a?s?)|piezas?|prendas?|unidad(?:es)?|uds?)\.?$/i, '')
    .replace(/(?<=\d)[,\s](?=\d{3}(?!\d))/g, '')
  const problem = (kind: PiecesProblem['kind']) => ({ kind, text: typed.trim(), most })
  // `1.000` is one piece here and a thousand elsewhere, `12,00` the other way round.
  if (/^[-−+]?\d+(?:(?:\.\d{3,})+|,0+)$/.test(text)) return problem('ambiguous')
  const number = /^[-−+]?(?:\d+(?:[.,]\d*)?|[.,]\d*)?$/.test(text)
    ? Number(text.replace('−', '-').replace(',', '.'))
    : NaN
  if (!Number.isFinite(number)) return problem('unreadable')
  if (number < 0) return problem('negative')
  if (!Number.isInteger(number)) return problem('fraction')
  return number > most ? problem('too-many') : number
}

/** Whether a text is a number of pieces; an empty one means none. */
export const isNumeric = (text: string) => {
  const pieces = parsePieces(text)
  return typeof pieces === 'number' || pieces.kind !== 'unreadable'
}

/** Spreadsheets have a header row of sizes and a first column of colours. */
const cellsIn = (grid: Grid, text: string) => {
  const rows = text
    .replace(/\r\n?/g, '\n')
    .replace(/(?<!\n)\n+$/, '')
    .split('\n')
    .slice(0, 500)
    .map((line) => line.split('\t').slice(0, 200))
  const sizes = new Set(grid.sizes.map(foldText))
  const header = rows[0] ?? []
  const named = header.filter((name) => name.trim() !== '')
  const isHeader =
    rows.length > 1 && named.length > 0 && named.every((name) => sizes.has(foldText(name)) || !isNumeric(name))
  const body = isHeader ? rows.slice(1) : rows
  const isLabelled = body.every((row) => row.length > 1 && !isNumeric(row[0] ?? ''))
  return isLabelled ? body.map((row) => row.slice(1)) : body
}

/**
 * Pastes a spreadsheet's block (tabs, line ends) from a cell on. Never throws. `skipped` counts what is sold out, outside
 * of the grid or no whole number.
 */
export const pasteBlock = (grid: Grid, typed: Cells, text: string, { colour, size }: CellName) => {
  const top = Math.max(
    0,
    grid.colours.findIndex(({ name }) => name === colour),
  )
  const left = Math.max(0, grid.sizes.indexOf(size))
  let [cells, filled, skipped] = [typed, 0, 0]
  cellsIn(grid, text).forEach((row, down) => {
    row.forEach((pasted, across) => {
      if (pasted.trim() === '') return
      const name = { colour: grid.colours[top + down]?.name ?? '', size: grid.sizes[left + across] ?? '' }
      const pieces = parsePieces(pasted, mostInCell(grid))
      if (name.colour === '' || name.size === '' || isSoldOut(grid, name) || typeof pieces !== 'number') {
        skipped += 1
        return
      }
      filled += 1
      cells = withPieces(grid, cells, { ...name, pieces })
    })
  })
  return { cells, filled, skipped }
}
