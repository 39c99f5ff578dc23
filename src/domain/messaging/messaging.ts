import type { ImagePath } from '../catalogue/catalogue.ts'
import type { Result } from '../result.ts'

/** One message of a thread. `at` is in milliseconds since 1970, UTC; null when the server's date cannot be read. */
export interface Message {
  readonly id: string
  readonly from: 'user' | 'store'
  readonly text: string
  readonly at: number | null
}

/** A line of the inbox. */
export interface Conversation {
  readonly storeId: string
  readonly storeName: string
  readonly logo: ImagePath | null
  readonly lastText: string
  readonly lastAt: number | null
  readonly unread: number
}

/** Talking with stores (R1.04, R1.07). `user` is the e-mail (R6.04). */
export interface MessagingPort {
  /** R7.31, latest first. */
  inbox(user: string, signal?: AbortSignal): Promise<Result<readonly Conversation[]>>
  /** R7.32: what the user wrote to the store. */
  sentTo(query: { user: string; storeId: string }, signal?: AbortSignal): Promise<Result<readonly Message[]>>
  /** R7.33: what the store answered. */
  receivedFrom(query: { user: string; storeId: string }, signal?: AbortSignal): Promise<Result<readonly Message[]>>
  /** R7.46. `clientId` lets a server recognise a repeat; we never repeat by ourselves. */
  send(query: {
    user: string
    storeId: string
    text: string
    productId: string | null
    clientId: string
  }): Promise<Result<void>>
}

/** R2.43: the store that serves customers. */
export const CUSTOMER_SERVICE_STORE = '1'

/** One thread from the two lists, by time; undated messages keep their place at the end. */
export const mergeThread = (sent: readonly Message[], received: readonly Message[]): readonly Message[] =>
  [...sent, ...received].sort((a, b) => (a.at ?? Infinity) - (b.at ?? Infinity) || 0)

/** Pieces of one colour and size, as a chat text names them. */
export interface NamedPieces {
  readonly colour: string
  readonly size: string
  readonly pieces: number
}

/** A chat text longer than this is cut by phones: further lines are counted, not named. */
const MOST_LINES = 40

const pieceLines = (cells: readonly NamedPieces[]): string => {
  const lines = cells.slice(0, MOST_LINES).map(({ colour, size, pieces }) => `- ${colour}, talla ${size}: ${pieces}`)
  const rest = cells.length - lines.length
  return [...lines, ...(rest > 0 ? [`- y ${rest} más`] : [])].join('\n')
}

/** R1.08, R3.09: what the WhatsApp chat starts with; names the quantities where there are any. */
export const whatsappGreeting = (
  product: { readonly name: string; readonly url: string },
  cells: readonly NamedPieces[] = [],
): string => {
  const hello = `Hola, vi el producto ${product.name} en Puntada y me interesa.`
  if (cells.length === 0) return `${hello} ${product.url}`
  const total = cells.reduce((sum, { pieces }) => sum + pieces, 0)
  return `${hello}\n${pieceLines(cells)}\nTotal: ${total} ${total === 1 ? 'pieza' : 'piezas'}\n${product.url}`
}

/** What the chat about a sent order starts with, from the very data of the order. `total` as people read it. */
export const whatsappOrderSummary = (order: {
  readonly folio: string
  readonly clientId: string
  readonly total: string
  readonly note: string
  readonly products: readonly { readonly name: string; readonly cells: readonly NamedPieces[] }[]
}): string => {
  const name = order.folio === '' ? `con clave ${order.clientId}` : order.folio
  return [
    `Hola, te envié por Puntada el pedido ${name}:`,
    ...order.products.map((product) => `${product.name}\n${pieceLines(product.cells)}`),
    `Total: ${order.total}`,
    ...(order.note === '' ? [] : [`Nota: ${order.note}`]),
  ].join('\n')
}

/** What a buyer asks a store when nobody knows whether the order arrived. */
export const whatsappOrderQuestion = (clientId: string): string =>
  `Hola, envié un pedido por Puntada y no sé si te llegó. Su clave es ${clientId}. ¿Lo recibiste?`

/**
 * A Mexican number as wa.me wants it (52 and ten digits), from 10 digits, 52…, 521… or +52 with any
 * punctuation; null for anything else.
 */
export const whatsappNumber = (phone: string): string | null => {
  if (/[^\d\s()+.\-/]/.test(phone)) return null
  const digits = phone.replace(/\D/g, '')
  const national = /^(?:521?)?([1-9]\d{9})$/.exec(digits)?.[1]
  return national === undefined ? null : `52${national}`
}

/** The chat link (R1.08); null when the number is of no use. */
export const whatsappLink = (phone: string, text: string): string | null => {
  const number = whatsappNumber(phone)
  // Half a surrogate pair, as a cut-off emoji leaves it, would make encodeURIComponent throw.
  return number === null ? null : `https://wa.me/${number}?text=${encodeURIComponent(text.toWellFormed())}`
}
