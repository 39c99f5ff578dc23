import type { Centavos } from '../../domain/catalogue/catalogue.ts'
import { clipped, grouped, isBlank, visibleText } from '../../domain/text.ts'

/** Intl writes only the numbers that JavaScript gives an exponent, because it is slow. */
const number = (amount: number, digits: number) =>
  Math.abs(amount) < 1e15
    ? grouped(amount.toFixed(digits))
    : amount.toLocaleString('es-MX', { maximumFractionDigits: 2 })

/** `$1,240`, `$78.50`, from centavos; empty for what is no number. */
export const pesos = (centavos: Centavos) => {
  if (!Number.isFinite(centavos)) return ''
  const rounded = Math.round(centavos)
  const amount = Math.abs(rounded) / 100
  return `${rounded < 0 ? '−' : ''}$${number(amount, Number.isInteger(amount) ? 0 : 2)}`
}

/** `c/u desde 3 pzs` or `c/u`, which follow a tier's price. */
export const perPiece = ({ from }: { from: number }) => (from > 1 ? `c/u desde ${pieces(from)}` : 'c/u')

export const priceText = (centavos: Centavos | null) =>
  (centavos === null ? '' : pesos(centavos)) || 'Precio a consultar'

/** `1,200` */
export const integer = (n: number) => number(n, 0)

/** `1 artículo`, `1,200 artículos`. */
export const count = (n: number, one: string, many: string) => `${integer(n)} ${n === 1 ? one : many}`

/** `1 pza`, `6 pzs`. */
export const pieces = (n: number) => count(n, 'pza', 'pzs')

/** A name's first 200 letters: a catalogue's reach 140. */
export const clippedName = (name: string) => clipped(name, 200)

/** The error of a field that holds too much, because nothing typed or pasted is cut; null while it fits. */
export const tooLongText = (text: string, most: number) =>
  text.length <= most
    ? null
    : `Son ${integer(text.length)} letras y caben ${integer(most)}. Acorta el texto para enviarlo.`

/** Area codes of two digits: Guadalajara, Mexico City and Monterrey. */
const SHORT_AREA_CODE = /^(?:33|55|56|81)/

/** `445 123 4567`, `55 1234 5678`. Other than ten digits stay as they came. */
export const phoneText = (phone: string) => {
  const digits = visibleText(phone)
  if (!/^\d{10}$/.test(digits)) return digits
  const area = SHORT_AREA_CODE.test(digits) ? 2 : 3
  return `${digits.slice(0, area)} ${digits.slice(area, 6)} ${digits.slice(6)}`
}

/** `Dama, Niña e Infantil`. Not by Intl, whose first use costs a slow phone some 80 ms. */
export const enumerated = (names: readonly string[]) => {
  const last = names.at(-1) ?? ''
  const and = /^(?:[ií]|h[ií](?![ae]))/i.test(last) ? 'e' : 'y'
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${and} ${last}`
}

/** The texts of an operator's setting: `Título: texto|Título: texto`. */
export const titledTexts = (setting: string): readonly (readonly [title: string, text: string])[] =>
  setting
    .split('|')
    .filter((part) => !isBlank(part))
    .map((part) => {
      const [title = '', ...texts] = part.split(':')
      return [title.trim(), texts.join(':').trim()]
    })

/** `a Telar`; `al fabricante` without a name. */
export const recipientText = (storeName: string) => (storeName === '' ? 'al fabricante' : `a ${storeName}`)
