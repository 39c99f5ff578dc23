import type { PriceTier } from '../../../domain/catalogue/catalogue.ts'
import { orderedTiers } from '../../../domain/catalogue/tiers.ts'
import { itemsAt, textIn } from './apply-items.ts'
import type { Notation } from './dialect.ts'
import { readNumber, readPieces, writePesos } from './figures.ts'
import { isAbsent, valueAt, type Raw } from './json.ts'

const plainAmount = (raw: unknown, { signo = '', miles = '' }: Notation) => {
  let text = (textIn(raw) ?? '').trim()
  if (signo !== '' && text.startsWith(signo)) text = text.slice(signo.length).trim()
  const [whole = '', ...decimals] = text.split('.')
  const groups = miles === '' ? [whole] : whole.split(miles)
  // Only where it separates thousands: «1,25» is no 125.
  if (!groups.slice(1).every(({ length }) => length === 3)) return undefined
  return [groups.join(''), ...decimals].join('.')
}

/** Centavos of one piece, whole ones; null for no price, undefined for an unreadable one. */
export const centavosOf = (raw: unknown, row: Raw, notation: Notation, currency: string): number | null | undefined => {
  const { unidad, moneda_en, por = 1 } = notation
  if (isAbsent(raw)) return null
  if (moneda_en !== undefined && String(valueAt(row, moneda_en)) !== currency) return undefined
  const number = readNumber(plainAmount(raw, notation))
  if (number === undefined) return undefined
  if (number === 0) return null
  const centavos = (unidad === 'centavos' ? number : number * 100) / por
  const whole = Math.round(centavos)
  return Math.abs(centavos - whole) < 1e-4 ? whole : undefined
}

const rawTiers = (row: Raw, notation: Notation): readonly (readonly [pieces: unknown, price: unknown])[] => {
  const { columna, escalones, separador, entre = ':', piezas, precio } = notation
  if (escalones)
    return escalones.map(({ piezas: from, precio: price }) => [
      typeof from === 'number' ? from : valueAt(row, from),
      valueAt(row, price),
    ])
  const items = itemsAt(row, columna, separador) ?? ['']
  return items.map((item) => {
    if (precio !== undefined) return [piezas === undefined ? 1 : valueAt(item, piezas), valueAt(item, precio)]
    const [pieces, ...price] = (textIn(item) ?? '').split(entre)
    return [pieces, price.join(entre)]
  })
}

/** `1:85.00,6:78.00` */
export const tiersOf = (row: Raw, notation: Notation, currency: string): string | undefined => {
  const tiers: PriceTier[] = []
  for (const [pieces, raw] of rawTiers(row, notation)) {
    const price = centavosOf(raw, row, notation, currency)
    if (price === null && notation.escalones) continue
    const from = readPieces(pieces)
    if (price === undefined || price === null || from === undefined) return undefined
    tiers.push({ from, price })
  }
  return orderedTiers(tiers)
    ?.map(({ from, price }) => `${from}:${writePesos(price)}`)
    .join(',')
}
