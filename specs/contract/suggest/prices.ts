import type { Notation } from './types.ts'
import { foldText } from '../../../src/domain/text.ts'
import { listColumnsOf, type Column, type Row } from './columns.ts'
import { amountOf, isAmount, isNothing, textOf, valuesGiven } from './looks.ts'
import { says, saysOne } from './words.ts'

/** How a server writes prices, or null, and what a person should know of it. */
export interface PriceGuess {
  readonly column: Notation | null
  readonly why: string
}

/** Prices of something else: what it cost, what it should be sold for, what it cost before. */
const OTHER_PRICES = new RegExp(
  'cost[oe]?(?!umb)|sugerid|suggest|msrp|anterior|antes|previous|old|tachad|compare|list_?price|precio_?lista|iva|' +
    'tax|env[ií]o|shipping|utilidad|ganancia',
  'i',
)
const CENTS = /(?:cents?|centavos)$/i

const given = ({ values }: Column): readonly unknown[] => valuesGiven(values)
const isFilled = (column: Column, look: (value: unknown) => boolean): boolean =>
  given(column).length > 0 && given(column).every(look)
const isPriceColumn = (column: Column): boolean =>
  !OTHER_PRICES.test(column.name) && isFilled(column, (value) => isAmount(value) && amountOf(value) >= 0)

export const amountNotation = (names: readonly string[], values: readonly unknown[]): Notation => {
  const texts = values.filter((value) => typeof value === 'string').map((value) => value.trim())
  return {
    ...(names.every((name) => CENTS.test(name)) && { unidad: 'centavos' as const }),
    ...(texts.some((text) => text.startsWith('$')) && { signo: '$' }),
    // `number_format` writes thousands with a comma.
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

/** How many pieces a price is for. */
const UNIT = /(?:^|[._])(?:unidad|unit|venta_por)(?:_(?:venta|medida|precio))?$/i

/** The currency's column, of the object that the prices stand in, or of the row. */
const moneyOf = (columns: readonly Column[], beside = ''): string | undefined => {
  const names = columns
    .filter((column) => says(column.name, 'moneda') && isFilled(column, (value) => /^[A-Z]{3}$/i.test(textOf(value))))
    .map(({ name }) => name)
  const around = beside.slice(0, beside.lastIndexOf('.') + 1)
  return names.find((name) => around !== '' && name.startsWith(around)) ?? names.find((name) => !name.includes('.'))
}

/** The pieces that every figure of the row is for; null where they differ or nobody knows. */
const piecesOf = (columns: readonly Column[]): number | null => {
  const unit = columns.find((column) => UNIT.test(column.name) && given(column).length > 0)
  const pieces = new Set(unit === undefined ? [1] : given(unit).map((word) => UNITS[foldText(textOf(word))]))
  const [first] = pieces
  return pieces.size === 1 ? (first ?? null) : null
}

/** The currency of a store's least order. */
export const asideOf = (field: string, columns: readonly Column[]): Notation => {
  const money = field === 'pedido_minimo' ? moneyOf(columns) : undefined
  return money === undefined ? {} : { moneda_en: money }
}

/** `escalas: [{"desde": 3, "precio": 98.5}]` */
const inList = (columns: readonly Column[]): PriceGuess | null => {
  for (const list of listColumnsOf(columns)) {
    const price = list.parts.find((part) => isPriceColumn(part) && saysOne(part.name, 'precio', 'total'))
    const pieces = list.parts.find(
      (part) => part !== price && saysOne(part.name, 'minimo', 'pieza') && given(part).every(isAmount),
    )
    if (price === undefined || pieces === undefined || list.parts.some(({ name }) => saysOne(name, 'talla', 'color')))
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
    if (OTHER_PRICES.test(column.name) || !saysOne(column.name, 'precio', 'escala', 'mayoreo')) continue
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

const median = (column: Column): number =>
  given(column)
    .map(amountOf)
    .toSorted((a, b) => a - b)[Math.floor(given(column).length / 2)] ?? NaN

const minimumOf = (columns: readonly Column[], ...words: readonly string[]): string | undefined =>
  columns.find(
    (column) =>
      saysOne(column.name, 'minimo', 'pieza') &&
      says(column.name, ...words) &&
      isFilled(column, (value) => /^\d{1,4}$/.test(textOf(value))),
  )?.name

/** Beside two hundred pesos for a piece, `3` is a rate and no price. */
const LEAST_SHARE = 0.2

/** `precio_menudeo`, `precio_mayoreo` and `min_mayoreo`. */
const inColumns = (columns: readonly Column[]): PriceGuess | null => {
  const prices = columns.filter(
    (column) =>
      isPriceColumn(column) &&
      !says(column.name, 'minimo') &&
      !says(column.name, 'pieza', 'mayoreo') &&
      given(column).some((value) => amountOf(value) > 1),
  )
  const numbered = prices.filter(({ name }) => /prec?i?o?_?\d$/i.test(name))
  if (numbered.length > 1)
    return {
      column: null,
      why: `${numbered.map(({ name }) => `«${name}»`).join(', ')}: ¿desde cuántas piezas es cada uno?`,
    }
  const named = (words: readonly string[], not: readonly string[]): Column | undefined =>
    prices.find(({ name }) => says(name, ...words) && !not.some((word) => says(name, word)))
  const retail =
    named(['precio', 'menudeo'], []) ??
    prices.find(({ name }) =>
      /^(?:.*\.)?(?:precio|price|pre|importe|monto)(?:_?en)?_?(?:cents?|centavos)?$/i.test(name),
    ) ??
    named(['precio'], ['mayoreo', 'medio', 'docena', 'oferta'])
  const dozen = named(['docena'], ['medio'])
  const steps = [
    { price: retail, from: 1 },
    { price: named(['precio', 'medio'], ['docena']), from: minimumOf(columns, 'medio') },
    { price: dozen, from: 12 },
    { price: named(['mayoreo'], ['medio']), from: minimumOf(columns, 'mayoreo') ?? minimumOf(columns) },
  ]
  const tiers: { piezas: number | string; precio: string }[] = []
  const left: string[] = []
  const used: Column[] = []
  for (const { price, from } of steps) {
    if (price === undefined) continue
    const share = retail === undefined ? 1 : median(price) / median(retail)
    if (from === undefined) left.push(`«${price.name}» no dice desde cuántas piezas`)
    else if (share > 1 || share < LEAST_SHARE)
      left.push(`«${price.name}» no es menor que «${retail?.name}»: no parece el precio de una pieza`)
    else {
      tiers.push({ piezas: from, precio: price.name })
      used.push(price)
    }
  }
  if (tiers.length === 0) return left.length === 0 ? null : { column: null, why: left.join('; ') }
  const explained = tiers.map(
    ({ piezas, precio }) => `«${precio}» desde ${typeof piezas === 'number' ? piezas : `«${piezas}»`}`,
  )
  return {
    column: {
      escalones: tiers,
      ...amountNotation(
        used.map(({ name }) => name),
        used.flatMap(given),
      ),
      ...(used.length === 1 && used[0] === dozen && { por: 12 }),
    },
    why: `${explained.join(', ')}${left.length > 0 ? ` (queda fuera: ${left.join('; ')})` : ''}`,
  }
}

export const guessPrices = (columns: readonly Column[]): PriceGuess | null => {
  const found = inText(columns) ?? inList(columns) ?? inMap(columns) ?? inColumns(columns)
  if (found === null || found.column === null) return found
  const isOurs = Object.keys(found.column).length === 0
  const column: Notation = isOurs ? { columna: 'precios', entre: ':' } : found.column
  const currency = moneyOf(columns, column.columna ?? column.escalones?.[0]?.precio)
  const pieces = piecesOf(columns)
  if (pieces === null) return { column: null, why: 'los precios no son todos por pieza: ¿cuáles sí?' }
  const isBySize = listColumnsOf(columns).some(({ name, parts, values }) => {
    const price = parts.find((part) => says(part.name, 'precio') && isPriceColumn(part))
    if (price === undefined || name === column.columna || !parts.some((part) => saysOne(part.name, 'talla', 'color')))
      return false
    return values.some(
      (rows) => new Set((rows as readonly Row[] | null)?.map((row) => textOf(row[price.name]))).size > 1,
    )
  })
  if (isBySize) return { column: null, why: 'el precio cambia con la talla o el color, y el sitio dice uno solo' }
  if (isOurs && currency === undefined && pieces === 1) return found
  return {
    ...found,
    column: {
      ...column,
      ...(currency !== undefined && { moneda_en: currency }),
      ...(pieces > 1 && { por: pieces }),
    },
  }
}
