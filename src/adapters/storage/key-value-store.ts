import type { KeyValueStore } from '../../domain/device.ts'

/** JSON texts in a web storage, which may be missing or full, or throw when it is accessed. Never throws itself. */
export const createKeyValueStore = (storage: () => Storage, events: Window): KeyValueStore => ({
  get(key) {
    try {
      return JSON.parse(storage().getItem(key) ?? 'null') as unknown
    } catch {
      // The storage is blocked, or the text is not JSON and of no use.
      this.remove(key)
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
      // The storage is blocked, so it holds nothing to remove.
    }
  },
  keys() {
    try {
      return Object.keys(storage()).filter((key) => key.startsWith('puntada_'))
    } catch {
      return []
    }
  },
  onChange(key, listener) {
    // The key is null when another tab cleared the whole storage.
    const heard = (event: StorageEvent) => {
      if (event.key === key || event.key === null) listener()
    }
    // A page that the browser brings back heard of nothing while it was away.
    const returned = (event: PageTransitionEvent) => {
      if (event.persisted) listener()
    }
    events.addEventListener('storage', heard)
    events.addEventListener('pageshow', returned)
    return () => {
      events.removeEventListener('storage', heard)
      events.removeEventListener('pageshow', returned)
    }
  },
  onLeave(listener) {
    events.addEventListener('pagehide', listener)
  },
})
