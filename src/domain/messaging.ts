import type { ImagePath } from './catalogue.ts'
import type { Result } from './result.ts'

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

/** One thread from the two lists, by time; undated messages keep their place at the end. */
export const mergeThread = (sent: readonly Message[], received: readonly Message[]): readonly Message[] =>
  [...sent, ...received].sort((a, b) => (a.at ?? Infinity) - (b.at ?? Infinity) || 0)

/** R1.08, R3.09: what the WhatsApp chat starts with. */
export const whatsappGreeting = (product: { name: string; url: string }): string =>
  `Hola, vi el producto ${product.name} en Puntada y me interesa. ${product.url}`

/**
 * A Mexican number as wa.me wants it (52 and ten digits), from 10 digits, 52…, 521… or +52 with any
 * punctuation; null for anything else.
 */
export const whatsappNumber = (phone: string): string | null => {
  if (/[^\d\s()+.\-/]/.test(phone)) return null
  const digits = phone.replace(/\D/g, '')
  const national = /^(?:52|521)?(\d{10})$/.exec(digits)?.[1]
  return national === undefined ? null : `52${national}`
}

/** The chat link (R1.08); null when the number is of no use. */
export const whatsappLink = (phone: string, text: string): string | null => {
  const number = whatsappNumber(phone)
  return number === null ? null : `https://wa.me/${number}?text=${encodeURIComponent(text)}`
}
