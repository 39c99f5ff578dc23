import type { ProductDetail, ProductSummary } from '../catalogue/catalogue.ts'
import { mostInCell, rulesOf } from '../catalogue/selling-rules.ts'
import type { Failure } from '../result.ts'
import { groupBy, isSameName, nameKey } from '../text.ts'
import { wantedIn, type ListLine, type Wanted } from './order-list.ts'
import { gridOf, isSoldOut, piecesOf, plus, type Cell, type Cells, type CellName, type Grid } from './quantity-grid.ts'
import { parsePieces, type PiecesProblem } from './quantity-input.ts'
import { draftProductOf } from './reorder.ts'

/** The answer to a key: `several` products of different makers may have it. */
export type Reading = Readonly<
  | { kind: 'reading' | 'unknown' }
  | { kind: 'found'; product: ProductDetail }
  | { kind: 'several'; products: readonly ProductSummary[] }
  | { kind: 'failed'; failure: Failure }
>
export type Readings = ReadonlyMap<string, Reading>

/** A line's result. All but `taken` stay out of the order. */
export type Verdict = Readonly<
  | { kind: 'taken'; product: ProductDetail; cells: Cells }
  | { kind: 'unread' | 'no-key' | 'no-pieces' | 'no-maker' }
  | Exclude<Reading, { kind: 'found' }>
  | { kind: 'colour'; colour: string; colours: readonly string[] }
  | { kind: 'size'; size: string; sizes: readonly string[] }
  | { kind: 'more-numbers'; sizes: readonly string[] }
  | { kind: 'sold-out'; cells: readonly CellName[] }
  | { kind: 'pieces'; problem: PiecesProblem }
  /** The numbers of the other lines that ask for the same. */
  | { kind: 'twice'; cell: CellName; others: readonly number[] }
>

const nameIn = (names: readonly string[], name: string) => names.find((other) => isSameName(other, name))

/** The colour that a line means, and the size that may follow it (`coral CH`). */
const colourIn = ({ colours, sizes }: Grid, { colour, size }: Wanted) => {
  const names = colours.map(({ name }) => name)
  const only = names.length === 1 && colour === '' ? names[0] : undefined
  const exact = only ?? nameIn(names, colour)
  if (exact !== undefined) return { colour: exact, size }
  if (size !== null) return undefined
  const cells = names.flatMap((name) =>
    sizes.filter((last) => isSameName(`${name} ${last}`, colour)).map((last) => ({ colour: name, size: last })),
  )
  return cells.length === 1 ? cells[0] : undefined
}

/** `1,200` along sizes is one and two hundred, or twelve hundred. */
const THOUSANDS = /^\d{1,3}(?:,\d{3})+$/

const cellsIn = (grid: Grid, wanted: Wanted): Cells | Exclude<Verdict, { kind: 'taken' }> => {
  const { sizes } = grid
  const named = colourIn(grid, wanted)
  if (named === undefined)
    return { kind: 'colour', colour: wanted.colour, colours: grid.colours.map(({ name }) => name) }
  const isRun = named.size === null
  const size = nameIn(sizes, named.size ?? '')
  if (named.size !== null && size === undefined) return { kind: 'size', size: named.size, sizes }
  const most = mostInCell(grid)
  const isOne = !isRun || THOUSANDS.test(wanted.pieces)
  if (isRun && isOne && sizes.length > 1)
    return { kind: 'pieces', problem: { kind: 'ambiguous', text: wanted.pieces, most } }
  const numbers = isOne ? [wanted.pieces] : wanted.pieces.split(/ ?, ?| /)
  if (numbers.length > sizes.length) return { kind: 'more-numbers', sizes }
  const cells: Cell[] = []
  for (const [at, text] of numbers.entries()) {
    const pieces = parsePieces(text, most)
    if (typeof pieces !== 'number') return { kind: 'pieces', problem: pieces }
    if (pieces > 0) cells.push({ colour: named.colour, size: size ?? sizes[at] ?? '', pieces })
  }
  if (cells.length === 0) return { kind: 'no-pieces' }
  // A number beside a colour alone says no size.
  if (isRun && numbers.length === 1 && sizes.length > 1) return { kind: 'size', size: '', sizes }
  const gone = cells.filter((cell) => isSoldOut(grid, cell))
  return gone.length > 0 ? { kind: 'sold-out', cells: gone } : cells
}

const checked = (wanted: Wanted, reading: Reading | undefined): Verdict => {
  if (wanted.key === '') return { kind: 'no-key' }
  if (reading === undefined) return { kind: 'unread' }
  if (reading.kind !== 'found') return reading
  const { product } = reading
  if (product.storeId === '') return { kind: 'no-maker' }
  const cells = cellsIn(gridOf(product), wanted)
  return 'kind' in cells ? cells : { kind: 'taken', product, cells }
}

/** The same line and reading give the same verdict, so that its row is not drawn again. */
const lastVerdicts = new WeakMap<ListLine, { reading: Reading | undefined; verdict: Verdict }>()
const verdictOf = (line: ListLine, readings: Readings) => {
  const wanted = wantedIn(line.text)
  const reading = readings.get(nameKey(wanted.key))
  const before = lastVerdicts.get(line)
  if (before !== undefined && before.reading === reading) return before.verdict
  const verdict = checked(wanted, reading)
  lastVerdicts.set(line, { reading, verdict })
  return verdict
}

/** Each line's result. A cell that two lines ask for stays out until their buyer says that both count. */
export const checkList = (lines: readonly ListLine[], readings: Readings) => {
  const asked = lines.flatMap((line) => {
    const verdict = verdictOf(line, readings)
    const { product, cells } = verdict.kind === 'taken' ? verdict : { product: null, cells: [] }
    return cells.map((cell) => ({ line, place: `${product?.id}\n${cell.colour}\n${cell.size}`, ...cell }))
  })
  const byPlace = groupBy(asked, ({ place }) => place)
  const byLine = groupBy(asked, ({ line }) => line)
  return lines.map((line): Verdict => {
    const verdict = verdictOf(line, readings)
    if (verdict.kind !== 'taken') return verdict
    const most = mostInCell(rulesOf(verdict.product))
    for (const { place, colour, size } of byLine.get(line) ?? []) {
      const all = byPlace.get(place) ?? []
      if (line.isExtra && piecesOf(all) > most) return { kind: 'pieces', problem: { kind: 'too-many', text: '', most } }
      const others = all.flatMap((other) => (other.line === line || other.line.isExtra ? [] : [other.line.number]))
      if (!line.isExtra && others.length > 0) return { kind: 'twice', cell: { colour, size }, others }
    }
    return verdict
  })
}

export const takenProducts = (verdicts: readonly Verdict[]) => {
  const taken = verdicts.flatMap((verdict) => (verdict.kind === 'taken' ? [verdict] : []))
  return [...groupBy(taken, ({ product }) => product.id).values()]
    .map((same) => same.reduce((one, { cells }) => ({ ...one, cells: plus(rulesOf(one.product), one.cells, cells) })))
    .map(({ product, cells }) => ({ product, draft: draftProductOf(product, cells) }))
}
