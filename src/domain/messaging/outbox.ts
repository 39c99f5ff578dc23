import type { Store } from '../device.ts'
import type { Failure } from '../result.ts'
import type { Message, ReadMark } from './messaging.ts'

/**
 * The state of an outgoing message. After an unclear answer it is `checking` while the thread is read again; if the
 * thread does not have it or cannot be read, it is `unknown`: it may have arrived.
 */
type Delivery = 'waiting' | 'sending' | 'sent' | 'failed' | 'checking' | 'unknown'

/** A message on its way to a store. `writtenAt` in ms since 1970. */
export type OutgoingMessage = Readonly<{
  clientId: string
  text: string
  productId: string | null
  writtenAt: number
  /** Ids of listed messages with this text that are others; null if the thread had not loaded when it was written. */
  before: readonly string[] | null
  delivery: Delivery
  /** It was sent and nobody knows whether it arrived: a later refusal says nothing of that sending. */
  isInDoubt: boolean
  failure: Failure | null
}>

export type Outgoing = readonly OutgoingMessage[]

export type ThreadName = Readonly<{
  /** The e-mail. */
  user: string
  storeId: string
}>
export interface MessageStores {
  /** Messages that are not known to have arrived. */
  outbox(user: string, storeId: string): Store<Outgoing>
  draft(user: string, storeId: string): Store<string>
  readMark(user: string, storeId: string): Store<ReadMark>
}

/** Messages that one page has sent and alone knows, until the server lists them. */
export type DeliveredMessages = readonly (OutgoingMessage & ThreadName)[]

/** Whether a message waits for the visitor to send it again or discard it. */
export const isStuck = ({ delivery }: OutgoingMessage) => delivery === 'failed' || delivery === 'unknown'

export const outgoingOf = (stored: Outgoing, delivered: DeliveredMessages, { user, storeId }: ThreadName) =>
  [...delivered.filter((message) => message.user === user && message.storeId === storeId), ...stored].toSorted(
    (a, b) => a.writtenAt - b.writtenAt,
  )

/** A message whose tab was closed: a waiting one was not sent, and none is resent without being asked. */
export const orphaned = (message: OutgoingMessage): OutgoingMessage => {
  if (message.delivery === 'sending') return { ...message, delivery: 'checking', isInDoubt: true }
  return message.delivery === 'waiting' ? { ...message, delivery: message.isInDoubt ? 'unknown' : 'failed' } : message
}

/** Changes one message of a list; where `change` gives null it is taken out. */
export const changed = (
  list: Outgoing,
  clientId: string,
  change: (message: OutgoingMessage) => OutgoingMessage | null,
): Outgoing => list.flatMap((message) => (message.clientId === clientId ? (change(message) ?? []) : message))

/** Whether a listed message is none of those that had this text already. */
const isOther = ({ before, delivery }: OutgoingMessage, { id }: Message) =>
  before === null ? delivery === 'sent' : !before.includes(id)

/** The id of the listed message that each outgoing one is, by `clientId`. A message that was not sent is none. */
export const listedAs = (outgoing: Outgoing, listed: readonly Message[]) => {
  const ids = new Map<string, string>()
  const used = new Set<string>()
  for (const message of outgoing) {
    if (!['sent', 'checking', 'unknown'].includes(message.delivery)) continue
    const match = listed.find(
      (other) => !used.has(other.id) && isOther(message, other) && isSameText(message.text, other.text),
    )
    if (match === undefined) continue
    used.add(match.id)
    ids.set(message.clientId, match.id)
  }
  return ids
}

/** Notes in a message which of the listed ones turned out to be others. */
export const apartFrom = (message: OutgoingMessage, listed: Iterable<string>): OutgoingMessage => {
  // A message in doubt that was written before the thread was read could be any of them.
  const before = message.before ?? (message.delivery === 'sent' ? [] : null)
  return { ...message, before: before && [...before, ...listed] }
}

/** A text without what a server may change: markup, escapes, spaces, quotes, accents and invisible marks. */
const plain = (text: string) =>
  text
    .replace(/<[a-z/!][^<>]*>/gi, '')
    .replace(/&(?:amp;)*([a-z])(?:acute|grave|tilde|uml);/gi, '$1')
    .replace(/&(?:amp;)*(?:(?:lt|gt|quot|apos|nbsp|#0*39|#0*34);)?/gi, '')
    .normalize('NFKD')
    .replace(/[\p{M}\p{C}\s\\<>"'“”‘’]/gu, '')

// Old databases of MySQL keep no emoji, and old pages only Latin letters and signs.
const EMOJI = /\p{Extended_Pictographic}|[\u{10000}-\u{10FFFF}]/u
const withoutEmoji = (text: string) => text.replace(new RegExp(EMOJI, 'gu'), '').replace(/[?\uFFFD]/g, '')

/** Whether a listed text is what was sent. Each emoji may be lost, a `?`, or the text's end. */
export const isSameText = (sent: string, listed: string) => {
  const [typed, received] = [plain(sent), plain(listed)]
  if (typed === received) return true
  if (!EMOJI.test(typed) || EMOJI.test(received)) return false
  const isCut = received !== '' && typed.startsWith(received) && typed.slice(received.length).search(EMOJI) === 0
  return isCut || withoutEmoji(typed) === withoutEmoji(received)
}
