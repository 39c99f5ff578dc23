import type { Locks, Page, Store } from '../domain/device.ts'
import { afterSending, fail, rejection, type Result } from '../domain/result.ts'
import type { LoginIntent } from './login-intent.ts'

export interface SendingNeeds {
  page: Pick<Page, 'now' | 'newId'>
  locks: Locks
  loginIntent: Pick<LoginIntent, 'begin'>
}

/** The outcome of a request. A port that rejects has a bug, and nobody knows whether the request arrived. */
export const answerTo = async <T>(request: Promise<Result<T>>, isRepeat: boolean) =>
  afterSending(await request.catch((error: unknown) => fail(rejection(error))), isRepeat)

/**
 * The locks of orders and messages on their way. The tab that sends one holds its lock, so that no other sends it; a
 * free lock means that this tab was closed.
 */
export const createPendingLocks = (locks: Locks, kind: string) => {
  /** The ids whose locks this tab holds or waits for. */
  const ids = new Set<string>()
  let isLeft = false
  const held = async <T>(id: string, lock: (name: string) => Promise<T>) => {
    if (ids.has(id)) return null
    ids.add(id)
    try {
      return await lock(`${kind}_${id}`)
    } finally {
      ids.delete(id)
    }
  }
  return {
    /** Does the work with the lock; null without it if a tab holds it: a second click sends nothing. */
    tryHold: <T>(id: string, work: () => Promise<T>) => held(id, (name) => locks.tryHold(name, work)),
    /** True once the page is left: it stores nothing more, and the next one settles the rest. */
    isLeft: () => isLeft,
    stop: () => void (isLeft = true),
    /** Settles what closed tabs left on its way, now and whenever the store changes. Returns a function that stops it. */
    watch: <T>(store: Store<T>, underWay: (now: T) => readonly string[], settle: (id: string) => unknown) => {
      const pickUp = () => {
        for (const id of underWay(store.read())) void held(id, (name) => locks.exclusively(name, () => settle(id)))
      }
      pickUp()
      return store.subscribe(pickUp)
    },
  }
}
