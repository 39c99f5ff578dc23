import { compareSizes } from '../../../domain/catalogue/catalogue.ts'
import { dateOf } from './apply-dates.ts'
import { itemsAt, textIn } from './apply-items.ts'
import { centavosOf, tiersOf } from './apply-prices.ts'
import type { CompiledColumn, Dialect } from './dialect.ts'
import { readNumber, writePesos } from './figures.ts'
import { furtherPages } from './further-pages.ts'
import { isAbsent, valueAt, type Raw } from './json.ts'
import type { Writing } from './kinds.ts'

type Column = NonNullable<CompiledColumn>

const listOf = (row: Raw, { columna, separador, nombre }: Column) =>
  itemsAt(row, columna, separador)
    ?.map((item) => (nombre === undefined ? item : valueAt(item, nombre)))
    .filter((item) => !isAbsent(item))

const pairsOf = (row: Raw, { columna, separador, entre = ':', nombre }: Column, second = '') =>
  itemsAt(row, columna, separador)?.map((item) => {
    if (nombre !== undefined) return `${textIn(valueAt(item, nombre)) ?? ''}:${textIn(valueAt(item, second)) ?? ''}`
    const text = textIn(item) ?? ''
    const sign = text.lastIndexOf(entre)
    return sign < 0 ? text : `${text.slice(0, sign)}:${text.slice(sign + entre.length)}`
  })

/** A combination in several rows, one for each warehouse, is sold out if none has pieces; one without a row is too. */
const soldOutOf = (row: Raw, column: Column) => {
  const { existencias, color = '', talla = '', piezas = '' } = column
  if (existencias === undefined) return pairsOf(row, column)
  const stock = itemsAt(row, existencias)?.map((item) => ({
    colour: textIn(valueAt(item, color)) ?? '',
    size: textIn(valueAt(item, talla)) ?? '',
    pieces: readNumber(valueAt(item, piezas)),
  }))
  if (stock === undefined || stock.some(({ pieces }) => pieces === undefined)) return undefined
  const available = new Set(stock.filter(({ pieces = 0 }) => pieces > 0).map(({ colour, size }) => `${colour}:${size}`))
  const sizes = [...new Set(stock.map(({ size }) => size))].toSorted(compareSizes)
  return [...new Set(stock.map(({ colour }) => colour))]
    .flatMap((colour) => sizes.map((size) => `${colour}:${size}`))
    .filter((pair) => !available.has(pair))
}

const APPLIED: Readonly<Record<Writing, (row: Raw, column: Column, dialect: Dialect) => unknown>> = {
  texto: (row, { columna = '', valores }) => {
    const value = valueAt(row, columna)
    return valores === undefined ? value : valores[String(value)]
  },
  figura: (row, { columna = '' }) => valueAt(row, columna),
  pesos: (row, column, { moneda }) => {
    const centavos = centavosOf(valueAt(row, column.columna ?? ''), row, column, moneda)
    return centavos === undefined ? undefined : writePesos(centavos)
  },
  precios: (row, column, { moneda }) => tiersOf(row, column, moneda),
  lista: listOf,
  fotos: listOf,
  colores: (row, column) => pairsOf(row, column, column.hex),
  fotos_color: (row, column) => pairsOf(row, column, column.imagen),
  agotados: soldOutOf,
  fecha: (row, { columna = '', formato }, dialect) => {
    const value = valueAt(row, columna)
    return formato === undefined ? value : dateOf(value, formato, dialect.zona_horaria)
  },
  bandera: (row, { columna = '', si }) => {
    const value = valueAt(row, columna)
    return si === undefined || isAbsent(value) ? value : si.some((meant) => String(meant) === String(value))
  },
}

/** What a column holds in this row, in the contract's notation. */
const applied = (row: Raw, column: CompiledColumn, writing: Writing, dialect: Dialect): unknown =>
  column === null ? undefined : APPLIED[writing](row, column, dialect)

export const dialectCode = { applied, furtherPages }
