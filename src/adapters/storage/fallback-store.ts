import type { KeyValueStore } from '../../domain/device.ts'

export const createFallbackStore = (storage: KeyValueStore, fallback: KeyValueStore): KeyValueStore => ({
  get: (key) => fallback.get(key) ?? storage.get(key),
  set(key, value) {
    if (!storage.set(key, value)) return fallback.set(key, value)
    fallback.remove(key)
    return true
  },
  remove(key) {
    fallback.remove(key)
    storage.remove(key)
  },
  onChange: (key, listener) => storage.onChange(key, listener),
  onLeave: (listener) => storage.onLeave(listener),
})
