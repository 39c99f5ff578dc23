import type { KeyValueStore } from '../../domain/device.ts'

/**
 * JSON texts in a web storage. The storage may be missing, full, or throw on mere mention (blocked cookies):
 * nothing of that gets out.
 */
export const createKeyValueStore = (storage: () => Storage, events: Window): KeyValueStore => ({
  get(key) {
    try {
      const text = storage().getItem(key)
      if (text === null) return null
      try {
        return JSON.parse(text) as unknown
      } catch {
        // Nothing can be made of it, now or later.
        storage().removeItem(key)
        return null
      }
    } catch {
      return null
    }
  },
  set(key, value) {
    try {
      storage().setItem(key, JSON.stringify(value))
      return true
    } catch {
      return false
    }
  },
  remove(key) {
    try {
      storage().removeItem(key)
    } catch {
      // What cannot be reached cannot be kept either.
    }
  },
  onChange(key, listener) {
    // A null key is how another tab says that everything was cleared.
    const heard = (event: StorageEvent) => {
      if (event.key === key || event.key === null) listener()
    }
    events.addEventListener('storage', heard)
    return () => events.removeEventListener('storage', heard)
  },
  onLeave(listener) {
    events.addEventListener('pagehide', listener)
    return () => events.removeEventListener('pagehide', listener)
  },
})
