import type { Intent } from '../domain/account/intent.ts'
import type { Locks, Store } from '../domain/device.ts'
import type { Failure } from '../domain/result.ts'
import type { LoginIntent } from './login-intent.ts'

/**
 * One kind of writes whose outcome is not known at once: orders, or messages. Of a pending write is stored its id (also
 * the key by which the server may recognise a repeat), its owner, its body, its time, and its state: on its way, or one
 * of the write table (`writeOutcome`).
 */
interface Kind<Write, Ended> {
  /** The name of a write's lock, which the tab that sends it holds. */
  lockOf: (id: string) => string
  send: (write: Write) => Promise<Ended>
  keep: (write: Write, ended: Ended) => Promise<unknown>
  /** What follows the login that the server asks for, and whose it is. */
  intentOf: (write: Write) => [Intent, { user: string }]
}

/** Takes a write from what is stored, which is `stored` from then on; null if there is none to send. */
type Take<Stored, Write> = (now: Stored) => { write: Write; stored: Stored } | null

export interface WritePorts {
  locks: Locks
  loginIntent: Pick<LoginIntent, 'begin'>
}

export const createPendingWrites = <Write, Ended extends { failure: Failure | null }>(
  { locks, loginIntent }: WritePorts,
  { lockOf, send, keep, intentOf }: Kind<Write, Ended>,
) => {
  /** What this tab is sending, or waits for. */
  const known = new Set<string>()
  let isLeft = false

  /** Under the write's lock. Whether there was one to send. */
  const run = async <Stored>(id: string, store: Store<Stored>, take: Take<Stored, Write>): Promise<boolean> => {
    known.add(id)
    const taken = take(await store.update((now) => take(now)?.stored ?? now))
    const ended = taken && (await send(taken.write))
    // A page that is left keeps nothing more: the next one asks.
    if (ended && !isLeft) {
      if (ended.failure?.kind === 'unauthorised') loginIntent.begin(...intentOf(taken.write))
      await keep(taken.write, ended)
    }
    known.delete(id)
    return taken !== null
  }
  return {
    /** False if a tab is sending it, or if there is nothing to send: a second click sends nothing. */
    attempt: async <Stored>(id: string, store: Store<Stored>, take: Take<Stored, Write>): Promise<boolean> =>
      (await locks.tryHold(lockOf(id), () => run(id, store, take))) ?? false,

    /** Waits until no tab is sending it: what is on its way even then was left by a tab that was closed. */
    follow<Stored>(id: string, store: Store<Stored>, take: Take<Stored, Write>): void {
      if (known.has(id)) return
      known.add(id)
      void locks.exclusively(lockOf(id), () => run(id, store, take))
    },
    isLeft: (): boolean => isLeft,
    leave: (): void => void (isLeft = true),
  }
}

export type PendingWrites<Write> = ReturnType<typeof createPendingWrites<Write, never>>
