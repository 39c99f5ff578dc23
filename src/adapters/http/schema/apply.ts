import { compareSizes, type PriceTier } from '../../../domain/catalogue/catalogue.ts'
import { ok } from '../../../domain/result.ts'
import {
  isObject,
  valueAt,
  type CompiledColumn,
  type Dialect,
  type FurtherPages,
  type Notation,
  type Raw,
} from './dialect.ts'
import { localMoment, orderedTiers, readNumber, readPieces, readWhole, writePesos } from './figures.ts'
import { isAbsent, type Writing } from './kinds.ts'
import { LONGEST_TEXT, MOST_ITEMS, parseJson } from './text.ts'

// What the dialect says of a column, put into the contract's own notation: whatever cannot be, is undefined.

const textOf = (raw: unknown): string | undefined =>
  typeof raw === 'string' ? raw.slice(0, LONGEST_TEXT) : typeof raw === 'number' ? String(raw) : undefined

/** The items of a list, of JSON in a text, or of a text with separators. */
const itemsAt = (row: Raw, path: string, separator = ','): readonly unknown[] | undefined => {
  const value = valueAt(row, path)
  const json = typeof value === 'string' && /^[[{]/.test(value) ? parseJson(value) : value
  if (Array.isArray(json)) return json.slice(0, MOST_ITEMS)
  if (isObject(json)) return Object.values(json).slice(0, MOST_ITEMS)
  const text = textOf(json)
  return text === undefined ? undefined : text.trim() === '' ? [] : text.split(separator).slice(0, MOST_ITEMS)
}

const partOf = (item: unknown, path: string | undefined): unknown => (path === undefined ? item : valueAt(item, path))

/** The pieces that a figure of this row is for; undefined where its unit is not in the dialect. */
const unitsOf = (row: Raw, { por = 1, por_en }: Notation): number | undefined =>
  por_en === undefined ? por : por_en.valores[String(valueAt(row, por_en.columna))]

/** Centavos of one piece, whole ones only; null for no price, undefined for one that cannot be read. */
const centavosOf = (raw: unknown, row: Raw, notation: Notation, moneda: string): number | null | undefined => {
  const { signo = '', miles = '', decimal = '.', unidad, moneda_en } = notation
  if (isAbsent(raw)) return null
  if (moneda_en !== undefined && String(valueAt(row, moneda_en)) !== moneda) return undefined
  let text = (textOf(raw) ?? '').trim()
  if (signo !== '' && text.startsWith(signo)) text = text.slice(signo.length).trim()
  if (miles !== '') {
    const [whole = '', ...rest] = text.split(decimal)
    // Only where it separates thousands: «1,25» is no 125.
    if (whole.includes(miles) && !whole.split(miles).every((part, at) => at === 0 || part.length === 3))
      return undefined
    text = [whole.replaceAll(miles, ''), ...rest].join(decimal)
  }
  if (decimal !== '.') {
    if (text.includes('.')) return undefined
    text = text.replace(decimal, '.')
  }
  const number = readNumber(text)
  const units = unitsOf(row, notation)
  if (number === undefined || units === undefined) return undefined
  if (number === 0) return null
  const centavos = (unidad === 'centavos' ? number : number * 100) / units
  const whole = Math.round(centavos)
  return Math.abs(centavos - whole) < 1e-4 ? whole : undefined
}

/** The tiers as the server has them: pieces and price, each as it stands there. */
const rawTiers = (
  row: Raw,
  notation: Notation,
): readonly (readonly [pieces: unknown, price: unknown])[] | undefined => {
  const { columna, escalones, separador, entre = ':', piezas, precio } = notation
  if (escalones)
    return escalones.map(({ piezas: from, precio: price }) => [
      typeof from === 'number' ? from : valueAt(row, from),
      valueAt(row, price),
    ])
  const items = columna === undefined ? undefined : itemsAt(row, columna, separador)
  return items?.map((item) => {
    if (precio !== undefined) return [piezas === undefined ? 1 : valueAt(item, piezas), valueAt(item, precio)]
    const text = textOf(item) ?? ''
    const at = text.indexOf(entre)
    return at < 0 ? ['', ''] : [text.slice(0, at), text.slice(at + entre.length)]
  })
}

const differ = (row: Raw, { distintos_en }: Notation): boolean => {
  if (distintos_en === undefined) return false
  const prices = itemsAt(row, distintos_en.filas)?.map((item) => String(valueAt(item, distintos_en.precio)))
  return new Set(prices).size > 1
}

/** `1:85.00,6:78.00` */
const tiersOf = (row: Raw, notation: Notation, moneda: string): string | undefined => {
  const units = unitsOf(row, notation)
  if (units === undefined || differ(row, notation)) return undefined
  const tiers: PriceTier[] = []
  for (const [pieces, raw] of rawTiers(row, notation) ?? [[0, 0]]) {
    const price = centavosOf(raw, row, notation, moneda)
    // A column without a price is a tier that the product does not have.
    if (price === null && notation.escalones) continue
    const from = readPieces(typeof pieces === 'string' ? pieces.trim() : pieces)
    if (price === undefined || price === null || from === undefined) return undefined
    tiers.push({ from, price })
  }
  const regular = orderedTiers(tiers)
  const { oferta } = notation
  const holds =
    oferta && (oferta.valores ?? ['1', true]).some((value) => String(value) === String(valueAt(row, oferta.si)))
  const offer = oferta && holds ? centavosOf(valueAt(row, oferta.precio), row, notation, moneda) : null
  if (regular === undefined || offer === undefined) return undefined
  return regular.map(({ from, price }) => `${from}:${writePesos(Math.min(price, offer ?? price))}`).join(',')
}

const listOf = (row: Raw, { columna = '', columnas, separador, nombre }: Notation & { columnas?: readonly string[] }) =>
  columnas?.map((column) => valueAt(row, column)).filter((value) => !isAbsent(value)) ??
  itemsAt(row, columna, separador)
    ?.map((item) => partOf(item, nombre))
    .filter((item) => !isAbsent(item))

/** Pairs as `Rojo:#cc0000`, from texts with another sign between them or from objects. */
const pairsOf = (row: Raw, { columna = '', separador, entre = ':', nombre }: Notation, second?: string) =>
  itemsAt(row, columna, separador)?.map((item) => {
    if (nombre !== undefined)
      return `${textOf(valueAt(item, nombre)) ?? ''}:${(second && textOf(valueAt(item, second))) ?? ''}`
    const text = textOf(item) ?? ''
    const at = text.lastIndexOf(entre)
    return at < 0 ? text : `${text.slice(0, at)}:${text.slice(at + entre.length)}`
  })

/** A combination in several rows, one for each warehouse, is sold out if none has pieces; one without a row is too. */
const soldOutOf = (row: Raw, notation: Notation) => {
  const { existencias, color, talla, piezas = '' } = notation
  if (existencias === undefined) return pairsOf(row, notation)
  const rows = itemsAt(row, existencias)?.map((item) => ({
    colour: color === undefined ? '' : (textOf(valueAt(item, color)) ?? ''),
    size: talla === undefined ? '' : (textOf(valueAt(item, talla)) ?? ''),
    pieces: readNumber(valueAt(item, piezas)),
  }))
  if (rows === undefined || rows.some(({ pieces }) => pieces === undefined)) return undefined
  const named = (colour: string, size: string) => `${colour}:${size}`
  const available = new Set(
    rows.flatMap(({ colour, size, pieces }) => ((pieces ?? 0) > 0 ? [named(colour, size)] : [])),
  )
  const sizes = [...new Set(rows.map(({ size }) => size))].toSorted(compareSizes)
  return [...new Set(rows.map(({ colour }) => colour))]
    .flatMap((colour) => sizes.map((size) => named(colour, size)))
    .filter((name) => !available.has(name))
}

const LETTERS: Readonly<Record<string, string>> = {
  Y: '(\\d{4})',
  m: '(\\d\\d?)',
  n: '(\\d\\d?)',
  d: '(\\d\\d?)',
  j: '(\\d\\d?)',
  H: '(\\d\\d?)',
  G: '(\\d\\d?)',
  i: '(\\d\\d)',
  s: '(\\d\\d)',
  v: '\\d{3}',
  u: '\\d{6}',
  P: '(Z|[+-]\\d\\d:?\\d\\d)',
}
const ORDER: Readonly<Record<string, number>> = { Y: 0, m: 1, n: 1, d: 2, j: 2, H: 3, G: 3, i: 4, s: 5, P: 6 }

/** A date by PHP's letters; `U` and `U000` are seconds and milliseconds since 1970. */
const dateOf = (raw: unknown, format: string, zone: string): Date | undefined => {
  if (format === 'U' || format === 'U000') {
    const number = readWhole(raw)
    return number === undefined ? undefined : new Date(format === 'U' ? number * 1000 : number)
  }
  const pattern = format
    .split('')
    .map((letter) => LETTERS[letter] ?? letter.replace(/[^\w ]/, '\\$&'))
    .join('')
  const found = new RegExp(`^${pattern}$`).exec((textOf(raw) ?? '').slice(0, 60).trim())
  if (found === null) return undefined
  const parts = [0, 1, 1, 0, 0, 0]
  let own = ''
  const letters = format.split('').filter((letter) => letter in ORDER)
  for (const [at, letter] of letters.entries())
    if (letter === 'P') own = found[at + 1] ?? ''
    else parts[ORDER[letter] ?? 0] = Number(found[at + 1])
  const moment = localMoment(parts, own === '' ? zone : 'UTC')
  if (moment === undefined) return undefined
  const minutes = Number(own.slice(1, 3)) * 60 + Number(own.slice(-2))
  return new Date(own.length > 1 ? moment - (own.startsWith('-') ? -1 : 1) * minutes * 60_000 : moment)
}

type Written = (row: Raw, notation: Notation, dialect: Dialect) => unknown

/** Of each way of writing, how a notation of it becomes the contract's. */
const WRITTEN: Readonly<Record<Writing, Written>> = {
  texto: (row, { columna = '', valores }) => {
    const value = valueAt(row, columna)
    return valores === undefined ? value : valores[String(value)]
  },
  figura: (row, notation) => {
    const value = valueAt(row, notation.columna ?? '')
    const units = unitsOf(row, notation)
    if (units === undefined) return undefined
    const number = units === 1 ? undefined : readWhole(value)
    return units === 1 ? value : number && number * units
  },
  pesos: (row, notation, { moneda }) => {
    const centavos = centavosOf(valueAt(row, notation.columna ?? ''), row, notation, moneda)
    return centavos === null || centavos === undefined ? undefined : writePesos(centavos)
  },
  precios: (row, notation, { moneda }) => tiersOf(row, notation, moneda),
  lista: listOf,
  fotos: listOf,
  colores: (row, notation) => pairsOf(row, notation, notation.hex),
  fotos_color: (row, notation) => pairsOf(row, notation, notation.imagen),
  agotados: soldOutOf,
  fecha: (row, { columna = '', formato, zona_horaria }, dialect) => {
    const value = valueAt(row, columna)
    return formato === undefined ? value : dateOf(value, formato, zona_horaria ?? dialect.zona_horaria)
  },
  bandera: (row, { columna = '', si }) => {
    const value = valueAt(row, columna)
    return si === undefined || isAbsent(value) ? value : si.some((each) => String(each) === String(value))
  },
}

/** What a column of the dialect holds in this row, in the contract's notation. */
export const applied = (row: Raw, column: CompiledColumn, writing: Writing, dialect: Dialect): unknown => {
  if (column === null) return undefined
  if (column.valor !== undefined) return column.valor
  return WRITTEN[writing](row, column, dialect)
}

const MOST_PAGES = 200
const PAGES_AT_ONCE = 4

/** The rows of an answer with those of its further pages, up to `limit`; `ask` gives the rows of one. */
export const furtherPages: FurtherPages = async (pagina, first, json, limit, ask) => {
  const rows = [...first]
  const size = pagina.tamano ?? rows.length
  const total = pagina.total === undefined ? undefined : readWhole(valueAt(json, pagina.total))
  const last = pagina.ultima === undefined ? undefined : readWhole(valueAt(json, pagina.ultima))
  const known = total === undefined ? last && last - pagina.desde + 1 : Math.ceil(total / size)
  const count = Math.min(known ?? MOST_PAGES, MOST_PAGES)
  let isLast = rows.length < size || rows.length === 0
  let page = 1
  while (page < count && !isLast && rows.length < limit) {
    // Where nobody knows how many there are, one after the other.
    const most = known === undefined ? 1 : Math.min(count - page, Math.ceil((limit - rows.length) / size))
    const pages = Array.from({ length: Math.min(PAGES_AT_ONCE, most) }, (_, at) => page + at)
    page += pages.length
    const step = pagina.cuenta === 'filas' ? size : 1
    const answers = pages.map((at) => ask({ [pagina.parametro]: pagina.desde + at * step }))
    for (const more of await Promise.all(answers)) {
      if (!more.ok) return more
      // A server that knows no pages gives the first one again.
      const isAgain = JSON.stringify(more.value[0]) === JSON.stringify(first[0])
      isLast = isAgain || more.value.length < size
      if (isAgain) break
      rows.push(...more.value)
    }
  }
  return ok(rows)
}
