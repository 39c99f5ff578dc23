import { MemoryStore } from './device.ts'
import type { KeyValueStore, Locks } from '../../src/domain/device.ts'

interface Holder {
  readonly tab: object
  readonly release: () => void
}

/** The locks of one browser, as its tabs see them: what a tab holds is free when it closes. */
class MemoryLocks {
  readonly #held = new Map<string, Holder>()
  readonly #waiting = new Map<string, (() => void)[]>()

  #take(name: string, tab: object): Holder {
    const holder: Holder = {
      tab,
      release: () => {
        if (this.#held.get(name) !== holder) return
        this.#held.delete(name)
        const [next, ...others] = this.#waiting.get(name) ?? []
        this.#waiting.set(name, others)
        next?.()
      },
    }
    this.#held.set(name, holder)
    return holder
  }

  #run<T>(name: string, tab: object, work: () => T | Promise<T>): Promise<T> {
    const holder = this.#take(name, tab)
    // Work that ends at once is over when the call returns.
    let value: T | Promise<T>
    try {
      value = work()
    } catch (error) {
      holder.release()
      return Promise.reject(error as Error)
    }
    if (!(value instanceof Promise)) {
      holder.release()
      return Promise.resolve(value)
    }
    return value.finally(holder.release)
  }

  of(tab: object): Locks {
    const exclusively = <T>(name: string, work: () => T | Promise<T>): Promise<T> => {
      if (!this.#held.has(name)) return this.#run(name, tab, work)
      return new Promise((resolve, reject) => {
        const later = () => exclusively(name, work).then(resolve, reject)
        this.#waiting.set(name, [...(this.#waiting.get(name) ?? []), later])
      })
    }
    return {
      exclusively,
      tryHold: async (name, work) => {
        if (this.#held.has(name)) return false
        await this.#run(name, tab, work)
        return true
      },
      free: (name) => exclusively(name, () => undefined),
    }
  }

  close(tab: object): void {
    for (const holder of this.#held.values()) if (holder.tab === tab) holder.release()
  }
}

export const createMemoryLocks = (): Locks => new MemoryLocks().of({})

export interface Tab {
  readonly storage: KeyValueStore
  readonly locks: Locks
  /** What the tab remembers when its page is loaded again. */
  readonly values: MemoryStore
  /** Loads the page again, or closes it: nothing of it writes or holds anything any more. */
  close(): void
}

/** Tabs of one browser: one storage whose changes the other tabs hear of, and one set of locks. */
export const createTabs = (initial: Readonly<Record<string, unknown>> = {}) => {
  const texts = new Map(Object.entries(initial).map(([key, value]) => [key, JSON.stringify(value)]))
  const locks = new MemoryLocks()
  let isFull = false
  const listeners = new Set<{ readonly tab: object; readonly key: string; readonly listener: () => void }>()
  return {
    /** What the storage holds under a key. */
    stored: (key: string): unknown => JSON.parse(texts.get(key) ?? 'null') as unknown,
    /** From now on nothing more fits. */
    fill: () => void (isFull = true),
    keys: () => [...texts.keys()].toSorted(),
    open(values = new MemoryStore()): Tab {
      const tab = {}
      let isOpen = true
      const tell = (key: string) => {
        for (const each of listeners) if (each.tab !== tab && each.key === key) each.listener()
      }
      return {
        values,
        locks: locks.of(tab),
        storage: {
          get: (key) => JSON.parse(texts.get(key) ?? 'null') as unknown,
          set(key, value) {
            const [text, before] = [JSON.stringify(value), texts.get(key)]
            if (isFull && text.length > (before?.length ?? 0)) return false
            if (isOpen && text !== before) {
              texts.set(key, text)
              tell(key)
            }
            return true
          },
          remove(key) {
            if (isOpen && texts.delete(key)) tell(key)
          },
          onChange(key, listener) {
            const heard = { tab, key, listener }
            listeners.add(heard)
            return () => void listeners.delete(heard)
          },
          onLeave: () => () => undefined,
        },
        close() {
          isOpen = false
          for (const each of listeners) if (each.tab === tab) listeners.delete(each)
          locks.close(tab)
        },
      }
    },
  }
}
