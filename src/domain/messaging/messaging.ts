import type { ImagePath } from '../catalogue/catalogue.ts'
import { queriesOf, type Reads, type Writes } from '../result.ts'

/** `at`: milliseconds since 1970, UTC; null when the server's date cannot be read. */
export type Message = Readonly<{
  id: string
  from: 'user' | 'store'
  text: string
  at: number | null
  /** The product it is about; null where the server does not say. */
  productId: string | null
}>

export type Conversation = Readonly<{
  storeId: string
  storeName: string
  logo: ImagePath | null
  lastText: string
  lastAt: number | null
  unread: number
}>

/** How far a thread was read in this browser. */
export type ReadMark = Readonly<{
  /** The latest date of a message, in ms since 1970; 0 for none. */
  at: number
  /** The last message, if its date cannot be read; else empty. */
  text: string
}>

export const NOTHING_READ: ReadMark = { at: 0, text: '' }

/** The inbox has a text on one line, the thread as it was written. */
const oneLine = (text: string) => text.trim().replace(/\s+/g, ' ')

export const readMarkOf = (thread: readonly Message[]): ReadMark => {
  const last = thread.at(-1)
  return { at: Math.max(0, ...thread.map(({ at }) => at ?? 0)), text: last?.at === null ? oneLine(last.text) : '' }
}

/** The unread messages of a conversation, without those that were read in this browser. */
export const unreadOf = ({ lastAt, lastText, unread }: Conversation, mark: ReadMark) => {
  const isRead = lastAt === null ? mark.text !== '' && mark.text === oneLine(lastText) : lastAt <= mark.at
  return isRead ? 0 : unread
}

/** Talking with stores. `user` is the e-mail. */
export interface MessagingPort {
  /** Conversations, latest first (R7.31). */
  inbox: Reads<[query: { user: string }], readonly Conversation[]>
  sentTo: Reads<[query: { user: string; storeId: string }], readonly Message[]>
  receivedFrom: Reads<[query: { user: string; storeId: string }], readonly Message[]>
  /** `clientId` lets a server recognise a repeat; we never repeat by ourselves. */
  send: Writes<{
    user: string
    storeId: string
    text: string
    productId: string | null
    clientId: string
  }>
}
export const messagingQueries = queriesOf<'messaging', MessagingPort>('messaging')('inbox', 'sentTo', 'receivedFrom')

export const CUSTOMER_SERVICE_STORE = '1'

/** A draft with a text that was written elsewhere, once, even if it is taken there twice. */
export const withText = (draft: string, text: string) =>
  draft.includes(text) ? draft : `${draft}${draft && '\n'}${text}`

/** One thread from the two lists, by time; undated messages keep their place at the end. */
export const mergeThread = (sent: readonly Message[], received: readonly Message[]) =>
  [...sent, ...received].sort((a, b) => (a.at ?? Infinity) - (b.at ?? Infinity) || 0)
