import type { Notation } from './types.ts'
import { foldText } from '../../../src/domain/text.ts'
import { listColumnsOf, type Column } from './columns.ts'
import { amountOf, isAmount, isFlag, isNothing, textOf } from './looks.ts'
import { meant, wordsOf } from './words.ts'

/** How a server writes prices, and what a person should know of it; null where nobody can tell. */
export interface PriceGuess {
  readonly column: Notation | null
  readonly why: string
}

/** Prices of something else: what it cost, what it should be sold for, what it cost before. */
const OTHER_PRICES =
  /cost[oe]?(?!umb)|sugerid|suggest|msrp|anterior|antes|previous|old|tachad|compare|list_?price|precio_?lista|iva|tax|env[ií]o|shipping|utilidad|ganancia/i
const CENTS = /(?:cents?|centavos)$/i

const given = ({ values }: Column): readonly unknown[] => values.filter((value) => !isNothing(value))
const isPriceColumn = (column: Column): boolean => {
  const values = given(column)
  return (
    values.length > 0 &&
    !OTHER_PRICES.test(column.name) &&
    values.every((value) => isAmount(value) && amountOf(value) >= 0)
  )
}
const meanings = (name: string): ReadonlySet<string> => new Set(wordsOf(name).map(meant))
const says = (name: string, ...words: readonly string[]): boolean => words.every((word) => meanings(name).has(word))

/** How the amounts are written, as far as it is not the contract's way. */
export const amountNotation = (names: readonly string[], values: readonly unknown[]): Notation => {
  const texts = values.filter((value) => typeof value === 'string').map((value) => value.trim())
  return {
    ...(names.every((name) => CENTS.test(name)) && { unidad: 'centavos' as const }),
    ...(texts.some((text) => text.startsWith('$')) && { signo: '$' }),
    // `number_format` writes thousands with a comma, in the rows that have them.
    ...(texts.some((text) => /\d,\d{3}(?!\d)/.test(text) || /\d\.\d\d$/.test(text)) &&
      !texts.some((text) => /\d{4}/.test(text)) && { miles: ',' }),
  }
}

const UNITS: Readonly<Record<string, number>> = {
  pieza: 1,
  pza: 1,
  pz: 1,
  piece: 1,
  unidad: 1,
  unit: 1,
  par: 1,
  docena: 12,
  dozen: 12,
  'media docena': 6,
}

/** A column that says how many pieces a price is for; the site takes no price beside one that nobody explains. */
const UNIT = /(?:^|[._])(?:unidad|unit|venta_por)(?:_(?:venta|medida|precio))?$/i

/** The column of the currency, of the row or of the object that the prices stand in. */
const moneyOf = (columns: readonly Column[], beside = ''): string | null => {
  const found = columns.filter(
    (column) =>
      says(column.name, 'moneda') &&
      given(column).length > 0 &&
      given(column).every((value) => /^[A-Z]{3}$/i.test(textOf(value))),
  )
  const around = beside.slice(0, beside.lastIndexOf('.') + 1)
  return (
    (
      found.find(({ name }) => around !== '' && name.startsWith(around)) ??
      found.find(({ name }) => !name.includes('.'))
    )?.name ?? null
  )
}

/** The column of the unit, with the pieces that each of its words stands for. */
const unitOf = (columns: readonly Column[]): Notation['por_en'] => {
  const unit = columns.find((column) => UNIT.test(column.name) && given(column).length > 0)
  const words = unit === undefined ? [] : [...new Set(given(unit).map(textOf))]
  if (unit === undefined || !words.every((word) => foldText(word) in UNITS)) return undefined
  return { columna: unit.name, valores: Object.fromEntries(words.map((word) => [word, UNITS[foldText(word)] ?? 1])) }
}

/** The columns that say of which currency and of how many pieces a price is. */
const aside = (columns: readonly Column[], beside: string): Notation => {
  const currency = moneyOf(columns, beside)
  const unit = unitOf(columns)
  return { ...(currency !== null && { moneda_en: currency }), ...(unit && { por_en: unit }) }
}

/** What the site has to hear of other figures of the row: their currency, and that all are counted by the piece. */
export const asideOf = (field: string, columns: readonly Column[]): Notation => {
  const unit = unitOf(columns)
  const isByPiece = unit !== undefined && Object.values(unit.valores).every((pieces) => pieces === 1)
  const byPiece = isByPiece ? { por_en: unit } : {}
  if (field === 'minimo' || field === 'multiplo') return byPiece
  const money = moneyOf(columns)
  return field === 'pedido_minimo' ? { ...byPiece, ...(money !== null && { moneda_en: money }) } : {}
}

/** `escalas: [{"desde": 3, "precio": 98.5}]` */
const inList = (columns: readonly Column[]): PriceGuess | null => {
  for (const list of listColumnsOf(columns)) {
    const price = list.parts.find(
      (part) => isPriceColumn(part) && (says(part.name, 'precio') || says(part.name, 'total')),
    )
    const pieces = list.parts.find(
      (part) =>
        part !== price && (says(part.name, 'minimo') || says(part.name, 'pieza')) && given(part).every(isAmount),
    )
    if (
      price === undefined ||
      pieces === undefined ||
      list.parts.some(({ name }) => says(name, 'talla') || says(name, 'color'))
    )
      continue
    const notation = amountNotation([price.name], given(price))
    return {
      column: { columna: list.name, piezas: pieces.name, precio: price.name, ...notation },
      why: `una lista de ${pieces.name} y ${price.name}`,
    }
  }
  return null
}

/** `"3:98.50,12:78"`, in whatever signs. */
const inText = (columns: readonly Column[]): PriceGuess | null => {
  for (const column of columns) {
    if (
      OTHER_PRICES.test(column.name) ||
      !(says(column.name, 'precio') || says(column.name, 'escala') || says(column.name, 'mayoreo'))
    )
      continue
    const texts = given(column).map(textOf)
    const [entre] = [':', '=', '-', '@'].filter(
      (sign) =>
        texts.length > 0 &&
        texts.every((text) =>
          new RegExp(`^\\d+ ?${sign} ?\\$?[\\d.]+(?:[^\\d.${sign}]+\\d+ ?${sign} ?\\$?[\\d.]+)*$`).test(text),
        ),
    )
    if (entre === undefined) continue
    const between = texts
      .map((text) => new RegExp(`${entre} ?\\$?[\\d.]+([^\\d.${entre}]+)`).exec(text)?.[1]?.trim())
      .find(Boolean)
    const isOurs = column.name === 'precios' && entre === ':' && (between ?? ',') === ','
    return isOurs
      ? { column: {}, why: 'como en el contrato' }
      : { column: { columna: column.name, separador: between ?? ',', entre }, why: `texto como «${texts[0]}»` }
  }
  return null
}

/** `{"3": 98.5, "12": 78}`, with the same keys in every row. */
const inMap = (columns: readonly Column[]): PriceGuess | null => {
  for (const { name, values } of columns) {
    const maps = values.filter((value) => !isNothing(value)) as Readonly<Record<string, unknown>>[]
    const [first] = maps
    if (typeof first !== 'object' || Array.isArray(first) || !says(name, 'precio')) continue
    const keys = Object.keys(first)
    const isSame = maps.every((map) => Object.keys(map).join() === keys.join() && Object.values(map).every(isAmount))
    if (keys.length === 0 || !keys.every((key) => /^\d+$/.test(key)) || !isSame) continue
    return {
      column: { escalones: keys.map((key) => ({ piezas: Number(key), precio: `${name}.${key}` })) },
      why: 'precios por número de piezas',
    }
  }
  return null
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN
/** How a column's amounts stand to another's, row by row. */
const ratio = (a: Column, b: Column): number =>
  median(
    a.values.flatMap((value, index) =>
      amountOf(value) > 0 && amountOf(b.values[index]) > 0 ? [amountOf(value) / amountOf(b.values[index])] : [],
    ),
  )

const leastColumn = (columns: readonly Column[], ...words: readonly string[]): Column | undefined =>
  columns.find(
    (column) =>
      (says(column.name, 'minimo') || says(column.name, 'pieza')) &&
      words.every((word) => says(column.name, word)) &&
      given(column).length > 0 &&
      given(column).every((value) => /^\d{1,4}$/.test(textOf(value))),
  )

/** `precio_menudeo`, `precio_mayoreo` and `min_mayoreo`. */
const inColumns = (columns: readonly Column[]): PriceGuess | null => {
  const prices = columns.filter(
    (column) => isPriceColumn(column) && !says(column.name, 'minimo') && !says(column.name, 'pieza', 'mayoreo'),
  )
  const isNumbered = prices.filter(({ name }) => /prec?i?o?_?\d$/i.test(name))
  if (isNumbered.length > 1)
    return {
      column: null,
      why: `${isNumbered.map(({ name }) => `«${name}»`).join(', ')}: ¿desde cuántas piezas es cada uno?`,
    }
  const one = (test: (name: string) => boolean): Column | undefined => prices.find(({ name }) => test(name))
  const isPlain = (name: string): boolean => !['mayoreo', 'medio', 'docena', 'oferta'].some((word) => says(name, word))
  const retail =
    one((name) => says(name, 'precio', 'menudeo')) ??
    one((name) => /^(?:.*\.)?(?:precio|price|pre|importe|monto)(?:_?en)?_?(?:cents?|centavos)?$/i.test(name)) ??
    one((name) => says(name, 'precio') && isPlain(name))
  const wholesale = one((name) => says(name, 'mayoreo') && !says(name, 'medio') && !isNothingButFlags(columns, name))
  const half = one((name) => says(name, 'precio', 'medio') && !says(name, 'docena'))
  const dozen = one((name) => says(name, 'docena') && !says(name, 'medio'))
  const offer = one((name) => says(name, 'precio', 'oferta'))
  const ends = [retail, wholesale, half, dozen].filter((each) => each !== undefined)
  if (ends.length === 0) return null
  const tiers: { piezas: number | string; precio: string }[] = []
  const left: string[] = []
  const base = retail ?? wholesale ?? dozen
  if (retail !== undefined) tiers.push({ piezas: 1, precio: retail.name })
  const add = (column: Column | undefined, pieces: number | string | undefined): void => {
    if (column === undefined) return
    const share = retail === undefined ? 1 : ratio(column, retail)
    if (pieces === undefined) left.push(`«${column.name}» no dice desde cuántas piezas`)
    else if (share > 1.0001 || share < 0.2)
      left.push(`«${column.name}» no es menor que «${base?.name}»: no parece el precio de una pieza`)
    else tiers.push({ piezas: pieces, precio: column.name })
  }
  add(half, leastColumn(columns, 'medio')?.name)
  const isPerDozen = dozen !== undefined && retail === undefined && wholesale === undefined
  add(dozen, 12)
  add(wholesale, (leastColumn(columns, 'mayoreo') ?? leastColumn(columns))?.name)
  if (tiers.length === 0) return { column: null, why: left.join('; ') }
  const used = ends.filter(({ name }) => tiers.some(({ precio }) => precio === name))
  const flag = columns.find(
    (column) =>
      column !== offer && says(column.name, 'oferta') && given(column).length > 0 && given(column).every(isFlag),
  )
  const isLeft = left.length > 0 ? ` (queda fuera: ${left.join('; ')})` : ''
  return {
    column: {
      escalones: tiers,
      ...amountNotation(
        used.map(({ name }) => name),
        used.flatMap(given),
      ),
      ...(isPerDozen && { por: 12 }),
      ...(offer && flag && { oferta: { precio: offer.name, si: flag.name } }),
    },
    why: `${tiers.map(({ piezas, precio }) => `«${precio}» desde ${typeof piezas === 'number' ? piezas : `«${piezas}»`}`).join(', ')}${isLeft}`,
  }
}

const isNothingButFlags = (columns: readonly Column[], name: string): boolean => {
  const values = given(columns.find((column) => column.name === name) ?? { name, values: [] })
  return values.every((value) => amountOf(value) <= 1)
}

/** The prices of these rows. The more a notation says of itself, the earlier it is looked for. */
export const guessPrices = (columns: readonly Column[]): PriceGuess | null => {
  const found = inText(columns) ?? inList(columns) ?? inMap(columns) ?? inColumns(columns)
  if (found === null || found.column === null || Object.keys(found.column).length === 0) return found
  const inventory = listColumnsOf(columns).find(
    ({ name, parts }) =>
      name !== found.column?.columna &&
      parts.some((part) => says(part.name, 'talla') || says(part.name, 'color')) &&
      parts.some((part) => says(part.name, 'precio') && isPriceColumn(part)),
  )
  const price = inventory?.parts.find((part) => says(part.name, 'precio') && isPriceColumn(part))
  return {
    ...found,
    column: {
      ...found.column,
      ...aside(columns, found.column.columna ?? found.column.escalones?.[0]?.precio ?? ''),
      ...(inventory && price && { distintos_en: { filas: inventory.name, precio: price.name } }),
    },
  }
}
