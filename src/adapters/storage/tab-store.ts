import type { KeyValueStore } from '../../domain/device.ts'

const STATE = 'puntada_pestana'

const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}

/**
 * Values of this tab alone: in memory, and in the history entry during a reload. Nothing stays in the history afterwards.
 */
export const createTabStore = (window: Window): KeyValueStore => {
  const read = (): Readonly<Record<string, unknown>> => asRecord(asRecord(window.history.state)[STATE])
  const write = (values: Readonly<Record<string, unknown>> | undefined) =>
    window.history.replaceState({ ...asRecord(window.history.state), [STATE]: values }, '')
  const values = new Map(Object.entries(read()))
  if (values.size > 0) write(undefined)
  const saveInHistory = () => {
    if (values.size > 0) write(Object.fromEntries(values))
  }
  // Chromium drops at a reload what was written in `pagehide`; Safari on iOS has no `beforeunload`.
  window.addEventListener('beforeunload', saveInHistory)
  window.addEventListener('pagehide', saveInHistory)
  // A page restored from the back/forward cache still has the values in memory.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted && values.size > 0) write(undefined)
  })
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => {
      values.set(key, value)
      return true
    },
    remove: (key) => void values.delete(key),
    onChange: () => () => undefined,
    onLeave: () => () => undefined,
  }
}
