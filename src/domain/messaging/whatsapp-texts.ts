import type { Cell } from '../orders/quantity-grid.ts'

/** Phones cut longer chat texts: further lines are only counted. */
export const MOST_LINES = 40

const pieceLines = (cells: readonly Cell[]) => {
  const lines = cells.slice(0, MOST_LINES).map(({ colour, size, pieces }) => `- ${colour}, talla ${size}: ${pieces}`)
  const rest = cells.length - lines.length
  return [...lines, ...(rest > 0 ? [`- y ${rest} más`] : [])].join('\n')
}

/** The first text of the WhatsApp chat, with the quantities if there are any. */
export const whatsappGreeting = (
  product: { readonly name: string; readonly url: string },
  cells: readonly Cell[] = [],
): string => {
  const hello = `Hola, vi el producto ${product.name} en Puntada y me interesa.`
  if (cells.length === 0) return `${hello} ${product.url}`
  const total = cells.reduce((sum, { pieces }) => sum + pieces, 0)
  return `${hello}\n${pieceLines(cells)}\nTotal: ${total} ${total === 1 ? 'pieza' : 'piezas'}\n${product.url}`
}

/** The first text of the chat from a company's page. */
export const whatsappStoreGreeting = ({ name, url }: { readonly name: string; readonly url: string }): string =>
  `Hola, vi a ${name} en Puntada y me interesa lo que fabrican. ${url}`

/** The first text of the chat about an order whose outcome is unknown. */
export const whatsappOrderQuestion = (clientId: string): string =>
  `Hola, envié un pedido por Puntada y no sé si te llegó. Su clave es ${clientId}. ¿Lo recibiste?`
