import type { Call } from './dialect.ts'
import { isAbsent, isObject, parseJson, type Raw } from './json.ts'

// Columns that nobody explained and that change what a figure means: such a figure is not said (R11.39).

const CURRENCY = /(?:^|_)(?:moneda|currency|divisa)(?:_|$)/
const UNIT = /(?:^|_)(?:unidad|unit)(?:_|$)/
const PRICE = /preci|price/i
const PIECES: readonly string[] = ['minimo', 'multiplo']
const MAY_HOLD_PRICES: readonly string[] = ['tallas', 'colores']

const isPrice = (name: string) => PRICE.test(name.slice(0, 60))
const snakeCase = (name: string) =>
  name
    .slice(0, 60)
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()

const pricesDiffer = (name: string, value: unknown) => {
  if (name === 'tallas' && typeof value === 'string') return /[:=$]/.test(value)
  const json = typeof value === 'string' && /^[[{]/.test(value) ? parseJson(value) : value
  if (isObject(json)) return isPrice(name) && new Set(Object.values(json).map(String)).size > 1
  if (!Array.isArray(json)) return false
  const first = new Map<string, string>()
  return json.filter(isObject).some((item) =>
    Object.entries(item).some(([key, price]) => {
      if (!isPrice(key) || isAbsent(price)) return false
      const before = first.get(key) ?? String(price)
      first.set(key, before)
      return before !== String(price)
    }),
  )
}

type Doubt = 'currency' | 'unit' | 'prices'
const doubtOf = (name: string, value: unknown): Doubt | null => {
  if (isAbsent(value)) return null
  const key = snakeCase(name)
  if (UNIT.test(key)) return 'unit'
  if (CURRENCY.test(key)) return 'currency'
  return pricesDiffer(name, value) ? 'prices' : null
}

interface Field {
  readonly column: string
  readonly writing: string
}
const doubtsAbout = ({ column, writing }: Field): readonly Doubt[] => {
  if (PIECES.includes(column)) return ['unit']
  if (writing === 'precios') return ['unit', 'currency', 'prices']
  return writing === 'pesos' ? ['unit', 'currency'] : []
}

export const createDoubts = (fields: readonly Field[], campos: NonNullable<Call['campos']>) => {
  const understood = new Set(
    fields.map(({ column }) => column).filter((column) => !(column in campos) && !MAY_HOLD_PRICES.includes(column)),
  )
  const figures = fields
    .map((field) => ({
      column: field.column,
      doubts: doubtsAbout(field),
      explained: JSON.stringify(campos[field.column] ?? null),
    }))
    .filter(({ doubts }) => doubts.length > 0)
  return (row: Raw): readonly string[] => {
    if (figures.length === 0) return []
    const doubtful = new Set<string>()
    for (const name in row) {
      if (understood.has(name)) continue
      const doubt = doubtOf(name, row[name])
      if (doubt === null) continue
      for (const { column, doubts, explained } of figures)
        if (doubts.includes(doubt) && !explained.includes(`"${name}"`)) doubtful.add(column)
    }
    return [...doubtful]
  }
}
