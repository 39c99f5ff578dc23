import type { Written, Notation } from './types.ts'
import { foldText } from '../../../src/domain/text.ts'
import { isRow, listColumnsOf, type Column } from './columns.ts'
import { HEX, isColour, isFlag, isNothing, isPicture, isSize, isWords, textOf } from './looks.ts'
import { amountNotation } from './prices.ts'
import { meant, wordsOf } from './words.ts'

// In what notation a column is written: the right-hand side of a dialect's line.

const given = (values: readonly unknown[]): readonly unknown[] => values.filter((value) => !isNothing(value))

/** A date's format in PHP's letters; null where the values do not tell days from months. */
export const dateFormat = (values: readonly unknown[]): string | null => {
  const texts = given(values).map(textOf)
  if (texts.length === 0) return null
  if (texts.every((text) => /^\d{9,10}$/.test(text))) return 'U'
  if (texts.every((text) => /^\d{12,13}$/.test(text))) return 'U000'
  const [first = ''] = texts
  const time = /([T ,]+)(\d\d?:\d\d)(:\d\d)?(\.\d+)?(Z|[+-]\d\d:?\d\d)?$/.exec(first)
  const [, between = '', , seconds, part, zone] = time ?? []
  const fraction = part === undefined ? '' : part.length > 4 ? '.u' : '.v'
  const clock = time === null ? '' : `${between}H:i${seconds ? ':s' : ''}${fraction}${zone ? 'P' : ''}`
  if (texts.every((text) => /^\d{4}-\d\d-\d\d/.test(text))) return `Y-m-d${clock}`
  if (!texts.every((text) => /^\d\d?[/-]\d\d?[/-]\d{4}/.test(text))) return null
  const sign = first.includes('/') ? '/' : '-'
  const parts = texts.map((text) => text.split(/[/-]/).map((each) => Number.parseInt(each, 10)))
  const dayFirst = parts.some(([a = 0]) => a > 12)
  const monthFirst = parts.some(([, b = 0]) => b > 12)
  if (dayFirst === monthFirst) return null
  return `${dayFirst ? `d${sign}m` : `m${sign}d`}${sign}Y${clock}`
}

const YES = new Set(['s', 'si', 'y', 'yes', 'true', 'on'])
/** What the other rows would say where these all say no. */
const OPPOSITES: Readonly<Record<string, string>> = {
  N: 'S',
  n: 's',
  NO: 'SI',
  No: 'Si',
  no: 'si',
  false: 'true',
  off: 'on',
}
const flagNotation = (name: string, values: readonly unknown[]): Written => {
  const words = [...new Set(values)]
    .filter((value) => typeof value === 'string')
    .filter((word) => word !== '' && word !== '0' && word !== '1')
  if (words.length === 0) return name
  const yes = words.filter((word) => YES.has(foldText(word)))
  const meant = yes.length > 0 ? yes : words.flatMap((word) => OPPOSITES[word] ?? [])
  return { columna: name, si: meant }
}

const separatorOf = (values: readonly unknown[]): string | undefined => {
  const texts = values.filter((value) => typeof value === 'string')
  return [';', '|', ',', '/', '\n'].find((sign) => texts.some((text) => text.includes(sign)))
}

/** Words in a text, in a list, or in a list of objects. */
const wordsNotation = (name: string, values: readonly unknown[], part?: string): Notation | string => {
  if (part !== undefined) return { columna: name, nombre: part }
  const separator = separatorOf(values)
  return separator === undefined || separator === ',' ? name : { columna: name, separador: separator }
}

const FLAGS = new Set(['nuevo', 'verificada', 'favorito'])
const LISTS = new Set(['tallas', 'colores', 'galeria', 'cuidados'])
const AMOUNTS = new Set(['pedido_minimo', 'total'])

/** A column as a dialect says it of this field; null where its values do not tell. */
export const writtenAs = (field: string, { name, values }: Column): Written => {
  if (field === 'fecha') {
    const format = dateFormat(values)
    if (format === null) return null
    return format === 'Y-m-d H:i:s' || format === 'Y-m-d' ? name : { columna: name, formato: format }
  }
  if (FLAGS.has(field)) return flagNotation(name, values)
  if (AMOUNTS.has(field)) {
    const notation = amountNotation([name], given(values))
    return Object.keys(notation).length === 0 ? name : { columna: name, ...notation }
  }
  return LISTS.has(field) ? wordsNotation(name, values) : name
}

const says = (name: string, word: string): boolean => wordsOf(name).some((each) => meant(each) === word)
const looks = ({ values }: Column, look: (value: unknown) => boolean): boolean =>
  given(values).length > 0 && given(values).every(look)

/** What a list of objects tells: an inventory of sizes and colours, or pictures. */
export const inventoryOf = (columns: readonly Column[]): Readonly<Record<string, { column: Written; why: string }>> => {
  const found: Record<string, { column: Written; why: string }> = {}
  for (const { name, parts } of listColumnsOf(columns)) {
    const scalar = parts.filter(({ values }) => !values.some((value) => isRow(value) || Array.isArray(value)))
    const size =
      scalar.find((part) => says(part.name, 'talla') && looks(part, isSize)) ??
      (says(name, 'talla') ? scalar.find((part) => looks(part, isSize) && !looks(part, isFlag)) : undefined)
    const tone = scalar.find((part) => looks(part, (value) => HEX.test(textOf(value))))
    const colour =
      scalar.find((part) => says(part.name, 'color') && part !== tone && looks(part, isWords)) ??
      (says(name, 'color') ? scalar.find((part) => part !== tone && looks(part, isWords)) : undefined)
    const stock = scalar.find(
      (part) =>
        (says(part.name, 'existencia') || says(part.name, 'pieza')) &&
        looks(part, (value) => /^\d+$/.test(textOf(value))),
    )
    const picture = scalar.find((part) => looks(part, isPicture))
    const why = `una fila por cada una en «${name}»`
    if (size) found['tallas'] ??= { column: { columna: name, nombre: size.name }, why }
    if (colour)
      found['colores'] ??= {
        column: { columna: name, nombre: colour.name, ...(tone && { hex: tone.name }) },
        why,
      }
    if (colour && picture)
      found['imagenes_color'] ??= { column: { columna: name, nombre: colour.name, imagen: picture.name }, why }
    if (stock && (size || colour))
      found['agotados'] ??= {
        column: {
          existencias: name,
          ...(colour && { color: colour.name }),
          ...(size && { talla: size.name }),
          piezas: stock.name,
        },
        why: `«${stock.name}» es cuántas hay`,
      }
    if (picture && !size && !colour) {
      found['galeria'] ??= { column: { columna: name, nombre: picture.name }, why: `las imágenes de «${name}»` }
      found['imagen'] ??= { column: `${name}.0.${picture.name}`, why: `la primera de «${name}»` }
    }
  }
  const colours = columns.find(
    (column) =>
      says(column.name, 'color') &&
      looks(
        column,
        (value) =>
          typeof value === 'string' && value.split(/[,;|/]/).every((part) => isColour(part.trim().split(':')[0])),
      ),
  )
  if (colours && colours.name !== 'colores') {
    const tones = given(colours.values).some((value) => textOf(value).includes(':#'))
    found['colores'] ??= {
      column: {
        columna: colours.name,
        ...(separatorOf(colours.values) && { separador: separatorOf(colours.values) ?? ',' }),
        ...(tones && { entre: ':' }),
      },
      why: 'colores',
    }
  }
  return found
}
