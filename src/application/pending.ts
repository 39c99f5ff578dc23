import type { Locks, Page, Store } from '../domain/device.ts'
import { afterSending, fail, rejection, type AfterSending, type Result } from '../domain/result.ts'
import type { LoginIntent } from './login-intent.ts'

/** What sending an order or a message takes. */
export interface SendingNeeds {
  page: Pick<Page, 'now' | 'newId'>
  locks: Locks
  loginIntent: Pick<LoginIntent, 'begin'>
}

/** What became of a request; a port that rejects has a fault, and nobody knows whether it arrived. */
export const answerTo = async <T>(request: Promise<Result<T>>, isRepeat: boolean): Promise<AfterSending<T>> =>
  afterSending(await request.catch((error: unknown) => fail(rejection(error))), isRepeat)

/**
 * The locks of what is on its way: the tab that sends an order or a message holds its lock, so nobody sends it beside
 * it. Where the lock is free, that tab was closed.
 */
export const createPendingLocks = (locks: Locks, kind: string) => {
  /** What this tab holds, or waits for. */
  const own = new Set<string>()
  let isLeft = false
  const held = async <T>(id: string, lock: (name: string) => Promise<T>) => {
    if (own.has(id)) return null
    own.add(id)
    try {
      return await lock(`${kind}_${id}`)
    } finally {
      own.delete(id)
    }
  }
  return {
    /** Null, and nothing is done, if a tab holds it: a second click sends nothing. */
    tryHold: <T>(id: string, work: () => Promise<T>) => held(id, (name) => locks.tryHold(name, work)),
    /** A page that is left keeps nothing more: the next one finds what is on its way. */
    isLeft: () => isLeft,
    stop: () => void (isLeft = true),
    /** Settles what closed tabs left on its way, now and whenever the store changes. The answer stops it. */
    watch: <T>(store: Store<T>, underWay: (now: T) => readonly string[], settle: (id: string) => unknown) => {
      const pickUp = () => {
        for (const id of underWay(store.read())) void held(id, (name) => locks.exclusively(name, () => settle(id)))
      }
      pickUp()
      return store.subscribe(pickUp)
    },
  }
}
