import type { ImagePath } from '../catalogue/catalogue.ts'
import type { Reads, Writes } from '../result.ts'

/** `at`: milliseconds since 1970, UTC; null when the server's date cannot be read. */
export type Message = Readonly<{
  id: string
  from: 'user' | 'store'
  text: string
  at: number | null
  /** What it is about; absent or null where the server does not say. */
  productId?: string | null
}>

export type Conversation = Readonly<{
  storeId: string
  storeName: string
  logo: ImagePath | null
  lastText: string
  lastAt: number | null
  unread: number
}>

/** What was read of a thread in this browser. */
export type ReadMark = Readonly<{
  /** Of the latest message with a date, in ms since 1970; 0 for none. */
  at: number
  /** Of the last message, if its date cannot be read; else empty. */
  text: string
}>

export const NOTHING_READ: ReadMark = { at: 0, text: '' }

/** The inbox has a text on one line, the thread as it was written. */
const oneLine = (text: string) => text.trim().replace(/\s+/g, ' ')

export const readMarkOf = (thread: readonly Message[]): ReadMark => {
  const last = thread.at(-1)
  return { at: Math.max(0, ...thread.map(({ at }) => at ?? 0)), text: last?.at === null ? oneLine(last.text) : '' }
}

/** What was read in this browser counts as read. */
export const unreadOf = ({ lastAt, lastText, unread }: Conversation, mark: ReadMark) => {
  const isRead = lastAt === null ? mark.text !== '' && mark.text === oneLine(lastText) : lastAt <= mark.at
  return isRead ? 0 : unread
}

/** Talking with stores. `user` is the e-mail. */
export interface MessagingPort {
  /** R7.31, latest first. */
  inbox: Reads<[query: { user: string }], readonly Conversation[]>
  /** What the user wrote to the store. */
  sentTo: Reads<[query: { user: string; storeId: string }], readonly Message[]>
  /** What the store answered. */
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

/** The store that serves customers. */
export const CUSTOMER_SERVICE_STORE = '1'

/** A draft that what was written elsewhere goes along with; once, also where it is taken there twice. */
export const withText = (draft: string, text: string) =>
  draft.includes(text) ? draft : `${draft}${draft && '\n'}${text}`

/** One thread from the two lists, by time; undated messages keep their place at the end. */
export const mergeThread = (sent: readonly Message[], received: readonly Message[]): readonly Message[] =>
  [...sent, ...received].sort((a, b) => (a.at ?? Infinity) - (b.at ?? Infinity) || 0)
