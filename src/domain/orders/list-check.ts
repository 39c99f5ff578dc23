import type { ProductDetail, ProductSummary } from '../catalogue/catalogue.ts'
import { mostInCell, rulesOf } from '../catalogue/selling-rules.ts'
import type { Failure } from '../result.ts'
import { isSameName, nameKey } from '../text.ts'
import { wantedIn, type ListLine, type Wanted } from './order-list.ts'
import { gridOf, isSoldOut, plus, type Cell, type CellName, type Grid } from './quantity-grid.ts'
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
  | { kind: 'taken'; product: ProductDetail; cells: readonly Cell[] }
  | { kind: 'unread' | 'no-key' | 'no-pieces' }
  | Exclude<Reading, { kind: 'found' }>
  | { kind: 'no-maker' }
  | { kind: 'colour'; colour: string; colours: readonly string[] }
  | { kind: 'size'; size: string; sizes: readonly string[] }
  | { kind: 'more-numbers'; sizes: readonly string[] }
  | { kind: 'sold-out'; cells: readonly CellName[] }
  | { kind: 'pieces'; problem: PiecesProblem }
  | { kind: 'too-many'; most: number }
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

const numbersIn = (pieces: string, isRun: boolean) =>
  // `1,200` along sizes is one and two hundred, or twelve hundred.
  !isRun || /^\d{1,3}(?:,\d{3})+$/.test(pieces) ? [pieces] : pieces.split(/ ?, ?| /)

const cellsIn = (grid: Grid, wanted: Wanted): readonly Cell[] | Exclude<Verdict, { kind: 'taken' }> => {
  const named = colourIn(grid, wanted)
  const colours = grid.colours.map(({ name }) => name)
  if (named === undefined) return { kind: 'colour', colour: wanted.colour, colours }
  const { colour } = named
  const { sizes } = grid
  const isRun = named.size === null
  const size = nameIn(sizes, named.size ?? '')
  if (named.size !== null && size === undefined) return { kind: 'size', size: named.size, sizes }
  const numbers = numbersIn(wanted.pieces, isRun)
  if (isRun && numbers.length > sizes.length) return { kind: 'more-numbers', sizes }
  if (isRun && numbers.length === 1 && /^\d{1,3}(?:,\d{3})+$/.test(wanted.pieces) && sizes.length > 1)
    return { kind: 'pieces', problem: { kind: 'ambiguous', text: wanted.pieces } }
  const cells: Cell[] = []
  for (const [at, text] of numbers.entries()) {
    const pieces = parsePieces(text, mostInCell(grid))
    if (typeof pieces !== 'number')
      return pieces.kind === 'too-many'
        ? { kind: 'too-many', most: mostInCell(grid) }
        : { kind: 'pieces', problem: pieces }
    if (pieces > 0) cells.push({ colour, size: size ?? sizes[at] ?? '', pieces })
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

const placeOf = (productId: string, { colour, size }: CellName) => `${productId}\n${colour}\n${size}`

/** Each line's result. A cell that two lines ask for stays out until their buyer says that both count. */
export const checkList = (lines: readonly ListLine[], readings: Readings): readonly Verdict[] => {
  const verdicts = lines.map((line) => verdictOf(line, readings))
  const askers = new Map<string, number[]>()
  const sums = new Map<string, number>()
  for (const [at, verdict] of verdicts.entries()) {
    if (verdict.kind !== 'taken') continue
    for (const cell of verdict.cells) {
      const place = placeOf(verdict.product.id, cell)
      sums.set(place, (sums.get(place) ?? 0) + cell.pieces)
      if (!lines[at]?.isExtra) askers.set(place, [...(askers.get(place) ?? []), at])
    }
  }
  return verdicts.map((verdict, at): Verdict => {
    if (verdict.kind !== 'taken') return verdict
    const { product, cells } = verdict
    const isExtra = lines[at]?.isExtra === true
    const most = mostInCell(gridOf(product))
    if (isExtra && cells.some((cell) => (sums.get(placeOf(product.id, cell)) ?? 0) > most))
      return { kind: 'too-many', most }
    const twice = cells.find((cell) => !isExtra && (askers.get(placeOf(product.id, cell))?.length ?? 0) > 1)
    if (twice === undefined) return verdict
    const others = (askers.get(placeOf(product.id, twice)) ?? []).filter((other) => other !== at)
    return { kind: 'twice', cell: twice, others: others.map((other) => lines[other]?.number ?? 0) }
  })
}

/** The products of the taken lines, each once. */
export const takenProducts = (verdicts: readonly Verdict[]) => {
  const products = new Map<string, { product: ProductDetail; cells: readonly Cell[] }>()
  for (const verdict of verdicts) {
    if (verdict.kind !== 'taken') continue
    const { product, cells } = verdict
    const before = products.get(product.id)?.cells ?? []
    products.set(product.id, { product, cells: plus(rulesOf(product), before, cells) })
  }
  return [...products.values()].map(({ product, cells }) => ({ product, draft: draftProductOf(product, cells) }))
}
