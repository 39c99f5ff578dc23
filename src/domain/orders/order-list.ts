import { foldText, visibleText } from '../text.ts'
import { isNumeric } from './quantity-input.ts'

export type ListLine = Readonly<{
  id: number
  number: number
  text: string
  /** True where its pieces come on top of those that another line asks for. */
  isExtra?: true
}>

/** A line's parts before its product is known. */
export type Wanted = Readonly<{
  /** The maker's key, or `núm. 5`: the site's number of a product. */
  key: string
  colour: string
  /** The size is null where `pieces` go along the sizes of the product. */
  size: string | null
  pieces: string
}>

export const MOST_LINES = 2000
const LONGEST = 1000

const clean = (cell: string) => visibleText(cell.replace(/\s+/g, ' ')).replace(/^'/, '')

/** The delimiter of a row outside of quotes; a comma comes last, as it also stands between pieces. */
const delimiterOf = (row: string) => {
  const bare = row.replace(/"[^"]*"/g, '')
  return ['\t', ';', ','].find((sign) => bare.includes(sign)) ?? '\t'
}

const cellsOf = (row: string) => {
  const sign = delimiterOf(row)
  const cell = new RegExp(`(?<=^|${sign}) *(?:"((?:[^"]|"")*)" *(?=${sign}|$)|([^${sign}]*))`, 'g')
  const cells = [...row.matchAll(cell)].map(([, quoted, plain = '']) => clean(quoted?.replaceAll('""', '"') ?? plain))
  return cells.slice(0, cells.findLastIndex((text) => text !== '') + 1)
}

/** The rows of a text. A quoted cell, as our sheets have a note, may hold a few line ends. */
const rowsOf = (text: string) =>
  text
    .replace(/^\ufeff/, '')
    .replace(/(?<=^|[\t;,])"(?:[^"]|""){0,1000}"(?=$|[\t;,\r])/gm, (cell) => cell.replace(/\s+/g, ' '))
    .split(/\r\n?|[\n\u2028\u2029]/)

const NAMES = {
  key: ['clave', 'sku', 'codigo', 'clave o sku', 'modelo', 'estilo'],
  id: ['numero en puntada'],
  colour: ['color', 'colores', 'tono'],
  size: ['talla', 'tallas', 'medida'],
  pieces: ['piezas', 'pzs', 'pzas', 'cantidad', 'cant', 'unidades'],
}
type Field = keyof typeof NAMES
/** Other columns of our spreadsheets and of buyers' own: none of them is a size. */
const OTHERS =
  /^(?:folio|fecha|fabricante|marca|comprador|cliente|ciudad|correo|telefono|modelo|nombre|producto|descripcion|precio.*|costo.*|importe|sub ?total|total.*|nota.*|observaciones)$/

type Header = Readonly<{ of: Readonly<Partial<Record<Field, number>>>; sizes: readonly (readonly [number, string])[] }>

const headerOf = (cells: readonly string[]) => {
  const names = cells.map((cell) =>
    foldText(cell)
      .replace(/\([^)]*\)|[.:#*]/g, '')
      .trim(),
  )
  const of: Partial<Record<Field, number>> = {}
  for (const field of Object.keys(NAMES) as Field[]) {
    const at = NAMES[field].map((name) => names.indexOf(name)).find((index) => index >= 0)
    if (at !== undefined) of[field] = at
  }
  if (of.key === undefined || (of.colour ?? of.size ?? of.pieces) === undefined) return null
  const isOther = (name: string, at: number) => name === '' || OTHERS.test(name) || Object.values(of).includes(at)
  const hasSizes = of.size === undefined && of.pieces === undefined
  return { of, sizes: hasSizes ? [...cells.entries()].filter(([at]) => !isOther(names[at] ?? '', at)) : [] }
}

const written = (cells: readonly string[]) => {
  const isWhole = cells.length === 4
  const isQuoted = isWhole ? /[",;]/ : /[";]/
  const texts = cells.map((cell) => (isQuoted.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
  return texts.join(isWhole ? ', ' : '; ')
}

/** The lines of a row under a header: with a column for each size, one for each number of pieces. */
const textsUnder = ({ of, sizes }: Header, cells: readonly string[]) => {
  const cell = (field: Field) => cells[of[field] ?? -1] ?? ''
  const key = cell('key') || (cell('id') && `núm. ${cell('id')}`)
  if (sizes.length > 0)
    return sizes.flatMap(([at, size]) =>
      /^0*$/.test(cells[at] ?? '') ? [] : [written([key, cell('colour'), size, cells[at] ?? ''])],
    )
  return [written([key, cell('colour'), ...(of.size === undefined ? [] : [cell('size')]), cell('pieces')])]
}

/** `Total`, `Subtotal: 24 pzs`, and Excel's `sep=;`. */
const NO_LINE = /^(?:(?:sub|gran) ?)?total(?:es)?(?:[ :].*)?$|^sumas?:?$|^sep=.?$/

/**
 * The lines of a pasted text or a file, without empty rows, headings and totals. A spreadsheet's rows are rewritten
 * `clave, color, talla, piezas`; the others stay as they were typed.
 */
export const linesOf = (text: string) => {
  const lines: ListLine[] = []
  let header: Header | null = null
  for (const [at, row] of rowsOf(text).entries()) {
    if (row.trim() === '') continue
    const isLong = row.length > LONGEST
    const cells = isLong ? [row] : cellsOf(row)
    const heading = headerOf(cells.length === 1 ? (cells[0] ?? '').split(' ') : cells)
    header = heading ?? header
    const first = cells.find((cell) => cell !== '') ?? ''
    if (first === '' || heading !== null || NO_LINE.test(foldText(first))) continue
    const isSheet = cells.length > 1 && /[\t;"]/.test(row)
    const texts =
      header !== null && cells.length > 1 ? textsUnder(header, cells) : [isSheet ? written(cells) : visibleText(row)]
    for (const line of texts) lines.push({ id: lines.length, number: at + 1, text: line })
  }
  return lines
}

const NUMBERED = /^(?:n[uú]m(?:ero)?\.?|#) ?(\d+)(?!\S)/i
/** The site's number of a product without a key: `núm. 5`. */
export const numberIn = (key: string) => NUMBERED.exec(key)?.[1] ?? ''

/** `PLA-0001 coral CH 2`, `PLA-0001 coral 2,2,2,2`: the first word is the key, the last one the pieces. */
const wordsWanted = (head: string, numbers: readonly string[]): Wanted => {
  const key = NUMBERED.exec(head)?.[0] ?? head.split(' ')[0] ?? ''
  const words = head.slice(key.length).trim().split(' ')
  const last = isNumeric(words.at(-1) ?? '') ? words.slice(-1) : []
  const colour = words.slice(0, words.length - last.length).join(' ')
  return { key, colour, size: null, pieces: [...last, ...numbers].join(',') }
}

export const wantedIn = (text: string): Wanted => {
  const cells = text.length > LONGEST ? [] : cellsOf(text)
  const [key = '', second = '', third = '', ...rest] = cells
  const numbers = cells.slice(1)
  const isRun = key.includes(' ') && delimiterOf(text) === ',' && numbers.every(isNumeric)
  if (cells.length < 2 || isRun) return wordsWanted(key, numbers)
  if (cells.length === 2) return { ...wordsWanted(key, []), pieces: second }
  const alongSizes = { key, colour: second, size: null }
  if (cells.length === 3) return { ...alongSizes, pieces: third }
  if (rest.length > 1 && [third, ...rest].every(isNumeric)) return { ...alongSizes, pieces: [third, ...rest].join(',') }
  // `1, 200` may be pieces and a price as well as a thousand: it stays no number.
  return { key, colour: second, size: third, pieces: rest.join(', ') }
}

export const lineWith = (text: string, other: Partial<Pick<Wanted, 'colour' | 'size'>>) => {
  const { key, colour, size, pieces } = { ...wantedIn(text), ...other }
  return written([key, colour, ...(size === null ? [] : [size]), pieces])
}
