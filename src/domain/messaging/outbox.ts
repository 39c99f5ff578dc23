import type { Store } from '../device.ts'
import { fail, type Failure } from '../result.ts'
import { isBlank } from '../text.ts'
import { writeOutcome } from '../write-outcome.ts'
import type { Message } from './messaging.ts'

/**
 * How far an own message has come. After an unclear end it is `checking` while the thread is read again; when the
 * thread does not show it, or cannot be read, it is `unknown`: it left, and nobody can say whether it arrived.
 */
export type Delivery = 'waiting' | 'sending' | 'sent' | 'failed' | 'checking' | 'unknown'

/** A message on its way to a store. `writtenAt` in ms since 1970. */
export interface OutgoingMessage {
  readonly clientId: string
  readonly text: string
  readonly productId: string | null
  readonly writtenAt: number
  readonly delivery: Delivery
  readonly failure: Failure | null
}

/** What the browser keeps of a user's messages to a store; of each user apart (`user` is the e-mail). */
export interface MessageStores {
  /** Messages that have not arrived for certain. */
  outbox(user: string, storeId: string): Store<readonly OutgoingMessage[]>
  /** What is being written. */
  draft(user: string, storeId: string): Store<string>
  /** Up to when the thread was read, in ms since 1970; 0 for never. */
  readUpTo(user: string, storeId: string): Store<number>
}

/** A message needs something that can be read. */
export const isSendable = (text: string): boolean => !isBlank(text)

/** On its way in some tab. */
export const isUnderWay = ({ delivery }: OutgoingMessage): boolean => delivery === 'waiting' || delivery === 'sending'

/** Only the visitor sends it again, or lets it go. */
export const isStuck = ({ delivery }: OutgoingMessage): boolean => delivery === 'failed' || delivery === 'unknown'

/** After a failure, whether the message may have arrived all the same. */
export const deliveryAfter = (failure: Failure): Delivery =>
  writeOutcome(fail(failure)).kind === 'unknown' ? 'checking' : 'failed'

/** What becomes of a message whose tab has gone: what only waited never left, and none is sent behind the visitor's back. */
export const orphaned = (message: OutgoingMessage): OutgoingMessage => ({
  ...message,
  delivery: message.delivery === 'waiting' ? 'failed' : message.delivery === 'sending' ? 'checking' : message.delivery,
})

/** Milliseconds after which a message with the same words is another one. */
const ARRIVES_WITHIN_MS = 10 * 60_000

/**
 * Own messages that the server's list does not show yet: what it shows with the same words, written since, is the
 * same message. `known` are the ids that the list had before the message was written; after a reload nobody remembers
 * them, and only the server's time can tell.
 */
export const notYetListed = (
  outgoing: readonly OutgoingMessage[],
  listed: readonly Message[],
  known: ReadonlyMap<string, ReadonlySet<string>>,
): readonly OutgoingMessage[] => {
  const taken = new Set<string>()
  return outgoing.filter(({ clientId, text, delivery, writtenAt }) => {
    if (delivery !== 'sent' && delivery !== 'checking' && delivery !== 'unknown') return true
    const before = known.get(clientId)
    const isSince = ({ id, at }: Message): boolean =>
      before !== undefined
        ? !before.has(id)
        : // Servers count whole seconds.
          at !== null && at > writtenAt - 1000 && at < writtenAt + ARRIVES_WITHIN_MS
    const match = listed.find((message) => message.text === text.trim() && !taken.has(message.id) && isSince(message))
    if (match === undefined) return true
    taken.add(match.id)
    return false
  })
}
