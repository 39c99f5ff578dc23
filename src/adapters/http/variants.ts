import { isObject, valueBy, type Raw } from './row.ts'
import { parsedList } from './text.ts'

/** Names in the rows of an inventory. */
const COLOUR = 'color colour nombrecolor nomcolor'.split(' ')
const SIZE = 'talla size nombretalla nomtalla numerotalla'.split(' ')
const TONE = 'hex hexadecimal codcolor codigocolor colorhex tono rgb'.split(' ')
const STOCK = 'existencia existencias exist stock inventario disponible disponibles cantidad cant qty piezas pzas'.split(' ')

const isNone = (stock: unknown): boolean => stock === false || stock === 'false' || (stock !== null && stock !== '' && Number(stock) <= 0)

/** A word, or an object that describes it. */
const wordIn = (row: Raw, names: readonly string[]): unknown => {
  const value = valueBy(row, names)
  return isObject(value) ? valueBy(value, ['nombre', 'name', ...names]) : value
}
const textIn = (row: Raw, names: readonly string[]): string => {
  const word = wordIn(row, names)
  return typeof word === 'string' || typeof word === 'number' ? String(word).trim() : ''
}

/**
 * Sizes, colours and what is sold out, from the rows of an inventory: one row for each size, each colour or each
 * combination. Undefined for anything else. What two rows name alike is sold out if neither has any.
 */
export const readVariants = (raw: unknown): Raw | undefined => {
  const rows = typeof raw === 'string' ? parsedList(raw.trim()) : raw
  if (!Array.isArray(rows) || !rows.every(isObject)) return undefined
  const found = rows.map((row) => {
    const colour = valueBy(row, COLOUR)
    const tone = valueBy(isObject(colour) ? colour : row, TONE)
    return { color: textIn(row, COLOUR), talla: textIn(row, SIZE), hex: tone, stock: valueBy(row, STOCK) }
  })
  const all = found.filter(({ color, talla }) => color !== '' || talla !== '')
  if (all.length === 0) return undefined
  const available = new Set(all.filter(({ stock }) => stock === undefined || !isNone(stock)).map(({ color, talla }) => `${color}:${talla}`))
  return {
    tallas: [...new Set(all.flatMap(({ talla }) => (talla === '' ? [] : [talla])))],
    colores: [...new Map(all.flatMap(({ color, hex }) => (color === '' ? [] : [[color, { nombre: color, hex: typeof hex === 'string' ? hex : '' }]]))).values()],
    agotados: all.filter(({ color, talla }) => !available.has(`${color}:${talla}`)).map(({ color, talla }) => ({ color, talla })),
  }
}
