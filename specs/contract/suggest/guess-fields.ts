import type { ReadEndpoint } from '../../../src/adapters/http/endpoints/endpoint.ts'
import { fieldsOfCall, thingOf } from '../site.ts'
import { columnsOf, type Row } from './columns.ts'
import { inventoryOf } from './notations.ts'
import { pairFields, type Guess } from './pairs.ts'
import { asideOf, guessPrices } from './prices.ts'
import type { Notation } from './types.ts'

/** A product's prices, sizes, colours and stock have their own rules. */
export const guessFields = (endpoint: ReadEndpoint, rows: readonly Row[]): readonly Guess[] => {
  const columns = columnsOf(rows)
  const fields = fieldsOfCall(endpoint)
  const prices = fields.includes('precios') ? guessPrices(columns) : null
  // A notation of nothing is the contract's own.
  const isOurs = prices?.column && Object.keys(prices.column).length === 0
  const special: Guess[] =
    prices === null
      ? []
      : [{ field: 'precios', column: isOurs ? 'precios' : prices.column, candidates: [], why: prices.why }]
  // The minimum of the wholesale price is no minimum of the product.
  const priceNames = new Set(JSON.stringify(prices?.column ?? {}).match(/[^"]+/g))
  const paired = pairFields(
    thingOf(endpoint),
    fields.filter((field) => field !== 'precios' && field !== 'agotados'),
    columns.filter(({ name }) => !priceNames.has(name)),
  )
  for (const [field, { column, why }] of Object.entries(inventoryOf(columns)))
    if (fields.includes(field) && !paired.some((guess) => guess.field === field && guess.column !== null))
      special.push({ field, column, candidates: [], why })
  const explained = paired
    .filter(({ field }) => !special.some((guess) => guess.field === field))
    .map((guess): Guess => {
      const { field, column } = guess
      const more = asideOf(field, columns)
      if (Object.keys(more).length === 0 || column === null) return guess
      const notation = typeof column === 'string' ? { columna: column } : (column as Notation)
      return { ...guess, column: { ...notation, ...more } }
    })
  const found = [...special, ...explained]
  const gallery = found.find(({ field }) => field === 'galeria')?.column
  const isList = columns.some(({ name, values }) => name === gallery && Array.isArray(values[0]))
  if (isList && fields.includes('imagen') && !found.some(({ field }) => field === 'imagen'))
    found.push({ field: 'imagen', column: `${gallery as string}.0`, candidates: [], why: 'la primera de la galería' })
  return found
}
