import type { Written } from './types.ts'
import { dateOf } from '../../../src/adapters/http/schema/apply-dates.ts'
import { foldText } from '../../../src/domain/text.ts'
import { isRow, listColumnsOf, type Column } from './columns.ts'
import { HEX, isFlag, isPicture, isSize, isWords, separatorIn, textOf, valuesGiven } from './looks.ts'
import { amountNotation } from './prices.ts'
import { says, saysOne, YES, yesOf } from './words.ts'

/** In PHP's letters; null where its own letters do not read the values. Where nothing tells, the day comes first. */
export const dateFormat = (values: readonly unknown[]): string | null => {
  const texts = valuesGiven(values).map(textOf)
  if (texts.length === 0) return null
  if (texts.every((text) => /^\d{9,10}$/.test(text))) return 'U'
  if (texts.every((text) => /^\d{12,13}$/.test(text))) return 'U000'
  const [first = ''] = texts
  const time = /([T ,]+)\d\d?:\d\d(:\d\d)?(\.\d+)?( ?[ap]\.? ?m\.?)?(Z|[+-]\d\d:?\d\d)?$/i.exec(first)
  const [, between = '', seconds, part, half, zone] = time ?? []
  const fraction = part === undefined ? '' : part.length > 4 ? '.u' : '.v'
  const hours = half === undefined ? 'H:i' : 'h:i'
  const noon = half === undefined ? '' : half.startsWith(' ') ? ' a' : 'a'
  const clock = time === null ? '' : `${between}${hours}${seconds ? ':s' : ''}${fraction}${noon}${zone ? 'P' : ''}`
  const sign = first.includes('/') ? '/' : '-'
  const isMonthFirst = texts.some((text) => Number(text.split(/[/-]/)[1]) > 12)
  const format = `${/^\d{4}/.test(first) ? 'Y-m-d' : isMonthFirst ? `m${sign}d${sign}Y` : `d${sign}m${sign}Y`}${clock}`
  return texts.every((text) => dateOf(text, format, 'UTC') !== undefined) ? format : null
}

const flagNotation = (name: string, values: readonly unknown[]): Written => {
  const words = [...new Set(values)].filter((value) => typeof value === 'string' && !['', '0', '1'].includes(value))
  if (words.length === 0) return name
  const yes = words.filter((word) => YES.has(foldText(textOf(word)))).map(textOf)
  return { columna: name, si: yes.length > 0 ? yes : words.flatMap((word) => textOf(yesOf(word)) || []) }
}

const wordsNotation = (name: string, values: readonly unknown[]): Written => {
  const texts = values.filter((value) => typeof value === 'string')
  const separator = texts.map(separatorIn).find(Boolean)
  if (separator === undefined || separator === ',') return name
  return { columna: name, separador: separator, ...(texts.some((text) => text.includes(':#')) && { entre: ':' }) }
}

const FLAGS = new Set(['nuevo', 'verificada', 'favorito'])
const LISTS = new Set(['tallas', 'colores', 'galeria', 'cuidados'])
const AMOUNTS = new Set(['pedido_minimo', 'total'])

/** A column as a dialect says it of this field; null where they are not read. */
export const writtenAs = (field: string, { name, values }: Column): Written => {
  if (field === 'fecha') {
    const format = dateFormat(values)
    if (format === null) return null
    return format === 'Y-m-d H:i:s' || format === 'Y-m-d' ? name : { columna: name, formato: format }
  }
  if (FLAGS.has(field)) return flagNotation(name, values)
  if (AMOUNTS.has(field)) {
    const notation = amountNotation([name], valuesGiven(values))
    return Object.keys(notation).length === 0 ? name : { columna: name, ...notation }
  }
  return LISTS.has(field) ? wordsNotation(name, values) : name
}

const looks = ({ values }: Column, look: (value: unknown) => boolean): boolean =>
  valuesGiven(values).length > 0 && valuesGiven(values).every(look)

export const inventoryOf = (columns: readonly Column[]): Readonly<Record<string, { column: Written; why: string }>> => {
  const found: Record<string, { column: Written; why: string }> = {}
  for (const { name, parts } of listColumnsOf(columns)) {
    const scalar = parts.filter(({ values }) => !values.some((value) => isRow(value) || Array.isArray(value)))
    const tone = scalar.find((part) => looks(part, (value) => HEX.test(textOf(value))))
    const partOf = (word: string, look: (value: unknown) => boolean): Column | undefined => {
      const fitting = scalar.filter((part) => part !== tone && looks(part, look))
      return (
        fitting.find((part) => says(part.name, word)) ??
        (says(name, word) ? fitting.find((part) => !looks(part, isFlag)) : undefined)
      )
    }
    const size = partOf('talla', isSize)
    const colour = partOf('color', isWords)
    const stock = scalar.find(
      (part) => saysOne(part.name, 'existencia', 'pieza') && looks(part, (value) => /^\d+$/.test(textOf(value))),
    )
    const picture = scalar.find((part) => looks(part, isPicture))
    const add = (field: string, column: Written, why = `una fila por cada una en «${name}»`): void => {
      found[field] ??= { column, why }
    }
    if (size) add('tallas', { columna: name, nombre: size.name })
    if (colour) add('colores', { columna: name, nombre: colour.name, ...(tone && { hex: tone.name }) })
    if (colour && picture) add('imagenes_color', { columna: name, nombre: colour.name, imagen: picture.name })
    if (stock && (size || colour))
      add(
        'agotados',
        {
          existencias: name,
          ...(colour && { color: colour.name }),
          ...(size && { talla: size.name }),
          piezas: stock.name,
        },
        `«${stock.name}» es cuántas hay`,
      )
    if (picture && !size && !colour) {
      add('galeria', { columna: name, nombre: picture.name }, `las imágenes de «${name}»`)
      add('imagen', `${name}.0.${picture.name}`, `la primera de «${name}»`)
    }
  }
  return found
}
