import { readWord } from './lists.ts'
import { PRICE, readFlag, readNumber, readPesos } from './prices.ts'
import { isObject, valueBy, type Raw } from './row.ts'
import { withoutJson } from './text.ts'

/** Names in the rows of an inventory. */
const COLOUR = 'color colour nombrecolor nomcolor'.split(' ')
const SIZE = 'talla size nombretalla nomtalla numerotalla'.split(' ')
const TONE = 'hex hexadecimal codcolor codigocolor colorhex tono rgb'.split(' ')
const STOCK =
  'existencia existencias exist stock inventario disponible disponibles cantidad cant qty piezas pzas'.split(' ')
const SOLD_OUT = 'agotado agotada sinexistencia sinstock soldout'.split(' ')

/** Whether a row says that there is none; a row that says nothing of it is available. */
const isNone = (row: Raw): boolean => {
  const stock = valueBy(row, STOCK)
  const pieces = readNumber(stock)
  if (readFlag(valueBy(row, SOLD_OUT)) === true || readFlag(stock) === false) return true
  return pieces === undefined
    ? typeof stock === 'string' && /agotad|sin existencia|sold ?out/i.test(stock)
    : pieces <= 0
}

/** A word, or an object that describes it. */
const wordIn = (row: Raw, names: readonly string[]): string =>
  readWord(valueBy(row, names), ['nombre', 'name', ...names]) ?? ''

/**
 * Sizes, colours and what is sold out, from the rows of an inventory: one row for each size, each colour or each
 * combination. Undefined for anything else. A combination that stands in several rows, one for each warehouse, is
 * sold out if none of them has pieces. Where every row names both, a combination without a row cannot be ordered
 * either.
 * `pricesDiffer`: some sizes or colours cost more than others, so that no price is true of the whole product.
 */
export const readVariants = (raw: unknown) => {
  const list = withoutJson(raw)
  const rows = (Array.isArray(list) ? list : []).filter(isObject).flatMap((row) => {
    const [color, talla, own] = [wordIn(row, COLOUR), wordIn(row, SIZE), valueBy(row, COLOUR)]
    return color === '' && talla === ''
      ? []
      : [
          {
            color,
            talla,
            hex: valueBy(isObject(own) ? own : row, TONE),
            price: readPesos(valueBy(row, PRICE)) || undefined,
            isNone: isNone(row),
          },
        ]
  })
  if (rows.length === 0) return undefined
  const tallas = [...new Set(rows.flatMap(({ talla }) => talla || []))]
  const colores = new Map<string, string>()
  for (const { color, hex } of rows)
    if (color !== '') colores.set(color, typeof hex === 'string' && hex !== '' ? hex : (colores.get(color) ?? ''))
  const key = ({ color, talla }: { color: string; talla: string }): string => JSON.stringify([color, talla])
  const available = new Set(rows.filter((row) => !row.isNone).map(key))
  const isWhole = rows.every(({ color, talla }) => color !== '' && talla !== '')
  const named = isWhole ? [...colores.keys()].flatMap((color) => tallas.map((talla) => ({ color, talla }))) : rows
  return {
    lists: {
      tallas,
      colores: [...colores].map(([nombre, hex]) => ({ nombre, hex })),
      agotados: named.filter((each) => !available.has(key(each))).map(({ color, talla }) => ({ color, talla })),
    },
    pricesDiffer: new Set(rows.flatMap(({ price }) => price ?? [])).size > 1,
  }
}
