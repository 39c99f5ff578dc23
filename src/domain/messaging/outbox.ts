import type { Store } from '../device.ts'
import { fail, type Failure } from '../result.ts'
import { isBlank } from '../text.ts'
import { writeOutcome } from '../write-outcome.ts'
import type { Message } from './messaging.ts'

/**
 * The state of an outgoing message. After an unclear answer it is `checking` while the thread is read again; if the
 * thread does not have it or cannot be read, it is `unknown`: it may have arrived.
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

/** The stored state of a user's messages to a store (`user` is the e-mail). */
export interface MessageStores {
  /** Messages that are not known to have arrived. */
  outbox(user: string, storeId: string): Store<readonly OutgoingMessage[]>
  /** The text in the composer. */
  draft(user: string, storeId: string): Store<string>
  /** Up to when the thread was read, in ms since 1970; 0 for never. */
  readUpTo(user: string, storeId: string): Store<number>
}

/** Whether a text is not blank. */
export const isSendable = (text: string): boolean => !isBlank(text)

/** Whether some tab is sending it. */
export const isUnderWay = ({ delivery }: OutgoingMessage): boolean => delivery === 'waiting' || delivery === 'sending'

/** Whether it waits for the visitor to send it again or discard it. */
export const isStuck = ({ delivery }: OutgoingMessage): boolean => delivery === 'failed' || delivery === 'unknown'

/** The state after a failure: `checking` if the message may have arrived. */
export const deliveryAfter = (failure: Failure): Delivery =>
  writeOutcome(fail(failure)).kind === 'unknown' ? 'checking' : 'failed'

/** Whether the thread may have it. */
const mayBeListed = ({ delivery }: OutgoingMessage): boolean =>
  delivery !== 'failed' && delivery !== 'waiting' && delivery !== 'sending'

/**
 * The state of a message whose tab was closed: a waiting one was never sent, and none is resent without being asked.
 */
export const orphaned = (message: OutgoingMessage): OutgoingMessage => ({
  ...message,
  delivery: message.delivery === 'waiting' ? 'failed' : message.delivery === 'sending' ? 'checking' : message.delivery,
})

/** Milliseconds within which a listed message with the same text counts as the same message. */
const ARRIVES_WITHIN_MS = 10 * 60_000

/**
 * Outgoing messages that the server's list does not have yet. A listed message with the same text, written since, is
 * the
 * same one. `known`: the ids listed before it was written; they are lost by a reload, and then only the time decides.
 */
export const notYetListed = (
  outgoing: readonly OutgoingMessage[],
  listed: readonly Message[],
  known: ReadonlyMap<string, ReadonlySet<string>>,
): readonly OutgoingMessage[] => {
  const taken = new Set<string>()
  return outgoing.filter((message) => {
    if (!mayBeListed(message)) return true
    const { clientId, text, writtenAt } = message
    const before = known.get(clientId)
    const isSince = ({ id, at }: Message): boolean =>
      before !== undefined
        ? !before.has(id)
        : // The server's time has whole seconds.
          at !== null && at > writtenAt - 1000 && at < writtenAt + ARRIVES_WITHIN_MS
    const match = listed.find((each) => each.text === text.trim() && !taken.has(each.id) && isSince(each))
    if (match === undefined) return true
    taken.add(match.id)
    return false
  })
}
