import { tenDigits } from '../phone.ts'
import type { Cells } from '../orders/quantity-grid.ts'
import { groupBy, grouped } from '../text.ts'

/** A Mexican number as wa.me wants it; null for anything else. */
export const whatsappNumber = (phone: string) => {
  const national = tenDigits(phone)
  return national === null ? null : `52${national}`
}

export const whatsappLink = (phone: string, text: string) => {
  const number = whatsappNumber(phone)
  // `encodeURIComponent` throws on half a surrogate pair, which a cut emoji leaves.
  return number === null ? null : `https://wa.me/${number}?text=${encodeURIComponent(text.toWellFormed())}`
}

const MOST_LINES = 40

/** Phones cut longer chat texts: further lines are only counted. */
export const limited = (lines: readonly string[]) => {
  const left = lines.length - MOST_LINES
  return left <= 0 ? lines : [...lines.slice(0, MOST_LINES), `… y ${left} renglones más`]
}

/** A line for each colour: `- Negro: CH × 6, M × 4` */
export const colourLines = (cells: Cells) =>
  [...groupBy(cells, ({ colour }) => colour)].map(
    ([colour, group]) =>
      `- ${colour}: ${group.map(({ size, pieces }) => `${size} × ${grouped(String(pieces))}`).join(', ')}`,
  )

export const whatsappGreeting = (product: { name: string; url: string }, cells: Cells = []) => {
  const hello = `Hola, vi el producto ${product.name} en Puntada y me interesa.`
  if (cells.length === 0) return `${hello} ${product.url}`
  const total = cells.reduce((sum, { pieces }) => sum + pieces, 0)
  const lines = [
    hello,
    ...limited(colourLines(cells)),
    `Total: ${total} ${total === 1 ? 'pieza' : 'piezas'}`,
    product.url,
  ]
  return lines.join('\n')
}

export const whatsappStoreGreeting = ({ name, url }: { name: string; url: string }) =>
  `Hola, vi a ${name} en Puntada y me interesa lo que fabrican. ${url}`

export const whatsappOrderQuestion = (clientId: string) =>
  `Hola, envié un pedido por Puntada y no sé si te llegó. Su clave es ${clientId}. ¿Lo recibiste?`
