import type { Store } from '../device.ts'
import type { Failure, Result } from '../result.ts'
import { writeOutcome } from '../write-outcome.ts'
import type { Message, ReadMark } from './messaging.ts'
import { isSameText } from './same-text.ts'

/**
 * The state of an outgoing message. After an unclear answer it is `checking` while the thread is read again; if the
 * thread does not have it or cannot be read, it is `unknown`: it may have arrived.
 */
export type Delivery = 'waiting' | 'sending' | 'sent' | 'failed' | 'checking' | 'unknown'

/** A message on its way to a store. `writtenAt` in ms since 1970. */
export type OutgoingMessage = Readonly<{
  clientId: string
  text: string
  productId: string | null
  writtenAt: number
  /** Ids of the messages with this text that were listed before it was written; null if the thread had not loaded. */
  before: readonly string[] | null
  delivery: Delivery
  /** It was sent and nobody knows whether it arrived: a later refusal says nothing of that sending. */
  isInDoubt: boolean
  failure: Failure | null
}>

/** The stored state of a user's messages to a store (`user` is the e-mail). */
export interface MessageStores {
  /** Messages that are not known to have arrived. */
  outbox(user: string, storeId: string): Store<readonly OutgoingMessage[]>
  draft(user: string, storeId: string): Store<string>
  readMark(user: string, storeId: string): Store<ReadMark>
}

/** Whether some tab is sending it. */
export const isUnderWay = ({ delivery }: OutgoingMessage): boolean => delivery === 'waiting' || delivery === 'sending'

/** Whether it waits for the visitor to send it again or discard it. */
export const isStuck = ({ delivery }: OutgoingMessage): boolean => delivery === 'failed' || delivery === 'unknown'

/** A message after an answer: `checking` if it may have arrived. */
export const settled = (message: OutgoingMessage, result: Result<void>): OutgoingMessage => {
  const outcome = writeOutcome(result)
  if (outcome.kind === 'done') return { ...message, delivery: 'sent', failure: null }
  const isInDoubt = message.isInDoubt || outcome.kind === 'unknown'
  return { ...message, isInDoubt, delivery: isInDoubt ? 'checking' : 'failed', failure: outcome.failure }
}

/** A message whose tab was closed: a waiting one was not sent, and none is resent without being asked. */
export const orphaned = (message: OutgoingMessage): OutgoingMessage => {
  if (message.delivery === 'sending') return { ...message, delivery: 'checking', isInDoubt: true }
  return message.delivery === 'waiting' ? { ...message, delivery: message.isInDoubt ? 'unknown' : 'failed' } : message
}

/** What is stored, with a message as it is now; one that has arrived is not stored. */
export const withMessage = (
  stored: readonly OutgoingMessage[],
  message: OutgoingMessage,
): readonly OutgoingMessage[] => {
  const index = stored.findIndex(({ clientId }) => clientId === message.clientId)
  return stored.toSpliced(index < 0 ? stored.length : index, 1, ...(message.delivery === 'sent' ? [] : [message]))
}

/**
 * What a tab shows: its `own` messages say more than what is stored, but for a stuck one that another tab has sent or
 * discarded since.
 */
export const outgoingOf = (stored: readonly OutgoingMessage[], own: readonly OutgoingMessage[]) => {
  const isSame = (one: OutgoingMessage) => (other: OutgoingMessage) => one.clientId === other.clientId
  const arrived = own.filter((message) => !isStuck(message) && !stored.some(isSame(message)))
  const others = stored.map((message) => {
    const mine = own.find(isSame(message))
    return mine !== undefined && (!isStuck(mine) || mine.delivery === message.delivery) ? mine : message
  })
  return [...arrived, ...others].toSorted((a, b) => a.writtenAt - b.writtenAt)
}

const mayBeListed = ({ delivery }: OutgoingMessage) =>
  delivery === 'sent' || delivery === 'checking' || delivery === 'unknown'

/**
 * Which listed message each outgoing one is, by `clientId`. Only what was listed after it was written settles a message
 * in doubt. `taken`: listed messages that were found to be earlier ones of ours.
 */
export const listedAs = (
  outgoing: readonly OutgoingMessage[],
  listed: readonly Message[],
  taken: ReadonlySet<string>,
): ReadonlyMap<string, string> => {
  const found = new Map<string, string>()
  const used = new Set(taken)
  for (const message of outgoing) {
    const { before, delivery, text } = message
    const isLater = ({ id }: Message) => (before === null ? delivery === 'sent' : !before.includes(id))
    const match = listed.find((each) => !used.has(each.id) && isLater(each) && isSameText(text, each.text))
    if (!mayBeListed(message) || match === undefined) continue
    used.add(match.id)
    found.set(message.clientId, match.id)
  }
  return found
}
