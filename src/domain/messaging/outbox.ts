import type { Message } from './messaging.ts'
import { fail, type Failure } from '../result.ts'
import { isBlank } from '../text.ts'
import { writeOutcome } from '../write-outcome.ts'

/**
 * How far an own message has come. `unknown`: it left, and nobody can say whether it arrived (no answer in time, or
 * the page was loaded again meanwhile).
 */
export type Delivery = 'waiting' | 'sending' | 'sent' | 'failed' | 'unknown'

/** A message on its way to a store. `writtenAt` in ms since 1970. */
export interface OutgoingMessage {
  readonly clientId: string
  readonly text: string
  readonly productId: string | null
  readonly writtenAt: number
  readonly delivery: Delivery
  readonly failure: Failure | null
}

/** A message needs something that can be read. */
export const isSendable = (text: string): boolean => !isBlank(text)

/** After a failure, whether the message may have arrived all the same. */
export const deliveryAfter = (failure: Failure): Delivery =>
  writeOutcome(fail(failure)).kind === 'unknown' ? 'unknown' : 'failed'

/** What a page that is loaded again makes of the messages it finds: none is sent behind the visitor's back. */
export const afterReload = (messages: readonly OutgoingMessage[]): readonly OutgoingMessage[] =>
  messages
    .filter(({ delivery }) => delivery !== 'sent')
    .map((message) => ({
      ...message,
      delivery: message.delivery === 'waiting' ? 'failed' : message.delivery === 'sending' ? 'unknown' : message.delivery,
    }))

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
    if (delivery !== 'sent' && delivery !== 'unknown') return true
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

const DELIVERIES: readonly unknown[] = ['waiting', 'sending', 'sent', 'failed', 'unknown']

/** Reads what storage holds, which may be broken or somebody else's. */
export const readOutgoing = (value: unknown): readonly OutgoingMessage[] =>
  Array.isArray(value)
    ? value.flatMap((raw: unknown): OutgoingMessage[] => {
        if (typeof raw !== 'object' || raw === null) return []
        const { clientId, text, productId, writtenAt, delivery } = raw as Record<string, unknown>
        if (typeof clientId !== 'string' || typeof text !== 'string' || !isSendable(text)) return []
        if (typeof writtenAt !== 'number' || !Number.isFinite(writtenAt) || !DELIVERIES.includes(delivery)) return []
        return [
          {
            clientId,
            text,
            productId: typeof productId === 'string' ? productId : null,
            writtenAt,
            delivery: delivery as Delivery,
            failure: null,
          },
        ]
      })
    : []
