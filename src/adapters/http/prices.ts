import type { Centavos, PriceTier } from '../../domain/catalogue/catalogue.ts'
import { MAX_PIECES } from '../../domain/catalogue/tiers.ts'
import { isObject, valueBy } from './row.ts'
import { LONGEST_TEXT, MOST_ITEMS, remembered, withoutJson } from './text.ts'

/**
 * The formats in which servers write flags, numbers and prices. A value that cannot be read completely is undefined:
 * half a list is a wrong price.
 */

export const readNumber = (raw: unknown): number | undefined => {
  const number = typeof raw === 'number' ? raw : typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : NaN
  return Number.isFinite(number) ? number : undefined
}

const YES = new Set(['1', 'true', 'si', 'sí', 's', 'yes', 'y', 'on'])
const NO = new Set(['0', 'false', 'no', 'n', 'off'])
export const readFlag = (raw: unknown): boolean | undefined => {
  if (typeof raw === 'boolean') return raw
  const text = typeof raw === 'number' ? String(raw) : typeof raw === 'string' ? raw.trim().toLowerCase() : ''
  return YES.has(text) ? true : NO.has(text) ? false : undefined
}

const MOST_PESOS = 10_000_000

// A comma separates thousands only; "78,50" and "1.250" are ambiguous and therefore no price.
const AMOUNT = /^\$?\s*(\d+|\d{1,3}(?:,\d{3})+)(?!\.\d{3}(?!\d))(\.\d+)?(?:\s*MXN)?$/

/** Centavos; never negative. */
export const readPesos = (raw: unknown): number | undefined => {
  const parts = typeof raw === 'string' ? AMOUNT.exec(raw.trim()) : null
  const number = parts === null ? raw : Number(`${(parts[1] ?? '').replaceAll(',', '')}${parts[2] ?? ''}`)
  const usable = typeof number === 'number' && number >= 0 && number <= MOST_PESOS
  return usable ? Math.round(number * 100) : undefined
}

/** Pesos as the server takes them. Empty, not 0, where there is no price: the store must not read it as free. */
export const writePesos = (price: Centavos | null): string => (price === null ? '' : (price / 100).toFixed(2))

const readPrice = (raw: unknown): number | undefined => readPesos(raw) || undefined

/** A number of pieces: 6, "6", "6 pzas". */
export const readPieces = (raw: unknown): number | undefined => {
  const number = readNumber(typeof raw === 'string' ? raw.trim().replace(/(?:piezas?|pzas?|pzs?|pcs)\.?$/i, '') : raw)
  return number !== undefined && Number.isInteger(number) && number > 0 && number <= MAX_PIECES ? number : undefined
}

const FROM =
  'desde min minimo from apartirde cantidadminima piezasminimas minpiezas minqty minquantity cantidad piezas qty quantity de'.split(
    ' ',
  )
/** Names of a price in an object. */
export const PRICE = 'precio price preciounitario unitprice monto importe valor amount'.split(' ')
const TIER = /^(\d+)\s*(?:\+|(?:-|a)\s*\d+)?\s*(?:piezas?|pzas?|pz)?\.?\s*(?::|=>?)\s*(.+)$/i

const tierOf = (pieces: unknown, pesos: unknown): PriceTier | undefined => {
  const [from, price] = [readPieces(pieces), readPrice(pesos)]
  return from === undefined || price === undefined ? undefined : { from, price }
}
const readTierText = remembered((text) => {
  const [, from, price] = TIER.exec(text.trim()) ?? []
  return tierOf(from, price)
})
const readTier = (item: unknown): PriceTier | undefined =>
  isObject(item)
    ? tierOf(valueBy(item, FROM), valueBy(item, PRICE))
    : typeof item === 'string'
      ? readTierText(item)
      : undefined

const ascending = (tiers: readonly PriceTier[]): boolean =>
  tiers.every(({ from }, at) => at === 0 || from > (tiers[at - 1]?.from ?? 0))

const tiersOf = (items: readonly unknown[]): readonly PriceTier[] | undefined => {
  if (items.length > MOST_ITEMS) return undefined
  const tiers: PriceTier[] = []
  for (const item of items) {
    const tier = readTier(item)
    if (tier === undefined) return undefined
    tiers.push(tier)
  }
  if (ascending(tiers)) return tiers
  const sorted = tiers.toSorted((a, b) => a.from - b.from)
  const once = sorted.filter(({ from, price }, at) => sorted[at - 1]?.from !== from || sorted[at - 1]?.price !== price)
  // Two prices for the same number of pieces contradict each other.
  return ascending(once) ? once : undefined
}

const readTiersText = (text: string): readonly PriceTier[] | undefined => {
  if (text === '') return []
  const plain = tiersOf(text.split(','))
  if (plain !== undefined) return plain
  const value = withoutJson(text)
  if (value !== text) return readTiers(value)
  if (!text.includes(':') && !text.includes('=')) {
    const price = readPrice(text)
    return price === undefined ? undefined : [{ from: 1, price }]
  }
  // A comma separates two prices only before a number of pieces: "3:1,250.00,12:990" has both kinds of comma.
  return tiersOf(text.split(/[;|\n]|,(?=\s*\d+\s*[:=])/).filter((item) => item.trim() !== ''))
}

type Parts = Readonly<
  Partial<
    Record<
      | 'lista'
      | 'precio'
      | 'medio'
      | 'mayoreo'
      | 'piezas'
      | 'piezas_medio'
      | 'media_docena'
      | 'docena'
      | 'oferta'
      | 'en_oferta',
      unknown
    >
  >
>

/** Whether a price column means that there is no such price. */
const isNoPrice = (raw: unknown): boolean => raw === null || raw === undefined || raw === '' || readPesos(raw) === 0

/** Prices in separate columns: retail, wholesale, and the pieces from which the wholesale price counts. */
const regularTiers = (parts: Parts): readonly PriceTier[] | undefined => {
  const { lista, precio, medio, media_docena, docena, mayoreo, piezas, piezas_medio } = Object.fromEntries(
    Object.entries(parts).filter(([, part]) => !isNoPrice(part)),
  ) as Parts
  const given = lista === undefined ? undefined : readTiers(lista)
  if (lista !== undefined && given === undefined) return undefined
  const retail = readPrice(precio)
  const [first] = given ?? []
  // Below the first tier of the list, pieces pay the retail price.
  if (first !== undefined)
    return first.from > 1 && retail !== undefined && retail > first.price
      ? [{ from: 1, price: retail }, ...(given ?? [])]
      : given
  if (precio === undefined && mayoreo === undefined) return undefined
  const tiers = tiersOf([
    ...(precio === undefined ? [] : [{ desde: 1, precio }]),
    ...(medio === undefined ? [] : [{ desde: piezas_medio, precio: medio }]),
    ...(media_docena === undefined ? [] : [{ desde: 6, precio: media_docena }]),
    ...(docena === undefined ? [] : [{ desde: 12, precio: docena }]),
    ...(mayoreo === undefined ? [] : [{ desde: precio === undefined ? (piezas ?? 1) : piezas, precio: mayoreo }]),
  ])
  // If a piece costs more in larger quantities, the columns mean something else.
  return tiers?.every(({ price }, at) => at === 0 || price <= (tiers[at - 1]?.price ?? price)) ? tiers : undefined
}

/** An offer that holds takes the place of the prices that are not below it. */
const readParts = (parts: Parts): readonly PriceTier[] | undefined => {
  const tiers = regularTiers(parts)
  const offer =
    parts.en_oferta === undefined || readFlag(parts.en_oferta) === true ? readPrice(parts.oferta) : undefined
  const [first] = tiers ?? []
  return offer === undefined || first === undefined || offer >= first.price
    ? tiers
    : [{ from: first.from, price: offer }, ...(tiers ?? []).filter(({ price }) => price < offer)]
}

const PART_NAMES = ['lista', 'precio', 'mayoreo', 'medio', 'media_docena', 'docena', 'oferta', 'en_oferta']
/**
 * `"3:98.50,12:78"`, a bare price, a list of `{desde, precio}`, `{"3": 98.5, "12": 78}`, or prices in columns of their
 * own.
 */
export const readTiers = (raw: unknown): readonly PriceTier[] | undefined => {
  if (typeof raw === 'string') return raw.length > LONGEST_TEXT ? undefined : readTiersText(raw.trim())
  if (typeof raw === 'number') return readTiersText(String(raw))
  if (Array.isArray(raw)) return raw.length === 1 && !isObject(raw[0]) ? readTiers(raw[0]) : tiersOf(raw)
  if (!isObject(raw)) return undefined
  if (PART_NAMES.some((name) => name in raw)) return readParts(raw)
  const entries = Object.entries(raw)
  return entries.length > 0
    ? tiersOf(
        entries.map(([from, price]) => (isObject(price) ? { desde: from, ...price } : { desde: from, precio: price })),
      )
    : undefined
}
